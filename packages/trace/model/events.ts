import type { Trace, TraceEvent } from './trace'

/** The event with a number; undefined if it was folded. */
export const findEvent = (
  { events, folded }: Trace,
  at: number,
): TraceEvent | undefined =>
  [events[at], events[at - folded]].find(event => event?.at === at)

/** The event that one came from; undefined if from none, or a folded one. */
export const originOf = (
  trace: Trace,
  { from }: TraceEvent,
): TraceEvent | undefined =>
  from === undefined ? undefined : findEvent(trace, from)

/** The numbers of all events that one came from directly. */
export const parentsOf = ({
  from,
  also = [],
}: TraceEvent): readonly number[] =>
  from === undefined ? also : [from, ...also]

/** Whether an event is what a pipeline came to: its result, or its error. */
export const isResult = (trace: Trace, event: TraceEvent): boolean => {
  const { type, other } = event
  const isError = type === 'throw' && originOf(trace, event)?.type !== 'call'
  return other === undefined && (type === 'value' || isError)
}
