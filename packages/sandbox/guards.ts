/**
 * Coerces what the sandbox sent, which may be anything: each field is read by
 * itself, and becomes what it should be. A report is passed on unread, because
 * only the host that requested it can read its format.
 */
import { isCount, isFields, isOneOf } from '@lfi-docs/fields'
import { MAX_TEXT } from './limits'
import {
  type CodeLocation,
  type ConsoleEntry,
  consoleLevels,
  flavours,
  type SandboxMessage,
} from './messages'

/** An honest worker cuts its texts, and says by how much. */
const MAX_CHARACTERS = MAX_TEXT + 100
const MAX_DEPTH = 100

/** More marks over one letter than this make drawing it slow. */
const piledMarks = /(\p{M}{10})\p{M}+/gu

const readText = (value: unknown): string =>
  typeof value === 'string'
    ? value.slice(0, MAX_CHARACTERS).replace(piledMarks, '$1…')
    : ''

const readCount = (value: unknown): number => (isCount(value) ? value : 0)

const readLocation = (value: unknown): CodeLocation | undefined => {
  if (!(isFields(value) && isCount(value.line) && isCount(value.column))) {
    return undefined
  }
  const { line, column } = value
  return { line, column }
}

const readEntry = (value: unknown): ConsoleEntry => {
  const fields = isFields(value) ? value : {}
  if (fields.kind === 'clear' || fields.kind === 'capped') {
    return { kind: fields.kind }
  }
  const { level, lazy, mark } = fields
  const location = readLocation(fields.location)
  return {
    kind: 'output',
    level: isOneOf(consoleLevels, level) ? level : 'log',
    text: readText(fields.text),
    depth: Math.min(readCount(fields.depth), MAX_DEPTH),
    ...(location && { location }),
    ...(isOneOf(flavours, lazy) && { lazy }),
    ...(isCount(mark) && { mark }),
  }
}

/** A message of the sandbox; undefined for anything that is not one. */
export const readMessage = (value: unknown): SandboxMessage | undefined => {
  const fields = isFields(value) ? value : {}
  switch (fields.type) {
    case 'ready':
    case 'pong':
    case 'flood':
      return { type: fields.type }
    case 'entry':
      return { type: 'entry', entry: readEntry(fields.entry) }
    case 'failure':
      return { type: 'failure', message: readText(fields.message) }
    case 'report':
      return { type: 'report', report: fields.report }
    case 'ended': {
      const { milliseconds } = fields
      const location = readLocation(fields.location)
      return {
        type: 'ended',
        failure: readText(fields.failure),
        ...(location && { location }),
        ...(isCount(milliseconds) && { milliseconds }),
        ...(fields.isUnread === true && { isUnread: true }),
      }
    }
    default:
      return undefined
  }
}
