import { parentsOf } from './events'
import { isGathering, isKeeping } from './families'
import { oncePerTrace } from './oncePerTrace'
import type { Trace, TraceEvent } from './trace'

const find = ({ steps, events, folded }: Trace): ReadonlySet<number> => {
  const leadOn = new Set(
    events.filter(({ type }) => type === 'value').flatMap(parentsOf),
  )
  const fold = folded > 0 ? Math.ceil(events.length / 2) : events.length
  /** The last thing that each step did, before the fold and at all. */
  const last = [new Map<number, number>(), new Map<number, number>()] as const
  for (const [index, { step, other = step }] of events.entries()) {
    for (const side of last.slice(index < fold ? 0 : 1)) {
      side.set(step, index).set(other, index)
    }
  }
  const isDropped = ({ type, at, other = -1 }: TraceEvent, index: number) => {
    const step = steps[other]
    if (type !== 'value' || !step || isGathering(step) || isKeeping(step)) {
      return false
    }
    const end = last[index < fold ? 0 : 1].get(other) ?? -1
    return step.passed > 0 || (step.calls > 0 && step.role === 'call')
      ? !leadOn.has(at) && end > index
      : false
  }
  return new Set(events.filter(isDropped).map(({ at }) => at))
}

/**
 * The values, by number, that a step received and passed nothing on for. What a
 * step gathers or keeps is not among them, nor is a value whose end may have
 * been folded.
 */
export const findDropped = oncePerTrace(find)
