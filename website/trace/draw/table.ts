import { withCommas } from '../../browser/withCommas'
import type { RunStory, Story } from '../values/readStory'
import {
  type DrawingOptions,
  type Drawn,
  draw,
  drawCode,
  drawFolded,
  drawMore,
  partOf,
} from './drawn'
import { countsOf, describeCounts, drawHead, unreadOf } from './heads'
import {
  type AskingRow,
  type Cell,
  type CellKind,
  layOutTable,
  type Table,
  type TableRow,
} from './layOutTable'

/** A table of more rows shows the first and the last of them. */
const MAX_ROWS = 12
const ROWS_AT_ENDS = 5

/** A value that is longer and went through unchanged is not said again. */
const MAX_REPEATED = 14

const marks: Readonly<Partial<Record<CellKind, string>>> = {
  pass: '✓ ',
  drop: '✕ ',
  error: '✕ ',
}

const drawCellText = ({ kind, text }: Cell): Drawn => {
  const isWord =
    kind === 'drop' ||
    kind === 'kept' ||
    kind === 'many' ||
    (kind === 'used' && text === 'used')
  const isSaid =
    text.length > MAX_REPEATED && (kind === 'pass' || kind === 'same')
  return isWord || isSaid
    ? draw('i', {}, isSaid ? 'the same' : text)
    : drawCode(text)
}

const drawCell = (
  cell: Cell | undefined,
  number: number | undefined,
  options: DrawingOptions,
): Drawn => {
  if (!cell) {
    return draw('td', {})
  }
  const mark = marks[cell.kind]
  return draw(
    'td',
    {
      'data-cell': cell.kind,
      ...partOf(cell.ats, options, cell.known),
      // The last of the row may be the longest.
      title: cell.text.length > 20 ? cell.text : undefined,
    },
    number !== undefined &&
      draw('span', { class: 'trace-number' }, String(number)),
    mark && draw('b', {}, mark),
    drawCellText(cell),
  )
}

/** The place of each cell among all, in the order in which they were known. */
const orderOf = ({ rows }: Table): ReadonlyMap<Cell, number> =>
  new Map(
    rows
      .flatMap(({ cells }) => [...cells.values()])
      .sort((a, b) => a.known - b.known)
      .map((cell, index) => [cell, index + 1]),
  )

const drawRow = (
  columns: readonly number[],
  { cells, isGone }: TableRow,
  order: ReadonlyMap<Cell, number> | undefined,
  options: DrawingOptions,
): Drawn =>
  draw(
    'tr',
    { 'data-gone': isGone ? '' : undefined },
    ...columns.map(column => {
      const cell = cells.get(column)
      return drawCell(cell, cell && order?.get(cell), options)
    }),
  )

const drawAsking = (columns: readonly number[], { cells }: AskingRow): Drawn =>
  draw(
    'tr',
    { class: 'trace-asking' },
    ...columns.map(column => {
      const cell = cells.get(column)
      return draw(
        'td',
        { 'data-at': cell?.ats.join(' ') },
        cell && draw('i', {}, cell.text),
      )
    }),
  )

/** What of the sources was never read, below all that was. */
const drawUnread = (
  run: RunStory,
  columns: readonly number[],
): Drawn | false => {
  const unread = columns.map(step => {
    const counts = countsOf(run, step)
    return counts ? unreadOf(run, counts) : 0
  })
  return (
    unread.some(count => count > 0) &&
    draw(
      'tr',
      { class: 'trace-unread' },
      ...unread.map(count =>
        draw(
          'td',
          {},
          count > 0 && draw('i', {}, `${withCommas(count)} never read`),
        ),
      ),
    )
  )
}

/** The rows of a table; of many, the first and the last. */
const drawBody = (
  run: RunStory,
  table: Table,
  columns: readonly number[],
  options: DrawingOptions,
): readonly (Drawn | false)[] => {
  const { isLive } = options
  const { rows, asking } = table
  const order = isLive ? orderOf(table) : undefined
  const askingAfter = (row: TableRow | undefined): readonly Drawn[] =>
    isLive
      ? asking
          .filter(({ after }) => after === row)
          .map(each => drawAsking(columns, each))
      : []
  const drawRows = (some: readonly TableRow[]): readonly Drawn[] =>
    some.flatMap(row => [
      drawRow(columns, row, order, options),
      ...askingAfter(row),
    ])
  const first = askingAfter(undefined)
  const unread = drawUnread(run, columns)
  if (rows.length <= MAX_ROWS) {
    return [draw('tbody', {}, ...first, ...drawRows(rows), unread)]
  }
  const hidden = rows.slice(ROWS_AT_ENDS, -ROWS_AT_ENDS)
  const more = draw(
    'td',
    { colspan: columns.length },
    drawMore(hidden.length, isLive),
  )
  return [
    draw('tbody', {}, ...first, ...drawRows(rows.slice(0, ROWS_AT_ENDS))),
    draw('tbody', {}, draw('tr', { class: 'trace-more' }, more)),
    drawFolded('tbody', drawRows(hidden), isLive),
    draw('tbody', {}, ...drawRows(rows.slice(-ROWS_AT_ENDS)), unread),
  ]
}

const drawFoot = (
  run: RunStory,
  columns: readonly number[],
  options: DrawingOptions,
): Drawn => {
  const { outcome } = run.run
  return draw(
    'tfoot',
    {},
    draw(
      'tr',
      {},
      ...columns.map(step =>
        outcome?.type === 'value' && step === run.steps.at(-1)
          ? draw(
              'td',
              {
                'data-cell': 'result',
                ...partOf([outcome.at], options),
                title: outcome.value.length > 20 ? outcome.value : undefined,
              },
              drawCode(outcome.value),
            )
          : draw('td', {}, describeCounts(run, step)),
      ),
    ),
  )
}

/** A row for each source value, a column for each step. */
export const drawTable = (
  story: Story,
  run: RunStory,
  options: DrawingOptions,
  columns: readonly number[] = run.steps,
): Drawn => {
  const table = layOutTable(story, run, columns)
  return draw(
    'div',
    {
      class: 'trace-scroll',
      // On a narrow page it scrolls sideways, which keys must reach too.
      role: 'group',
      'aria-label': 'Values and steps',
      tabindex: '0',
    },
    draw(
      'table',
      { class: 'trace-table', style: `--columns:${columns.length}` },
      draw(
        'thead',
        {},
        draw('tr', {}, ...columns.map(step => drawHead(story, run, step))),
      ),
      ...drawBody(run, table, columns, options),
      drawFoot(run, columns, options),
    ),
  )
}
