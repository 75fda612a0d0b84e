import type { Observation } from './schema'

/*
 * The record of what was observed last: a table with a line for each function,
 * made to be read in a diff. A field without a value is a dash; a function that
 * could not be observed has an exclamation mark and the reason.
 */

export type RecordedFields = ReadonlyMap<string, string>
export type BehaviourRecord = ReadonlyMap<string, RecordedFields>

const UNOBSERVED = 'unobserved'

const show = (value: unknown): string => {
  if (value === null || (Array.isArray(value) && value.length === 0)) {
    return '-'
  }
  if (typeof value === 'boolean') {
    return value ? 'yes' : 'no'
  }
  return String(value)
}

const flatten = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? flatten(inner, `${prefix}${key}.`)
      : [[`${prefix}${key}`, show(inner)]],
  )

export const toRecord = (
  observations: Readonly<Record<string, Observation>>,
): BehaviourRecord =>
  new Map(
    Object.entries(observations).map(([name, observation]) => [
      name,
      new Map(
        'unobserved' in observation
          ? [[UNOBSERVED, observation.unobserved]]
          : flatten(observation),
      ),
    ]),
  )

/** Objects that may be null as a whole: their fields have columns. */
const withoutColumn = [
  UNOBSERVED,
  'rejection',
  'reducer.nan',
  'reducer.ofOptional',
]

const columnsOf = (record: BehaviourRecord): string[] => [
  ...new Set(
    [...record.values()]
      .flatMap(fields => [...fields.keys()])
      .filter(field => !withoutColumn.includes(field)),
  ),
]

const align = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  )
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' ')
      .trimEnd(),
  )
}

export const printRecord = (record: BehaviourRecord): string => {
  const columns = columnsOf(record)
  const observed = [...record].filter(([, fields]) => !fields.has(UNOBSERVED))
  const rows = [
    ['function', ...columns],
    ...observed.map(([name, fields]) => [
      name,
      ...columns.map(column => fields.get(column) ?? '-'),
    ]),
  ]
  const failed = [...record].flatMap(([name, fields]) =>
    fields.has(UNOBSERVED) ? [`${name} ! ${fields.get(UNOBSERVED)}`] : [],
  )
  return `${[...align(rows), ...failed].join('\n')}\n`
}

export const parseRecord = (text: string): BehaviourRecord => {
  const [header = '', ...lines] = text.trim().split('\n')
  const [, ...columns] = header.trim().split(/\s+/u)
  return new Map(
    lines.map((line): [string, RecordedFields] => {
      const [name = '', ...cells] = line.trim().split(/\s+/u)
      return cells[0] === '!'
        ? [name, new Map([[UNOBSERVED, cells.slice(1).join(' ')]])]
        : [name, new Map(columns.map((column, i) => [column, cells[i] ?? '-']))]
    }),
  )
}

const compareFields = (
  name: string,
  before: RecordedFields,
  now: RecordedFields,
): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].flatMap(field => {
    const was = before.get(field) ?? '-'
    const is = now.get(field) ?? '-'
    return was === is
      ? []
      : [`\`${name}\`: ${field} was recorded as ${was} and is ${is} now.`]
  })

/** A sentence for each difference between two records. */
export const compareRecords = (
  before: BehaviourRecord,
  now: BehaviourRecord,
): string[] => [
  ...[...before.keys()]
    .filter(name => !now.has(name))
    .map(name => `\`${name}\` is recorded, but the package has it no more.`),
  ...[...now].flatMap(([name, fields]) => {
    const known = before.get(name)
    return known
      ? compareFields(name, known, fields)
      : [
          `\`${name}\` is not in the record: ${fields.has(UNOBSERVED) ? `it ${fields.get(UNOBSERVED)}` : 'it was probed by its signature'}.`,
        ]
  }),
]
