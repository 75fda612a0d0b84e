import { displayWidth } from '@lfi-docs/inspect'
import { isA, isObject } from '../builtIns'
import type { Inspect } from './format'

type Row = readonly string[]

const MAX_ROWS = 1000

const line = (
  widths: readonly number[],
  [start, joint, end]: readonly [string, string, string],
): string =>
  start + widths.map(width => '─'.repeat(width + 2)).join(joint) + end

const draw = (head: Row, rows: readonly Row[]): string => {
  const widths = head.map((title, column) =>
    Math.max(
      displayWidth(title),
      ...rows.map(row => displayWidth(row[column] ?? '')),
    ),
  )
  const drawRow = (row: Row): string =>
    `│${widths
      .map((width, column) => {
        const cell = row[column] ?? ''
        return ` ${cell}${' '.repeat(width - displayWidth(cell))} `
      })
      .join('│')}│`
  return [
    line(widths, ['┌', '┬', '┐']),
    drawRow(head),
    line(widths, ['├', '┼', '┤']),
    ...rows.map(drawRow),
    line(widths, ['└', '┴', '┘']),
  ].join('\n')
}

const drawObjects = (
  data: object,
  properties: readonly string[] | undefined,
  show: (value: unknown) => string,
): string => {
  const columns = new Set<string>(properties)
  const keys = Object.keys(data).slice(0, MAX_ROWS)
  const items = keys.map(key => ({ key, item: Reflect.get(data, key) }))
  for (const { item } of properties ? [] : items) {
    if (isObject(item)) {
      for (const key of Object.keys(item)) {
        columns.add(key)
      }
    }
  }
  const hasValues = items.some(({ item }) => !isObject(item))
  const head = ['(index)', ...columns, ...(hasValues ? ['Values'] : [])]
  const rows = items.map(({ key, item }) => [
    key,
    ...[...columns].map(column =>
      isObject(item) && Object.hasOwn(item, column)
        ? show(Reflect.get(item, column))
        : '',
    ),
    ...(hasValues ? [isObject(item) ? '' : show(item)] : []),
  ])
  return draw(head, rows)
}

/** What `console.table` prints of an object. */
export const table = (
  data: object,
  properties: readonly string[] | undefined,
  inspect: Inspect,
): string => {
  const show = (value: unknown): string => {
    const isWide =
      isObject(value) && !Array.isArray(value) && Object.keys(value).length > 2
    return inspect(value, {
      maxArrayLength: 3,
      breakLength: Number.POSITIVE_INFINITY,
      depth: isWide ? -1 : 0,
    })
  }
  if (isA(Map, data)) {
    return draw(
      ['(iteration index)', 'Key', 'Values'],
      [...data]
        .slice(0, MAX_ROWS)
        .map(([key, value], index) => [`${index}`, show(key), show(value)]),
    )
  }
  if (isA(Set, data)) {
    return draw(
      ['(iteration index)', 'Values'],
      [...data]
        .slice(0, MAX_ROWS)
        .map((value, index) => [`${index}`, show(value)]),
    )
  }
  return drawObjects(data, properties, show)
}
