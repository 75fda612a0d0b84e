import type { Trace, TraceStep } from '../model/trace'
import { withCommas } from '../model/withCommas'
import { shorten } from '../rewrite/places'
import { argumentsOf, titleOf } from './drawHead'
import {
  type Drawn,
  draw,
  drawCode,
  drawFolded,
  drawMore,
  short,
} from './drawn'
import type { DrawingOptions } from './drawTableBody'
import type { Lane, LaneBar, LaneEnd } from './lane'
import type { Lanes } from './laneLayout'
import { FITTING_NAME, sharedStart } from './sharedStart'

/** Colours that distinguish steps. */
const STAGES = 4

/** Where a moment is on the axis, in per cent of its width. */
export const momentToPercent = (
  { start, end }: Pick<Lanes, 'start' | 'end'>,
  moment: number,
): number =>
  end > start
    ? Math.max(0, Math.min(100, ((moment - start) / (end - start)) * 100))
    : 0

const drawBar = (
  lanes: Lanes,
  bar: LaneBar,
  { isLive }: DrawingOptions,
  isNamed: boolean,
) => {
  const start = momentToPercent(lanes, bar.start)
  const width = momentToPercent(lanes, bar.end) - start
  const { at, endAt, stage, outcome, given } = bar
  return draw(
    'span',
    {
      class: 'trace-bar',
      'data-stage': stage % STAGES,
      'data-outcome': outcome === 'done' ? undefined : outcome,
      'data-at': isLive ? [at, endAt ?? []].flat().join(' ') : undefined,
      style: `inset-inline-start:${short(start)}%;inline-size:${short(width)}%`,
    },
    isNamed && outcome === 'done' && draw('code', {}, given),
  )
}

/** Whether a step works for several values on a lane, as in a worker's. */
const takesTurns = ({ bars }: Lane): boolean =>
  new Set(bars.map(({ stage }) => stage)).size < bars.length

const drawCross = (
  lanes: Lanes,
  { time, at }: LaneEnd,
  { isLive }: DrawingOptions,
): Drawn =>
  draw(
    'span',
    {
      class: 'trace-cross',
      'aria-hidden': 'true',
      'data-at': isLive ? at : undefined,
      style: `inset-inline-start:${short(momentToPercent(lanes, time))}%`,
    },
    '✕',
  )

/** Without what the values of all lanes begin with, as their names are. */
const drawEnd = ({ end }: Lane, shared: number, { isLive }: DrawingOptions) => {
  const { kind, at, text = '' } = end ?? {}
  const isCode = kind === 'value' || kind === 'error'
  return draw(
    'span',
    {
      class: 'trace-end',
      'data-end': kind,
      'data-at': isLive ? at : undefined,
      title: text.length > 12 ? text : undefined,
    },
    end &&
      (isCode
        ? drawCode(sinceStart(text, kind === 'value' ? shared : 0))
        : draw('i', {}, text)),
  )
}

/** How much the names of lanes of a depth begin with alike, and all values. */
type Shared = {
  readonly names: ReadonlyMap<number, number>
  readonly values: number
}

const sharedBy = (lanes: readonly Lane[]): Shared => ({
  names: new Map(
    lanes.map(({ depth }) => {
      const beside = lanes.filter(lane => lane.depth === depth)
      return [depth, sharedStart(beside.map(({ label }) => label))]
    }),
  ),
  values: sharedStart(
    lanes.flatMap(({ end }) => (end?.kind === 'value' ? [end.text] : [])),
  ),
})

const sinceStart = (text: string, shared: number): string =>
  shared > 0 ? `…${text.slice(shared)}` : text

const drawLane = (
  lanes: Lanes,
  lane: Lane,
  shared: Shared,
  options: DrawingOptions,
  isNamed: boolean,
): Drawn => {
  const { label, depth, ats, bars, end } = lane
  return draw(
    'div',
    {
      class: 'trace-lane',
      style: depth > 0 ? `--depth:${Math.min(depth, 4)}` : undefined,
    },
    draw(
      'span',
      {
        class: 'trace-name',
        'data-at': options.isLive ? ats.join(' ') : undefined,
        title: label.length > FITTING_NAME ? label : undefined,
      },
      drawCode(sinceStart(label, shared.names.get(depth) ?? 0)),
    ),
    draw(
      'div',
      { class: 'trace-track' },
      ...bars.map(bar => drawBar(lanes, bar, options, isNamed)),
      end?.kind === 'dropped' && drawCross(lanes, end, options),
    ),
    drawEnd(lane, shared.values, options),
  )
}

