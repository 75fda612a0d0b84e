import {
  type InspectOptions,
  stripVTControlCharacters,
} from 'node-inspect-extracted'

type Inspect = (value: unknown, options?: InspectOptions) => string
type Row = readonly string[]

const MAX_ROWS = 1000

const widthOf = (text: string): number =>
  [...stripVTControlCharacters(text)].length

const draw = (head: Row, rows: readonly Row[]): string => {
  const widths = head.map((_, column) =>
    [head, ...rows].reduce(
      (width, row) => Math.max(width, widthOf(row[column] ?? '')),
      0,
    ),
  )
  const line = (start: string, joint: string, end: string): string =>
    start + widths.map(width => '─'.repeat(width + 2)).join(joint) + end
  const drawRow = (row: Row): string =>
    `│${widths
      .map((width, column) => {
        const cell = row[column] ?? ''
        return ` ${cell}${' '.repeat(width - widthOf(cell))} `
      })
      .join('│')}│`
  return [
    line('┌', '┬', '┐'),
    drawRow(head),
    line('├', '┼', '┤'),
    ...rows.map(drawRow),
    line('└', '┴', '┘'),
  ].join('\n')
}

export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const rowsOf = (data: object): object => {
  if (data instanceof Map) {
    return Array.from(data, ([Key, Values]) => ({ Key, Values }))
  }
  return data instanceof Set ? [...data] : data
}

/** What `console.table` prints of an object, nearly as in Node. */
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
  const items = Object.entries(rowsOf(data)).slice(0, MAX_ROWS)
  const columns = properties ?? [
    ...new Set(
      items.flatMap(([, item]) => (isObject(item) ? Object.keys(item) : [])),
    ),
  ]
  const hasValues = items.some(([, item]) => !isObject(item))
  const isIterated = data instanceof Map || data instanceof Set
  return draw(
    [
      isIterated ? '(iteration index)' : '(index)',
      ...columns,
      ...(hasValues ? ['Values'] : []),
    ],
    items.map(([key, item]) => [
      key,
      ...columns.map(column =>
        isObject(item) && Object.hasOwn(item, column)
          ? show(Reflect.get(item, column))
          : '',
      ),
      ...(hasValues ? [isObject(item) ? '' : show(item)] : []),
    ]),
  )
}
