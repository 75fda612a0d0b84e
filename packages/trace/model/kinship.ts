import { findEvent, parentsOf } from './events'
import type { Trace } from './trace'

/**
 * The calls, and their ends, that a step made for a value on its way to the
 * next: they too led to what the step passed on.
 */
const workBetween = (
  trace: Trace,
  parents: readonly number[],
  step: number,
): readonly number[] => {
  const found = new Set(parents)
  for (const event of trace.events) {
    const isWork = event.type === 'call' || event.type === 'settle'
    if (isWork && event.step === step && found.has(event.from ?? -1)) {
      found.add(event.at)
    }
  }
  return [...found]
}

/** All that led to an event, by number, without the event itself. */
export const ancestorsOf = (trace: Trace, at: number): ReadonlySet<number> => {
  const found = new Set<number>()
  const queue = [at]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const event = findEvent(trace, next)
    const parents = event ? parentsOf(event) : []
    const all =
      event?.type === 'value'
        ? workBetween(trace, parents, event.step)
        : parents
    for (const parent of all) {
      if (!found.has(parent) && findEvent(trace, parent) && parent < at) {
        found.add(parent)
        queue.push(parent)
      }
    }
  }
  return found
}

/** All that an event led to, by number, without the event itself. */
export const descendantsOf = (
  trace: Trace,
  at: number,
): ReadonlySet<number> => {
  const found = new Set<number>()
  for (const event of trace.events) {
    const isDescendant = parentsOf(event).some(
      parent => parent === at || found.has(parent),
    )
    if (isDescendant && event.at > at) {
      found.add(event.at)
    }
  }
  return found
}
