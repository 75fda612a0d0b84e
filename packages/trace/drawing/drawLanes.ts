import { drawAxis } from './drawAxis'
import { drawLane, sharedBy } from './drawLane'
import { type Drawn, draw, drawFolded, drawMore } from './drawn'
import type { DrawingOptions } from './drawTableBody'
import type { Lane } from './lane'
import type { Lanes } from './laneLayout'

/** Whether a step works for several values on a lane, as in a worker's. */
const takesTurns = ({ bars }: Lane): boolean =>
  new Set(bars.map(({ stage }) => stage)).size < bars.length

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
