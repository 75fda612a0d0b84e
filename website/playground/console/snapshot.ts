import type { ConsoleAmended, ConsoleOutput } from '@lfi-docs/sandbox'
import type {
  CodeProblem,
  RunEvent,
  RunOutcome,
  RunPhase,
} from '../sandbox/runEvent'

export type ConsoleLine = ConsoleOutput & {
  readonly id: number
  /** The labels of the groups it is in. */
  readonly groups: readonly { readonly id: number; readonly depth: number }[]
}

type Blocks = readonly (readonly ConsoleLine[])[]

/** What a console shows at one moment. */
export type ConsoleSnapshot = {
  /** Lines in blocks, so that a new line redraws one block, not all. */
  readonly blocks: Blocks
  /** The groups whose lines are not shown, by the ids of their labels. */
  readonly closedGroups: ReadonlySet<number>
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
  closedGroups: new Set(),
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

/** The groups that a line of some depth is in when it comes after `last`. */
const groupsAfter = (
  last: ConsoleLine | undefined,
  depth: number,
): ConsoleLine['groups'] => {
  if (!last) {
    return []
  }
  const { id, group, groups } = last
  const open = group ? [...groups, { id, depth: last.depth }] : groups
  return open.filter(label => label.depth < depth)
}

/** A snapshot in which a group that was closed is open, or the reverse. */
export const toggleGroup = (
  snapshot: ConsoleSnapshot,
  id: number,
): ConsoleSnapshot => {
  const closedGroups = new Set(snapshot.closedGroups)
  if (!closedGroups.delete(id)) {
    closedGroups.add(id)
  }
  return { ...snapshot, closedGroups }
}

/** The lines of a snapshot after some more entries. */
const addEntries = (
  snapshot: ConsoleSnapshot,
  { entries }: Extract<RunEvent, { type: 'entries' }>,
  nextId: () => number,
): ConsoleSnapshot => {
  let { blocks, omitted } = snapshot
  const collapsed: number[] = []
  for (const entry of entries) {
    if (entry.kind === 'output') {
      const id = nextId()
      const groups = groupsAfter(blocks.at(-1)?.at(-1), entry.depth)
      blocks = addLine(blocks, { ...entry, id, groups })
      if (entry.group === 'collapsed') {
        collapsed.push(id)
      }
    } else if (entry.kind === 'amended') {
      blocks = amendLine(blocks, entry)
    } else if (entry.kind === 'clear') {
      blocks = []
    } else {
      omitted = entry.omitted
    }
  }
  const closedGroups =
    collapsed.length > 0
      ? new Set([...snapshot.closedGroups, ...collapsed])
      : snapshot.closedGroups
  return { ...snapshot, blocks, closedGroups, omitted }
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