/** Few enough not to touch on a phone. */
const MAX_TICKS = 4

/** Round numbers between two moments. */
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
    { class: 'trace-lane trace-axis', 'aria-hidden': 'true' },
    draw('span', { class: 'trace-name' }, lanes.unit === 'ms' ? 'ms' : 'event'),
    draw(
      'div',
      { class: 'trace-track' },
      ...ticksBetween(lanes.start, lanes.end).map(tick =>
        draw(
          'span',
          {
            style: `inset-inline-start:${short(momentToPercent(lanes, tick))}%`,
          },
          withCommas(tick),
        ),
      ),
    ),
    draw('span', { class: 'trace-end' }),
  )

const drawSwatch = (stage: number): Drawn =>
  draw('span', {
    class: 'trace-bar trace-swatch',
    'data-stage': stage % STAGES,
  })

export const drawKey = (mark: Drawn, ...text: (Drawn | string)[]): Drawn =>
  draw('span', { class: 'trace-key' }, mark, ...text)

const MAX_GIVEN = 10

/** A step whose name others have as well is distinguished by what it was given. */
const keyOf = (step: TraceStep, all: readonly TraceStep[]): string => {
  const title = titleOf(step)
  const given = argumentsOf(step)
  const isShared = all.filter(other => titleOf(other) === title).length > 1
  return isShared && given !== ''
    ? `${title} ${shorten(given, MAX_GIVEN)}`
    : title
}

/** Which colour is which step. */
export const drawStages = (
  { steps }: Trace,
  { stages }: Pick<Lanes, 'stages'>,
): readonly Drawn[] => {
  const shown = stages.flatMap(step => steps[step] ?? [])
  return stages.flatMap((step, stage) => {
    const described = steps[step]
    const given = described ? argumentsOf(described) : ''
    return described
      ? [
          draw(
            'span',
            {
              class: 'trace-key',
              'data-step': step,
              title: given === '' ? undefined : described.label,
            },
            drawSwatch(stage),
            draw('code', {}, keyOf(described, shown)),
          ),
        ]
      : []
  })
}

/** Longer runs show the first and the last of their lanes. */
const MAX_LANES = 16
const LANES_AT_ENDS = 6

/** The events that a lane represents. */
const eventsOn = ({ ats, bars, end }: Lane): readonly number[] => [
  ...ats,
  ...bars.flatMap(({ at, endAt = at }) => [at, endAt]),
  ...(end ? [end.at] : []),
]

const drawAll = (lanes: Lanes, options: DrawingOptions): readonly Drawn[] => {
  const all = lanes.lanes
  const { isLive } = options
  const shared = sharedBy(all)
  const isNamed = isLive && all.some(takesTurns)
  const drawEach = (some: readonly Lane[]): readonly Drawn[] =>
    some.map(lane => drawLane(lanes, lane, shared, options, isNamed))
  if (all.length <= MAX_LANES) {
    return drawEach(all)
  }
  const hidden = all.slice(LANES_AT_ENDS, -LANES_AT_ENDS)
  return [
    ...drawEach(all.slice(0, LANES_AT_ENDS)),
    draw('div', { class: 'trace-more' }, drawMore(hidden.length, isLive)),
    ...(isLive
      ? [drawFolded('div', hidden.flatMap(eventsOn), () => drawEach(hidden))]
      : []),
    ...drawEach(all.slice(-LANES_AT_ENDS)),
  ]
}

/** Lanes that are laid out, below their axis; `over` covers them. */
export const drawLaneChart = (
  lanes: Lanes,
  options: DrawingOptions,
  over: Drawn | false,
): Drawn =>
  draw(
    'div',
    { class: 'trace-lanes', role: 'group', 'aria-label': 'Lanes' },
    drawAxis(lanes),
    ...drawAll(lanes, options),
    over,
  )
