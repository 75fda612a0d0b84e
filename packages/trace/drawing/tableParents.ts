import { findEvent, parentsOf } from '../model/events'
import { isFlattening } from '../model/families'
import type { Pipeline } from '../model/pipelines'
import type { Trace, TraceEvent } from '../model/trace'

/** Which values of a table others were made of. */
export class TableParents {
  readonly #trace: Trace
  readonly #columns: readonly number[]
  /** How many values a step that flattens makes of one, by both. */
  readonly #children = new Map<string, number>()

  constructor(trace: Trace, pipeline: Pipeline, columns: readonly number[]) {
    this.#trace = trace
    this.#columns = columns
    for (const event of pipeline.events) {
      const step = trace.steps[event.step]
      if (event.type === 'value' && step && isFlattening(step)) {
        const key = this.#keyOf(event)
        this.#children.set(key, (this.#children.get(key) ?? 0) + 1)
      }
    }
  }

  #keyOf(event: TraceEvent): string {
    return `${this.of(event)[0]} ${event.step}`
  }

  /** The values of the table that one was made of, by number. */
  of(event: TraceEvent): readonly number[] {
    return parentsOf(event).flatMap(at => {
      const parent = findEvent(this.#trace, at)
      if (!parent) {
        return []
      }
      const isHere =
        parent.type === 'value' && this.#columns.includes(parent.step)
      return isHere ? [at] : this.of(parent)
    })
  }

  /** How many values a step makes of the one that an event came from. */
  countSiblings(event: TraceEvent): number {
    return this.#children.get(this.#keyOf(event)) ?? 1
  }
}
