import { describeEvent } from '../describeEvent'
import { findEvent } from '../events'
import type { Trace } from '../trace'
import { drawHead } from './drawHead'
import {
  type Drawn,
  draw,
  drawBlock,
  drawFold,
  drawSentence,
  ROWS_IN_BLOCK,
} from './drawn'
import { type Flow, type FlowRow, layOutFlow } from './flowRows'

export type DrawingOptions = {
  /** For the viewer: numbers to go to, and a sentence for narrow screens. */
  readonly isLive: boolean
}

const kindOf = (trace: Trace, { step }: FlowRow): string | undefined =>
  trace.steps[step]?.kind

/** A call and its end are one sentence. */
const drawSaid = (trace: Trace, row: FlowRow): Drawn => {
  const [event, end] = row.ats.map(at => findEvent(trace, at))
  return draw(
    'span',
    {
      class: 'trace-said',
      'data-type': row.type,
      'data-kind': kindOf(trace, row),
      'data-dropped': row.isDropped ? '' : undefined,
      'data-at': row.ats.join(' '),
      style: `--a:${Math.min(row.start, row.end)}`,
    },
    ...drawSentence(event ? describeEvent(trace, event) : []),
    ...(end ? [' → ', draw('code', {}, end.value)] : []),
  )
}

const isResult = ({ type, start, end }: FlowRow): boolean =>
  type === 'value' && start === end

const direction = (row: FlowRow): string => {
  const { start, end } = row
  if (start === end) {
    return isResult(row) ? 'out' : 'at'
  }
  return end < start ? 'left' : 'right'
}

const drawTime = (row: FlowRow, before: FlowRow | undefined): Drawn =>
  draw(
    'time',
    {},
    before && Math.round(before.time) === Math.round(row.time)
      ? ''
      : `${Math.round(row.time)} ms`,
  )

const drawArrow = (
  trace: Trace,
  row: FlowRow,
  { isLive }: DrawingOptions,
): Drawn => {
  // A result has no arrow, so that it may be as long as the line.
  const first = isResult(row) ? 1 : Math.min(row.start, row.end) + 1
  const end = Math.max(row.start, row.end) + 2
  return draw(
    'span',
    {
      class: 'trace-arrow',
      'data-type': row.type,
      'data-to': direction(row),
      'data-kind': kindOf(trace, row),
      'data-dropped': row.isDropped ? '' : undefined,
      'data-at': isLive ? row.ats.join(' ') : undefined,
      style: `--a:${first};--z:${end}`,
    },
    ...(row.text === '' ? [] : [draw('code', {}, row.text)]),
  )
}

/** What happens without a break from column to column shares a line. */
const drawLine = (
  trace: Trace,
  { hasTimes }: Flow,
  line: readonly FlowRow[],
  before: FlowRow | undefined,
  options: DrawingOptions,
): Drawn => {
  const [first] = line
  return draw(
    'div',
    { class: 'trace-row' },
    ...(hasTimes && first ? [drawTime(first, before)] : []),
    ...line.map(row => drawArrow(trace, row, options)),
    ...(options.isLive ? line.map(row => drawSaid(trace, row)) : []),
  )
}

const linesOf = ({
  rows,
  foldAfter,
}: Flow): readonly (readonly FlowRow[])[] => {
  const lines: FlowRow[][] = []
  for (const [index, row] of rows.entries()) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    const goesOn = last && index !== foldAfter && continues(last, row)
    if (line && goesOn) {
      line.push(row)
    } else {
      lines.push([row])
    }
  }
  return lines
}

const isLeft = (row: FlowRow): boolean => row.end < row.start

const continues = (last: FlowRow, row: FlowRow): boolean =>
  isLeft(last) === isLeft(row) &&
  last.end === row.start &&
  // Words at one step would cover each other; a result has a line of its own.
  !(row.start === row.end && last.start === last.end) &&
  !isResult(row) &&
  Math.round(last.time) === Math.round(row.time)

const drawBlocks = (
  trace: Trace,
  flow: Flow,
  options: DrawingOptions,
): readonly Drawn[] => {
  const lines = linesOf(flow)
  const { rows, foldAfter } = flow
  const fold = lines.findIndex(
    ([row]) => row && rows.indexOf(row) === foldAfter,
  )
  const cuts = [
    0,
    ...lines.flatMap((_, index) =>
      index > 0 && index % ROWS_IN_BLOCK === 0 ? [index] : [],
    ),
    ...(fold > 0 ? [fold] : []),
  ].sort((a, b) => a - b)
  return cuts.flatMap((start, index) => {
    const block = lines.slice(start, cuts[index + 1] ?? lines.length)
    return [
      ...(start === fold && fold > 0 ? [drawFold(trace)] : []),
      drawBlock(
        block.map((line, offset) =>
          drawLine(trace, flow, line, lines[start + offset - 1]?.[0], options),
        ),
      ),
    ]
  })
}

/** Plain and Async steps: a column for each, time goes down. */
export const drawFlow = (
  trace: Trace,
  options: DrawingOptions,
): Drawn | undefined => {
  const flow = layOutFlow(trace)
  if (flow.rows.length === 0) {
    return undefined
  }
  return draw(
    'div',
    {
      class: 'trace-flow',
      'data-times': flow.hasTimes ? '' : undefined,
      // More than a phone has room for.
      'data-many': flow.columns.length > 3 ? '' : undefined,
      style: `--columns:${flow.columns.length}`,
    },
    draw(
      'div',
      { class: 'trace-heads' },
      ...flow.columns.map(step => drawHead(trace, step)),
    ),
    draw('div', { class: 'trace-rows' }, ...drawBlocks(trace, flow, options)),
  )
}
