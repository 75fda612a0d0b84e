import {
  flattenedSteps,
  type Pipeline,
  withFlattened,
} from '../model/pipelines'
import type { Trace } from '../model/trace'
import { type LaneOptions, type Lanes, layOutLanes } from './laneLayout'

/** The lanes of a pipeline, with the work of what its callbacks returned. */
export const layOutCardLanes = (
  trace: Trace,
  pipeline: Pipeline,
  { end }: Pick<LaneOptions, 'end'>,
): Lanes =>
  layOutLanes(trace, withFlattened(trace, pipeline), {
    end,
    flattened: flattenedSteps(trace),
  })
