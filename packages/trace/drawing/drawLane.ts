import { momentToPercent } from './drawAxis'
import { colourOf } from './drawKeys'
import { type Drawn, draw, drawCode, short } from './drawn'
import type { DrawingOptions } from './drawTableBody'
import type { Lane, LaneBar, LaneEnd } from './lane'
import type { Lanes } from './laneLayout'
import { FITTING_NAME, sharedStart } from './sharedStart'

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
      'data-stage': colourOf(stage),
      'data-outcome': outcome === 'done' ? undefined : outcome,
      'data-at': isLive ? [at, endAt ?? []].flat().join(' ') : undefined,
      style: `inset-inline-start:${short(start)}%;inline-size:${short(width)}%`,
    },
    isNamed && outcome === 'done' && draw('code', {}, given),
  )
}

/** How much the names of lanes of a depth begin with alike, and all values. */
type Shared = {
  readonly names: ReadonlyMap<number, number>
  readonly values: number
}

export const sharedBy = (lanes: readonly Lane[]): Shared => ({
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

export const drawLane = (
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
