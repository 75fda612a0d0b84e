import type {
  CodeProblem,
  ConsoleOutput,
  RunEvent,
  RunOutcome,
  RunPhase,
} from '../sandbox/messages'

export interface ConsoleLine extends ConsoleOutput {
  readonly id: number
}

/** What a console shows at one moment. */
export interface ConsoleSnapshot {
  /** Lines in blocks, so that a new line redraws one block, not all. */
  readonly blocks: readonly (readonly ConsoleLine[])[]
  readonly omitted: number
  readonly phase: RunPhase | 'idle'
  readonly outcome?: RunOutcome
  readonly problems: readonly CodeProblem[]
  readonly offer?: Extract<RunEvent, { type: 'missing-imports' }>
}

export const emptySnapshot: ConsoleSnapshot = {
  blocks: [],
  omitted: 0,
  phase: 'idle',
  problems: [],
}

const blockSize = 100
const mostBlocks = 100

const addLine = (
  blocks: readonly (readonly ConsoleLine[])[],
  line: ConsoleLine,
): readonly (readonly ConsoleLine[])[] => {
  const last = blocks.at(-1)
  return last && last.length < blockSize
    ? [...blocks.slice(0, -1), [...last, line]]
    : [...blocks.slice(1 - mostBlocks), [line]]
}

/** The lines of a snapshot after some more entries. */
const addEntries = (
  snapshot: ConsoleSnapshot,
  { entries }: Extract<RunEvent, { type: 'entries' }>,
  nextId: () => number,
): ConsoleSnapshot => {
  let { blocks, omitted } = snapshot
  for (const entry of entries) {
    if (entry.kind === 'output')
      blocks = addLine(blocks, { ...entry, id: nextId() })
    else if (entry.kind === 'clear') blocks = []
    else omitted = entry.omitted
  }
  return { ...snapshot, blocks, omitted }
}

/** The snapshot after an event of a run. */
export const applyEvent = (
  snapshot: ConsoleSnapshot,
  event: RunEvent,
  nextId: () => number,
): ConsoleSnapshot => {
  switch (event.type) {
    case 'entries':
      return addEntries(snapshot, event, nextId)
    case 'phase':
      return { ...snapshot, phase: event.phase }
    case 'problems':
      return { ...snapshot, problems: event.problems }
    case 'missing-imports':
      return { ...snapshot, offer: event }
    case 'finished':
      return { ...snapshot, phase: 'idle', outcome: event.outcome }
  }
}
