/**
 * The page's guards. The worker runs code that a visitor pasted, so a message
 * from it is read field by field into a new one. Nothing is passed on unread but
 * reports, which only whoever asked for them can read.
 */
import {
  type Fields,
  isCount,
  isFields,
  isOneOf,
  readEach,
  readText,
} from '@lfi-docs/fields'
import {
  type CodeLocation,
  type ConsoleEntry,
  consoleLevels,
  type FrameMessage,
  type PreviewNode,
  type WorkerMessage,
} from './messages'

const MAX_ENTRIES = 1000
const MAX_CHARACTERS = 100_000
const MAX_DEPTH = 100
const MAX_FILE_NAME = 100
const MAX_NODES = 2000
const MAX_TREE_DEPTH = 8

const readLocation = (value: unknown): CodeLocation | undefined => {
  if (!(isFields(value) && isCount(value.line) && isCount(value.column))) {
    return undefined
  }
  const { line, column } = value
  const file = readText(value.file, MAX_FILE_NAME)
  return { line, column, ...(file !== undefined && { file }) }
}

const readNodes = (
  value: unknown,
  depth: number,
  budget: { nodes: number },
): PreviewNode[] | undefined => {
  if (!Array.isArray(value) || depth > MAX_TREE_DEPTH) {
    return undefined
  }
  const nodes: PreviewNode[] = []
  for (const node of value) {
    budget.nodes--
    if (budget.nodes < 0) {
      break
    }
    if (!isFields(node)) {
      return undefined
    }
    const label = readText(node.label, MAX_CHARACTERS)
    const text = readText(node.text, MAX_CHARACTERS)
    if (label === undefined || text === undefined) {
      return undefined
    }
    const children = readNodes(node.children, depth + 1, budget)
    nodes.push({ label, text, ...(children && { children }) })
  }
  return nodes
}

const readOutput = (value: Fields): ConsoleEntry | undefined => {
  const { level, depth, key, mark } = value
  const text = readText(value.text, MAX_CHARACTERS)
  if (!isOneOf(consoleLevels, level) || text === undefined || !isCount(depth)) {
    return undefined
  }
  const location = readLocation(value.location)
  const calledAt = readLocation(value.calledAt)
  const tree = readNodes(value.tree, 0, { nodes: MAX_NODES })
  return {
    kind: 'output',
    level,
    text,
    depth: Math.min(depth, MAX_DEPTH),
    ...(tree && { tree }),
    ...(location && { location }),
    ...(calledAt && { calledAt }),
    ...(isCount(key) && { key }),
    ...(isCount(mark) && { mark }),
  }
}

const readAmended = (value: Fields): ConsoleEntry | undefined => {
  const text = readText(value.text, MAX_CHARACTERS)
  return text !== undefined && isCount(value.key)
    ? { kind: 'amended', key: value.key, text }
    : undefined
}

const readEntry = (value: unknown): ConsoleEntry | undefined => {
  if (!isFields(value)) {
    return undefined
  }
  if (value.kind === 'clear') {
    return { kind: 'clear' }
  }
  if (value.kind === 'capped' && isCount(value.omitted)) {
    return { kind: 'capped', omitted: value.omitted }
  }
  if (value.kind === 'amended') {
    return readAmended(value)
  }
  return value.kind === 'output' ? readOutput(value) : undefined
}

/** The message, read; undefined for anything that is not one. */
export const readWorkerMessage = (
  value: unknown,
): WorkerMessage | undefined => {
  if (!isFields(value)) {
    return undefined
  }
  switch (value.type) {
    case 'ready':
    case 'pong':
    case 'waiting':
      return { type: value.type }
    case 'entries': {
      const entries = readEach(value.entries, MAX_ENTRIES, readEntry)
      return entries && isCount(value.at)
        ? { type: 'entries', entries, at: value.at }
        : undefined
    }
    case 'report':
      return { type: 'report', report: value.report }
    case 'ended': {
      const failure = readText(value.failure, MAX_CHARACTERS)
      const location = readLocation(value.location)
      if (failure === undefined) {
        return undefined
      }
      return {
        type: 'ended',
        failure,
        ...(location && { location }),
        ...(isCount(value.milliseconds) && {
          milliseconds: value.milliseconds,
        }),
        ...(value.isUnread === true && { isUnread: true }),
      }
    }
    default:
      return undefined
  }
}

export const readFrameMessage = (value: unknown): FrameMessage | undefined => {
  if (!isFields(value)) {
    return undefined
  }
  if (value.type === 'frame-started' || value.type === 'frame-flood') {
    return { type: value.type }
  }
  if (value.type !== 'frame-failure') {
    return undefined
  }
  const message = readText(value.message, MAX_CHARACTERS)
  return message === undefined ? undefined : { type: 'frame-failure', message }
}
