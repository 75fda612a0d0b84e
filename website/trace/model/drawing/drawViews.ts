import type { Trace } from '../trace'
import { onlyFeedsLanes } from './columns'
import { type DrawingOptions, drawFlow } from './drawFlow'
import { drawLanes } from './drawLanes'
import type { Drawn } from './drawn'
import type { LaneOptions } from './laneLayout'

export type View = { readonly name: 'Flow' | 'Lanes'; readonly drawn: Drawn }

/**
 * Both views of a trace; the flow comes last where it only feeds the lanes, and
 * not at all where the lanes show its steps.
 */
export const drawViews = (
  trace: Trace,
  options: DrawingOptions & LaneOptions,
): readonly View[] => {
  const lanes = { name: 'Lanes', drawn: drawLanes(trace, options) } as const
  const flow = {
    name: 'Flow',
    drawn:
      options.withAsync && lanes.drawn ? undefined : drawFlow(trace, options),
  } as const
  const both = onlyFeedsLanes(trace) ? [lanes, flow] : [flow, lanes]
  return both.flatMap(({ name, drawn }) => (drawn ? [{ name, drawn }] : []))
}
