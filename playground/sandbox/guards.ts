/**
 * The page's guards. The worker runs code that a visitor pasted, so a message
 * from it is read field by field into a new one; nothing is passed on unread.
 */
import { readRecording } from '../../trace/model/addRecording'
import {
  type Fields,
  isCount,
  isFields,
  readEach,
} from '../../trace/model/fields'
import type {
  CodeLocation,
  ConsoleEntry,
  ConsoleLevel,
  FrameMessage,
  PreviewNode,
  WorkerMessage,
} from './messages'

const MAX_ENTRIES = 1000
const MAX_CHARACTERS = 100_000
const MAX_DEPTH = 100
const MAX_FILE_NAME = 100
const MAX_NODES = 2000
const MAX_TREE_DEPTH = 8

const levels: ReadonlySet<unknown> = new Set([
  'log',
  'info',
  'debug',
  'warn',
  'error',
])

const isLevel = (value: unknown): value is ConsoleLevel => levels.has(value)

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, MAX_CHARACTERS) : undefined

const readLocation = (value: unknown): CodeLocation | undefined =>
  isFields(value) && isCount(value.line) && isCount(value.column)
    ? {
        line: value.line,
        column: value.column,
        ...(typeof value.file === 'string' && {
          file: value.file.slice(0, MAX_FILE_NAME),
        }),
      }
    : undefined

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
    const label = readText(node.label)
    const text = readText(node.text)
    if (label === undefined || text === undefined) {
      return undefined
    }
    const children = readNodes(node.children, depth + 1, budget)
    nodes.push({ label, text, ...(children ? { children } : {}) })
  }
  return nodes
}

const readOutput = (value: Fields): ConsoleEntry | undefined => {
  const text = readText(value.text)
  if (!isLevel(value.level) || text === undefined || !isCount(value.depth)) {
    return undefined
  }
  const location = readLocation(value.location)
  const calledAt = readLocation(value.calledAt)
  const tree = readNodes(value.tree, 0, { nodes: MAX_NODES })
  return {
    kind: 'output',
    level: value.level,
    text,
    depth: Math.min(value.depth, MAX_DEPTH),
    ...(value.group === 'open' || value.group === 'collapsed'
      ? { group: value.group }
      : {}),
    ...(tree ? { tree } : {}),
    ...(location ? { location } : {}),
    ...(calledAt ? { calledAt } : {}),
    ...(isCount(value.key) ? { key: value.key } : {}),
  }
}

const readAmended = (value: Fields): ConsoleEntry | undefined => {
  const text = readText(value.text)
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
      return entries && { type: 'entries', entries }
    }
    case 'trace': {
      const recording = readRecording(value.recording)
      return recording && { type: 'trace', recording }
    }
    case 'ended': {
      const failure = readText(value.failure)
      const location = readLocation(value.location)
      if (failure === undefined) {
        return undefined
      }
      return {
        type: 'ended',
        failure,
        ...(location ? { location } : {}),
        ...(value.isUnread === true ? { isUnread: true } : {}),
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
  const message = readText(value.message)
  return message === undefined ? undefined : { type: 'frame-failure', message }
}
