import { isDeepStrictEqual } from 'node:util'

/** What was measured: a line for each name, in sections. */
export type Sections = Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>

/** What is measured of a name is not what is recorded. */
export type Difference = {
  name: string
  kind: 'new' | 'gone' | 'changed'
  sentence: string
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null

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

/** Lists of different lengths are reported as a whole. */
const isAlike = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) === Array.isArray(after) &&
  (!Array.isArray(before) ||
    (Array.isArray(after) && before.length === after.length))

/** Where two values differ, as paths with both sides. */
const changesIn = (before: unknown, after: unknown, path = ''): string[] => {
  if (isDeepStrictEqual(before, after)) {
    return []
  }
  if (isFields(before) && isFields(after) && isAlike(before, after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap(key =>
      changesIn(before[key], after[key], path ? `${path}.${key}` : key),
    )
  }
  return [`${path} ${shown(before, after)} → ${shown(after, before)}`.trim()]
}

const MAX_CHANGES = 3

const describeChange = (before: unknown, after: unknown): string => {
  const found = changesIn(before, after)
  const rest = found.length - MAX_CHANGES
  return [
    ...found.slice(0, MAX_CHANGES),
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join('; ')
}

const differenceOf = (
  section: string,
  name: string,
  before: unknown,
  after: unknown,
): Difference => {
  const prefix = `${section}, ${name}:`
  if (before === undefined) {
    return { name, kind: 'new', sentence: `${prefix} is new` }
  }
  return after === undefined
    ? { name, kind: 'gone', sentence: `${prefix} is gone` }
    : {
        name,
        kind: 'changed',
        sentence: `${prefix} ${describeChange(before, after)}`,
      }
}

/** One for each name whose measured value is not the recorded one. */
export const compareRecords = (
  recorded: Sections,
  measured: Sections,
): Difference[] => {
  const sections = new Set([...Object.keys(recorded), ...Object.keys(measured)])
  return [...sections].flatMap(section => {
    const [before = {}, after = {}] = [recorded[section], measured[section]]
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names]
      .sort()
      .filter(name => !isDeepStrictEqual(before[name], after[name]))
      .map(name => differenceOf(section, name, before[name], after[name]))
  })
}
