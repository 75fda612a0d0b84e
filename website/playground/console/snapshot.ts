import type { ConsoleAmended, ConsoleOutput } from '@lfi-docs/sandbox'
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

/** Gives the newest line with the key another text. */
const amendLine = (blocks: Blocks, { key, text }: ConsoleAmended): Blocks => {
  const isMeant = (line: ConsoleLine): boolean => line.key === key
  const place = blocks.findLastIndex(block => block.some(isMeant))
  const line = blocks[place]?.findLastIndex(isMeant) ?? -1
  return blocks.map((block, index) =>
    index === place
      ? block.map((each, at) => (at === line ? { ...each, text } : each))
      : block,
  )
}

/** The lines of a snapshot after some more entries. */
const addEntries = (
  snapshot: ConsoleSnapshot,
  { entries }: Extract<RunEvent, { type: 'entries' }>,
  nextId: () => number,
): ConsoleSnapshot => {
  let { blocks, omitted } = snapshot
  for (const entry of entries) {
    if (entry.kind === 'output') {
      blocks = addLine(blocks, { ...entry, id: nextId() })
    } else if (entry.kind === 'amended') {
      blocks = amendLine(blocks, entry)
    } else if (entry.kind === 'clear') {
      blocks = []
    } else {
      omitted = entry.omitted
    }
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
