export { momentToPercent } from './drawing/drawAxis'
export { type CardOptions, drawCard } from './drawing/drawCard'
export { drawDetails } from './drawing/drawDetails'
export { type Drawn, draw } from './drawing/drawn'
export { drawPicture } from './drawing/drawPicture'
export { drawTimeline, drawTimelineLanes } from './drawing/drawTimeline'
export { layOutCardLanes, momentOf } from './drawing/laneLayout'
export { layOutTimeline } from './drawing/timelineLayout'
export { type Totals, totalsOf, walkTogether } from './model/compare'
export {
  describeEvent,
  describeFailure,
  findFailure,
} from './model/describeEvent'
export { emptyTrace } from './model/emptyTrace'
export { findEvent, originOf } from './model/events'
export { findSource, type SourceRange, stepAt } from './model/findSource'
export { traceJsonSchema } from './model/jsonSchema'
export { ancestorsOf, descendantsOf } from './model/kinship'
export { isConcur, type Pipeline, pipelinesOf } from './model/pipelines'
export {
  readTrace,
  type Trace,
  type TraceEvent,
  type TraceStep,
} from './model/trace'
export { withCommas } from './model/withCommas'
