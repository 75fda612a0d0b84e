import type { Trace } from '../trace'
import type { DrawingOptions } from './drawFlow'
import { drawHead } from './drawHead'
import {
  type Drawn,
  draw,
  drawBlock,
  drawFold,
  ROWS_IN_BLOCK,
  short,
} from './drawn'
import {
  type Lane,
  type LaneBar,
  type LaneMark,
  type LaneOptions,
  type Lanes,
  layOutLanes,
} from './laneLayout'

/** Per cent of the width: shorter bars have no room for words. */
const MIN_NAMED = 5

/** Where a moment is on the axis, in per cent of its width. */
export const momentToPercent = (
  { start, end }: Pick<Lanes, 'start' | 'end'>,
  moment: number,
): number =>
  end > start
    ? Math.max(0, Math.min(100, ((moment - start) / (end - start)) * 100))
    : 0

const drawBar = (lanes: Lanes, bar: LaneBar, { isLive }: DrawingOptions) => {
  const start = momentToPercent(lanes, bar.start)
  const width = momentToPercent(lanes, bar.end) - start
  const { at, endAt, stage, outcome, text } = bar
  return draw(
    'span',
    {
      class: 'trace-bar',
      'data-stage': stage % 4,
      // The lanes are of the kind of the first.
      'data-kind':
        lanes.kinds[stage] === lanes.kinds[0] ? undefined : lanes.kinds[stage],
      'data-outcome': outcome === 'done' ? undefined : outcome,
      'data-at': isLive ? [at, endAt ?? []].flat().join(' ') : undefined,
      style: `inset-inline-start:${short(start)}%;inline-size:${short(width)}%`,
    },
    ...(width < MIN_NAMED ? [] : [outcome === 'failed' ? `✕ ${text}` : text]),
  )
}

const drawMark = (
  lanes: Lanes,
  { at, time, text, kind }: LaneMark,
  { place, isNamed }: { place: number; isNamed: boolean },
  { isLive }: DrawingOptions,
): Drawn => {
  const percent = momentToPercent(lanes, time)
  return draw(
    'span',
    {
      class: 'trace-mark',
      'data-kind': kind,
      'data-at': isLive ? at : undefined,
      // A result has its words on the side that has more room for them.
      'data-side': percent > 50 ? 'end' : undefined,
      'data-named': isNamed ? '' : undefined,
      style: `inset-inline-start:${short(percent)}%${place > 0 ? `;--place:${place}` : ''}`,
    },
    draw('code', {}, text),
  )
}

/** The mark that is named: the last one, if no bar is where its words would be. */
const namedMarkOf = ({
  bars,
  marks,
}: Pick<Lane, 'bars' | 'marks'>): LaneMark | undefined => {
  const busyUntil = Math.max(...bars.map(({ end }) => end), 0)
  return marks.slice(-1).find(({ time }) => time >= busyUntil)
}

/** Arrivals of the same moment stand beside each other. */
const drawMarks = (
  lanes: Lanes,
  lane: Pick<Lane, 'bars' | 'marks'>,
  options: DrawingOptions,
): readonly Drawn[] => {
  const named = namedMarkOf(lane)
  return lane.marks.map((mark, index) => {
    const before = lane.marks.slice(0, index)
    const place = before.filter(({ time }) => time === mark.time).length
    return drawMark(lanes, mark, { place, isNamed: mark === named }, options)
  })
}

const drawLane = (
  lanes: Lanes,
  { label, depth, bars, marks }: Lane,
  options: DrawingOptions,
): Drawn =>
  draw(
    'div',
    {
      class: 'trace-lane',
      style: depth > 0 ? `--depth:${Math.min(depth, 4)}` : undefined,
    },
    draw('code', { class: 'trace-name' }, label),
    draw(
      'div',
      { class: 'trace-track' },
      ...bars.map(bar => drawBar(lanes, bar, options)),
      ...drawMarks(lanes, { bars, marks }, options),
    ),
  )

const drawResults = (lanes: Lanes, options: DrawingOptions): Drawn =>
  draw(
    'div',
    { class: 'trace-lane', 'data-result': '' },
    draw('span', { class: 'trace-name' }, 'result'),
    draw(
      'div',
      { class: 'trace-track' },
      ...drawMarks(lanes, { bars: [], marks: lanes.results }, options),
    ),
  )

