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

const MAX_LENGTH = 60

/** A value in a sentence; long ones are cut around the first difference. */
const shown = (text = 'nothing', other = ''): string => {
  const same = [...text].findIndex((letter, at) => letter !== other[at])
  const start = text.length > MAX_LENGTH ? Math.max(0, same - 30) : 0
  const end = start + MAX_LENGTH
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

/** What a value is made of, by the paths to it. */
const leavesOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, path ? `${path}.${key}` : key),
      )
    : [[path, JSON.stringify(value)]]

const MAX_CHANGES = 3

const describeChange = (before: unknown, after: unknown): string => {
  const [old, now] = [before, after].map(value => new Map(leavesOf(value)))
  const paths = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])
  const changes = [...paths].flatMap(path => {
    const [was, is] = [old?.get(path), now?.get(path)]
    return was === is ? [] : `${path} ${shown(was, is)} → ${shown(is, was)}`
  })
  const others = changes.length - MAX_CHANGES
  return [
    ...changes.slice(0, MAX_CHANGES),
    ...(others > 0 ? [`and ${others} more`] : []),
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
  if (after === undefined) {
    return { name, kind: 'gone', sentence: `${prefix} is gone` }
  }
  const sentence = `${prefix} ${describeChange(before, after)}`
  return { name, kind: 'changed', sentence }
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
