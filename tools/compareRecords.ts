import { isDeepStrictEqual } from 'node:util'
import type { Sections } from './recordFile'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MAX_LENGTH = 60

/** A value in a sentence; long ones are cut around the first difference. */
const shown = (value: unknown, other: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  if (text.length <= MAX_LENGTH) {
    return text
  }
  const beside = JSON.stringify(other) ?? ''
  const same = [...text].findIndex((letter, at) => letter !== beside[at])
  const start = Math.max(0, same - MAX_LENGTH / 2)
  const end = start + MAX_LENGTH
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

/** Where two values differ, as paths with both sides. */
const differences = (before: unknown, after: unknown, path = ''): string[] => {
  if (isDeepStrictEqual(before, after)) {
    return []
  }
  const isList = Array.isArray(before) && Array.isArray(after)
  if (
    isList
      ? before.length === after.length
      : isFields(before) && isFields(after)
  ) {
    const [a, b] = [before as Fields, after as Fields]
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap(key =>
      differences(a[key], b[key], path ? `${path}.${key}` : key),
    )
  }
  return [`${path} ${shown(before, after)} → ${shown(after, before)}`.trim()]
}

const MAX_DIFFERENCES = 3

const describe = (before: unknown, after: unknown): string => {
  if (before === undefined) {
    return 'is new'
  }
  if (after === undefined) {
    return 'is gone'
  }
  const found = differences(before, after)
  const rest = found.length - MAX_DIFFERENCES
  return [
    ...found.slice(0, MAX_DIFFERENCES),
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join('; ')
}

/** A sentence for each name whose measured value is not the recorded one. */
export const compareRecords = (
  recorded: Sections,
  measured: Sections,
): string[] => {
  const sections = new Set([...Object.keys(recorded), ...Object.keys(measured)])
  return [...sections].flatMap(section => {
    const [before = {}, after = {}] = [recorded[section], measured[section]]
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names]
      .sort()
      .filter(name => !isDeepStrictEqual(before[name], after[name]))
      .map(
        name => `${section}, ${name}: ${describe(before[name], after[name])}`,
      )
  })
}
