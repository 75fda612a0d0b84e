import type { Pipeline } from '../model/pipelines'
import type { Trace } from '../model/trace'
import { withCommas } from '../model/withCommas'
import type { AskingRow } from './askingRows'
import type { Cell } from './cells'
import { readOf } from './drawHead'
import { type Drawn, draw, drawCode, drawFolded, drawMore } from './drawn'
import { sinceShared } from './sinceShared'
import type { Table } from './tableLayout'
import type { TableRow } from './tableRows'

export type DrawingOptions = {
  /** For the viewer: numbers to go to, the order, and who asked whom. */
  readonly isLive: boolean
}

/** A table of more rows shows the first and the last of them. */
const MAX_ROWS = 12
const ROWS_AT_ENDS = 5

/** A value that is longer and went through unchanged is not said again. */
const MAX_REPEATED = 14

const marks: Readonly<Partial<Record<Cell['kind'], string>>> = {
  pass: '✓ ',
  drop: '✕ ',
  error: '✕ ',
}

const isWord = ({ kind, text }: Cell): boolean =>
  kind === 'drop' ||
  kind === 'kept' ||
  kind === 'many' ||
  (kind === 'used' && text === 'used')

const drawCellText = (cell: Cell, before: string): Drawn => {
  const isLong = cell.text.length > MAX_REPEATED
  const isSaid = isLong && (cell.kind === 'pass' || cell.kind === 'same')
  return isWord(cell) || isSaid
    ? draw('i', {}, isSaid ? 'the same' : cell.text)
    : drawCode(sinceShared(before, cell.text))
}

const drawCell = (
  cell: Cell | undefined,
  number: number | undefined,
  before: string,
): Drawn => {
  if (!cell) {
    return draw('td', {})
  }
  const mark = marks[cell.kind]
  return draw(
    'td',
    {
      'data-cell': cell.isEarlier ? 'earlier' : cell.kind,
      'data-at': number === undefined ? undefined : cell.ats.join(' '),
      // The last of the row may be the longest.
      title: cell.text.length > 20 ? cell.text : undefined,
    },
    number !== undefined &&
      draw('span', { class: 'trace-number' }, String(number)),
    mark && draw('b', {}, mark),
    drawCellText(cell, before),
  )
}

/** The place of each cell among all, in the order in which they appeared. */
const orderOf = ({ rows }: Table): ReadonlyMap<Cell, number> =>
  new Map(
    rows
      .flatMap(({ cells }) => [...cells.values()])
      .sort((a, b) => (a.ats.at(-1) ?? 0) - (b.ats.at(-1) ?? 0))
      .map((cell, index) => [cell, index + 1]),
  )

const drawRow = (
  { columns }: Table,
  { cells, isGone, depth }: TableRow,
  order: ReadonlyMap<Cell, number> | undefined,
): Drawn =>
  draw(
    'tr',
    {
      'data-gone': isGone ? '' : undefined,
      'data-depth': depth > 0 ? depth : undefined,
    },
    ...columns.map((_, column) => {
      const cell = cells.get(column)
      return drawCell(
        cell,
        cell && order?.get(cell),
        cells.get(column - 1)?.text ?? '',
      )
    }),
  )

const drawAsking = ({ columns }: Table, { cells }: AskingRow): Drawn =>
  draw(
    'tr',
    { class: 'trace-asking' },
    ...columns.map((_, column) => {
      const cell = cells.get(column)
      return draw(
        'td',
        { 'data-at': cell?.ats.join(' ') },
        cell && draw('i', {}, cell.text),
      )
    }),
  )

const drawNote = (columns: number, content: Drawn | string): Drawn =>
  draw('tr', { class: 'trace-more' }, draw('td', { colspan: columns }, content))

/** The first row whose events come after those that were not kept. */
const firstAfterFold = ({ events, folded }: Trace, { rows }: Table): number => {
  const fold =
    events.find(({ at }, index) => at > (events[index - 1]?.at ?? at) + 1)
      ?.at ?? Infinity
  return folded > 0
    ? rows.findIndex(({ cells }) =>
        [...cells.values()].every(({ ats }) => (ats[0] ?? 0) >= fold),
      )
    : -1
}

/** The events that a part of the rows represents. */
const eventsIn = (
  { rows, asking }: Table,
  from: number,
  to: number,
): readonly number[] =>
  [
    ...rows.slice(from, to),
    ...asking.filter(({ after }) => from <= after && after < to),
  ].flatMap(({ cells }) => [...cells.values()].flatMap(({ ats }) => ats))

/** What of the sources was never read, below all that was. */
const drawUnread = (trace: Trace, { columns }: Table, { events }: Pipeline) => {
  const unread = columns.map(step => readOf(trace, step, events).unread)
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
export const drawTableBody = (
  trace: Trace,
  pipeline: Pipeline,
  table: Table,
  { isLive }: DrawingOptions,
): readonly Drawn[] => {
  const order = isLive ? orderOf(table) : undefined
  const fold = firstAfterFold(trace, table)
  const askingAfter = (row: number): readonly Drawn[] =>
    isLive
      ? table.asking
          .filter(({ after }) => after === row)
          .map(asking => drawAsking(table, asking))
      : []
  const drawRows = (from: number, to: number): readonly Drawn[] =>
    table.rows
      .slice(from, to)
      .flatMap((row, index) => [
        ...(from + index === fold
          ? [
              drawNote(
                table.columns.length,
                `${withCommas(trace.folded)} events were not kept`,
              ),
            ]
          : []),
        drawRow(table, row, order),
        ...askingAfter(from + index),
      ])
  const { length } = table.rows
  const first = askingAfter(-1)
  const unread = drawUnread(trace, table, pipeline)
  if (length <= MAX_ROWS) {
    return [draw('tbody', {}, ...first, ...drawRows(0, length), unread)]
  }
  const last = length - ROWS_AT_ENDS
  const more = drawMore(last - ROWS_AT_ENDS, isLive)
  return [
    draw('tbody', {}, ...first, ...drawRows(0, ROWS_AT_ENDS)),
    draw('tbody', {}, drawNote(table.columns.length, more)),
    ...(isLive
      ? [
          drawFolded('tbody', eventsIn(table, ROWS_AT_ENDS, last), () =>
            drawRows(ROWS_AT_ENDS, last),
          ),
        ]
      : []),
    draw('tbody', {}, ...drawRows(last, length), unread),
  ]
}
