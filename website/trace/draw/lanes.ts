import { withCommas } from '../../browser/withCommas'
import { shorten } from '../places/places'
import type { TraceStep } from '../trace'
import type { Story } from '../values/readStory'
import {
  type DrawingOptions,
  type Drawn,
  draw,
  drawCode,
  drawFolded,
  drawMore,
  partOf,
  short,
} from './drawn'
import { argumentsOf, titleOf } from './heads'
import type { Lane, LaneBar, LaneEnd, Lanes } from './layOutLanes'

/** Few enough not to touch on a phone. */
const MAX_TICKS = 4
/** Longer runs show the first and the last of their lanes. */
const MAX_LANES = 16
const LANES_AT_ENDS = 6
/** Names of this length are always in view as a whole. */
const FITTING_NAME = 10
/** Colours that distinguish steps. */
const STAGES = 4
/** Of what a step was given, beside its name. */
const MAX_GIVEN = 10

/** Where a moment is on the axis, in per cent of its width. */
const percentOf = ({ start, end }: Lanes, moment: number): number =>
  end > start
    ? Math.max(0, Math.min(100, ((moment - start) / (end - start)) * 100))
    : 0

const positionOf = (lanes: Lanes, moment: number): string =>
  `inset-inline-start:${short(percentOf(lanes, moment))}%`

/** Round numbers between two moments. */
const ticksBetween = (start: number, end: number): readonly number[] => {
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
    draw('span', { class: 'trace-name' }, 'ms'),
    draw(
      'div',
      { class: 'trace-track' },
      ...ticksBetween(lanes.start, lanes.end).map(tick =>
        draw('span', { style: positionOf(lanes, tick) }, withCommas(tick)),
      ),
    ),
    draw('span', { class: 'trace-end' }),
  )

const drawBar = (
  lanes: Lanes,
  { ats, stage, start, end, outcome, given }: LaneBar,
  options: DrawingOptions,
  isNamed: boolean,
): Drawn => {
  const from = percentOf(lanes, start)
  const width = percentOf(lanes, end) - from
  return draw(
    'span',
    {
      class: 'trace-bar',
      'data-stage': stage % STAGES,
      'data-outcome': outcome === 'done' ? undefined : outcome,
      ...partOf(ats, options),
      title: isNamed ? given : undefined,
      style: `inset-inline-start:${short(from)}%;inline-size:${short(width)}%`,
    },
    isNamed && width > 0 && outcome === 'done' && draw('code', {}, given),
  )
}

const drawCross = (
  lanes: Lanes,
  { time, at }: LaneEnd,
  options: DrawingOptions,
): Drawn =>
  draw(
    'span',
    {
      class: 'trace-cross',
      'aria-hidden': 'true',
      ...partOf([at], options),
      style: positionOf(lanes, time),
    },
    '✕',
  )

const drawEnd = ({ end }: Lane, options: DrawingOptions): Drawn => {
  const { kind, at, text = '' } = end ?? {}
  const isCode = kind === 'value' || kind === 'error'
  return draw(
    'span',
    {
      class: 'trace-end',
      'data-end': kind,
      ...partOf(at === undefined ? [] : [at], options),
      title: text.length > 12 ? text : undefined,
    },
    end && (isCode ? drawCode(text) : draw('i', {}, text)),
  )
}

/** Whether a step works for several values on a lane, one after the other. */
const takesTurns = ({ bars }: Lane): boolean =>
  new Set(bars.map(({ stage }) => stage)).size < bars.length

const drawLane = (
  lanes: Lanes,
  lane: Lane,
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
        ...partOf(ats, options),
        title: label.length > FITTING_NAME ? label : undefined,
      },
      drawCode(label),
    ),
    draw(
      'div',
      { class: 'trace-track' },
      ...bars.map(bar => drawBar(lanes, bar, options, isNamed)),
      end?.kind === 'dropped' && drawCross(lanes, end, options),
    ),
    drawEnd(lane, options),
  )
}