/** Few enough not to touch on a phone. */
const MAX_TICKS = 5

/** Round numbers of milliseconds between two moments. */
export const ticksBetween = (start: number, end: number): readonly number[] => {
  const rough = Math.max((end - start) / MAX_TICKS, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map(n => n * power).find(n => n >= rough) ?? rough
  const first = Math.ceil(start / step)
  const last = Math.floor(end / step)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

const drawAxis = (lanes: Lanes): Drawn =>
  draw(
    'div',
    { class: 'trace-lane trace-axis' },
    draw('span', { class: 'trace-name' }, lanes.unit),
    draw(
      'div',
      { class: 'trace-track' },
      ...ticksBetween(lanes.start, lanes.end).map(tick =>
        draw(
          'span',
          {
            style: `inset-inline-start:${short(momentToPercent(lanes, tick))}%`,
          },
          tick.toLocaleString('en'),
        ),
      ),
    ),
  )

const swatch = (stage: number): Drawn =>
  draw('span', { class: 'trace-bar trace-swatch', 'data-stage': stage % 4 })

export const drawHeads = (trace: Trace, { steps, stages }: Lanes): Drawn =>
  draw(
    'div',
    { class: 'trace-stages' },
    ...steps.map(step => {
      const stage = stages.indexOf(step)
      return drawHead(trace, step, stage < 0 ? undefined : swatch(stage))
    }),
  )

/** More lanes than a window has room for are painted where they are seen. */
const inBlocks = (lanes: readonly Drawn[]): readonly Drawn[] => {
  if (lanes.length <= ROWS_IN_BLOCK) {
    return lanes
  }
  const count = Math.ceil(lanes.length / ROWS_IN_BLOCK)
  return Array.from({ length: count }, (_, block) =>
    drawBlock(lanes.slice(block * ROWS_IN_BLOCK, (block + 1) * ROWS_IN_BLOCK)),
  )
}

/** In characters: words of marks that the room after the axis is made for. */
const MIN_WORDS = 4
const MAX_WORDS = 16

/** The room that words at the end of the axis need, if more than usual. */
const roomAfter = (lanes: Lanes): string | undefined => {
  const atEnd = lanes.lanes
    .map(namedMarkOf)
    .filter(mark => mark && momentToPercent(lanes, mark.time) > 90)
  const longest = Math.max(...atEnd.map(mark => mark?.text.length ?? 0), 0)
  const words = Math.min(longest, MAX_WORDS)
  // The mark itself, and the width of a character in code of 0.75rem.
  return words > MIN_WORDS
    ? `--after:${short(1.75 + words * 0.45)}rem`
    : undefined
}

type Around = {
  readonly above?: readonly Drawn[]
  /** What covers the lanes from their first to their last. */
  readonly over?: readonly Drawn[]
  readonly below?: readonly Drawn[]
}

/** Lanes that are laid out, with what stands around them. */
export const drawLaneChart = (
  trace: Trace,
  lanes: Lanes,
  options: DrawingOptions,
  { above = [], over = [], below = [] }: Around,
): Drawn =>
  draw(
    'div',
    {
      class: 'trace-lanes',
      'data-kind': trace.steps[lanes.stages[0] ?? lanes.steps[0] ?? -1]?.kind,
    },
    ...above,
    draw(
      'div',
      { class: 'trace-chart', style: roomAfter(lanes) },
      ...inBlocks(lanes.lanes.map(lane => drawLane(lanes, lane, options))),
      ...(trace.folded > 0 ? [drawFold(trace)] : []),
      ...(lanes.results.length > 0 ? [drawResults(lanes, options)] : []),
      drawAxis(lanes),
      ...over,
    ),
    ...below,
  )

/** Concur steps: a lane for each value of the source, time goes right. */
export const drawLanes = (
  trace: Trace,
  options: DrawingOptions & LaneOptions,
): Drawn | undefined => {
  const lanes = layOutLanes(trace, options)
  return lanes.lanes.length > 0
    ? drawLaneChart(trace, lanes, options, {
        above: [drawHeads(trace, lanes)],
        over: options.isLive ? [draw('div', { class: 'trace-moment' })] : [],
      })
    : undefined
}
