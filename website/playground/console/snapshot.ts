import type { ConsoleOutput } from '@lfi-docs/sandbox'
import type {
  CodeProblem,
  RunEvent,
  RunOutcome,
  RunPhase,
} from '../sandbox/runEvent'

export type ConsoleLine = ConsoleOutput & { readonly id: number }

type Blocks = readonly (readonly ConsoleLine[])[]

/** What a console shows at one moment. */
export type ConsoleSnapshot = {
  /** Lines in blocks, so that a new line redraws one block, not all. */
  readonly blocks: Blocks
  readonly omitted: number
  readonly phase: RunPhase | 'idle'
  readonly outcome?: RunOutcome
  /** Whether the run came to its end without a word. */
  readonly isSilent?: boolean
  readonly problems: readonly CodeProblem[]
  /** What was to be known before the run. */
  readonly notice?: string
  readonly offer?: Extract<RunEvent, { type: 'missing-imports' }>
}

export const emptySnapshot: ConsoleSnapshot = {
  blocks: [],
  omitted: 0,
  phase: 'idle',
  problems: [],
}

const blockSize = 100
const MAX_BLOCKS = 100

const addLine = (blocks: Blocks, line: ConsoleLine): Blocks => {
  const last = blocks.at(-1)
  return last && last.length < blockSize
    ? [...blocks.slice(0, -1), [...last, line]]
    : [...blocks.slice(1 - MAX_BLOCKS), [line]]
}

/** The lines of a snapshot after one more entry. */
const addEntry = (
  snapshot: ConsoleSnapshot,
  { entry }: Extract<RunEvent, { type: 'entry' }>,
  nextId: () => number,
): ConsoleSnapshot => {
  if (entry.kind === 'output') {
    const line = { ...entry, id: nextId() }
    return { ...snapshot, blocks: addLine(snapshot.blocks, line) }
  }
  return entry.kind === 'clear'
    ? { ...snapshot, blocks: [] }
    : { ...snapshot, omitted: entry.omitted }
}

/** The snapshot after an event of a run. */
export const applyEvent = (
  snapshot: ConsoleSnapshot,
  event: RunEvent,
  nextId: () => number,
): ConsoleSnapshot => {
  switch (event.type) {
    case 'entry':
      return addEntry(snapshot, event, nextId)
    case 'phase':
      return { ...snapshot, phase: event.phase }
    case 'notice':
      return { ...snapshot, notice: event.message }
    case 'problems':
      return { ...snapshot, problems: event.problems }
    case 'missing-imports':
      return { ...snapshot, offer: event }
    case 'finished':
      return {
        ...snapshot,
        phase: 'idle',
        outcome: event.outcome,
        isSilent:
          event.outcome.status === 'completed' &&
          snapshot.blocks.length === 0 &&
          snapshot.omitted === 0,
      }
  }
}