const drawAll = (lanes: Lanes, options: DrawingOptions) => {
  const all = lanes.lanes
  const { isLive } = options
  const isNamed = all.some(takesTurns)
  const drawEach = (some: readonly Lane[]): readonly Drawn[] =>
    some.map(lane => drawLane(lanes, lane, options, isNamed))
  if (all.length <= MAX_LANES) {
    return drawEach(all)
  }
  const hidden = all.slice(LANES_AT_ENDS, -LANES_AT_ENDS)
  return [
    ...drawEach(all.slice(0, LANES_AT_ENDS)),
    draw('div', { class: 'trace-more' }, drawMore(hidden.length, isLive)),
    drawFolded('div', drawEach(hidden), isLive),
    ...drawEach(all.slice(-LANES_AT_ENDS)),
  ]
}

/** Whether work goes on after the pipeline has come to its end. */
const goesOn = ({ lanes, settled }: Lanes): boolean =>
  lanes.some(({ bars }) => bars.some(({ end }) => end > settled))

/** Lanes below their axis. */
export const drawLanes = (lanes: Lanes, options: DrawingOptions): Drawn =>
  draw(
    'div',
    {
      class: 'trace-lanes',
      role: 'group',
      'aria-label': 'Lanes',
      // Where the viewer puts the line of the moment.
      'data-start': options.isLive ? lanes.start : undefined,
      'data-end': options.isLive ? lanes.end : undefined,
    },
    drawAxis(lanes),
    ...drawAll(lanes, options),
    (!options.isLive || goesOn(lanes)) &&
      draw('span', {
        class: 'trace-settled',
        style: `--now:${short(percentOf(lanes, lanes.settled) / 100)}`,
      }),
    options.isLive && draw('div', { class: 'trace-moment' }),
  )

const drawKey = (
  mark: Drawn,
  text: Drawn | string,
  step?: TraceStep,
  index?: number,
): Drawn =>
  draw(
    'span',
    {
      class: 'trace-key',
      'data-step': index,
      title: step && argumentsOf(step) !== '' ? step.label : undefined,
    },
    mark,
    text,
  )

/** What hatching says of a bar. */
const hatchings = [
  ['failed', 'failed'],
  ['abandoned', 'finished when nothing awaited it'],
] as const

/** A step whose name others have as well is distinguished by what it was given. */
const keyOf = (step: TraceStep, all: readonly TraceStep[]): string => {
  const title = titleOf(step)
  const given = argumentsOf(step)
  const isShared = all.filter(other => titleOf(other) === title).length > 1
  return isShared && given !== ''
    ? `${title} ${shorten(given, MAX_GIVEN)}`
    : title
}

/** Which colour is which step, and what hatching and the dotted line mean. */
export const drawKeys = ({ trace }: Story, lanes: Lanes): readonly Drawn[] => {
  const shown = lanes.stages.flatMap(step => trace.steps[step] ?? [])
  const bars = lanes.lanes.flatMap(lane => lane.bars)
  const swatch = (
    attributes: Readonly<Record<string, string | number>>,
  ): Drawn => draw('span', { class: 'trace-bar trace-swatch', ...attributes })
  return [
    ...lanes.stages.flatMap((index, stage) => {
      const step = trace.steps[index]
      const mark = swatch({ 'data-stage': stage % STAGES })
      return step
        ? [drawKey(mark, draw('code', {}, keyOf(step, shown)), step, index)]
        : []
    }),
    ...hatchings
      .filter(([outcome]) => bars.some(bar => bar.outcome === outcome))
      .map(([outcome, text]) =>
        drawKey(swatch({ 'data-outcome': outcome }), text),
      ),
    ...(goesOn(lanes)
      ? [
          drawKey(
            draw('span', { class: 'trace-settled' }),
            'the pipeline is done',
          ),
        ]
      : []),
  ]
}
