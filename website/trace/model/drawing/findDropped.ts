import { parentsOf } from '../events'
import type { Trace, TraceEvent } from '../trace'

/**
 * The values, by number, that a step received and passed nothing on for,
 * although it passes values on. Those whose end may have been folded are not
 * among them.
 */
export const findDropped = (trace: Trace): ReadonlySet<number> => {
  const { steps, events, folded } = trace
  const given = new Set(steps.flatMap(({ inputs = [] }) => inputs))
  const leadOn = new Set(
    events.filter(({ type }) => type === 'value').flatMap(parentsOf),
  )
  const fold = folded > 0 ? Math.ceil(events.length / 2) : events.length
  const lastOf = (step: number, before: number): number =>
    events.findLastIndex(
      (event, index) =>
        index < before && (event.step === step || event.other === step),
    )
  const isDropped = (
    { type, at, other }: TraceEvent,
    index: number,
  ): boolean => {
    if (type !== 'value' || other === undefined || !given.has(other)) {
      return false
    }
    const end = index < fold ? fold : events.length
    return !leadOn.has(at) && lastOf(other, end) > index
  }
  return new Set(events.filter(isDropped).map(({ at }) => at))
}
