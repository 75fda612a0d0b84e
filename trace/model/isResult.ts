import { findEvent } from './describeEvent'
import type { Trace, TraceEvent } from './trace'

/** Whether an event is what a pipeline came to: its result, or its error. */
export const isResult = (trace: Trace, event: TraceEvent): boolean => {
  const { type, other, from } = event
  if (other !== undefined) {
    return false
  }
  const source = from === undefined ? undefined : findEvent(trace, from)
  return type === 'value' || (type === 'throw' && source?.type !== 'call')
}
