import { findEvent, parentsOf } from '../model/events'
import { isFlattening } from '../model/families'
import type { Pipeline } from '../model/pipelines'
import type { Trace, TraceEvent } from '../model/trace'

/** Which values of a table others were made of. */
export const findParents = (
  trace: Trace,
  pipeline: Pipeline,
  columns: readonly number[],
) => {
  /** The values of the table that one was made of, by number. */
  const parentsIn = (event: TraceEvent): readonly number[] =>
    parentsOf(event).flatMap(at => {
      const parent = findEvent(trace, at)
      if (parent?.type === 'value' && columns.includes(parent.step)) {
        return [at]
      }
      return parent ? parentsIn(parent) : []
    })
  const keyOf = (event: TraceEvent): string =>
    `${parentsIn(event)[0]} ${event.step}`
  /** How many values a step that flattens makes of one, by both. */
  const children = new Map<string, number>()
  for (const event of pipeline.events) {
    const step = trace.steps[event.step]
    if (event.type === 'value' && step && isFlattening(step)) {
      const key = keyOf(event)
      children.set(key, (children.get(key) ?? 0) + 1)
    }
  }
  return {
    of: parentsIn,
    /** How many values a step makes of the one that an event came from. */
    countSiblings: (event: TraceEvent): number =>
      children.get(keyOf(event)) ?? 1,
  }
}
