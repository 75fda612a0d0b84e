import { isResult } from './events'
import type { Trace } from './trace'

/** Where each side stands at a moment: places in `events`, -1 before all. */
export type Moment = {
  readonly time: number
  readonly places: readonly number[]
}

/**
 * The events of several runs as one walk, by time and then in turn, so that
 * none is ahead of the others.
 */
export const walkTogether = (traces: readonly Trace[]): readonly Moment[] => {
  const all = traces.flatMap(({ events }, side) =>
    events.map((event, place) => ({ side, place, time: event.time })),
  )
  all.sort((a, b) => a.time - b.time || a.place - b.place || a.side - b.side)
  let places = traces.map(() => -1)
  return all.map(({ side, place, time }) => {
    places = places.map((now, index) => (index === side ? place : now))
    return { time, places }
  })
}

export type Totals = {
  /** What the pipeline came to, as printed; empty if it came to nothing. */
  readonly result: string
  readonly milliseconds: number
  readonly calls: number
  readonly mostInFlight: number
  readonly mostHeld: number
  /** How many values were taken from what the code handed in. */
  readonly taken: number
}

/** What a run comes to, in numbers that can be set beside another's. */
export const totalsOf = (trace: Trace): Totals => {
  const { steps, events } = trace
  const result = events.findLast(event => isResult(trace, event))
  return {
    result: result?.value ?? '',
    milliseconds: Math.round((result ?? events.at(-1))?.time ?? 0),
    calls: steps.reduce((sum, { calls }) => sum + calls, 0),
    mostInFlight: Math.max(0, ...steps.map(step => step.mostInFlight)),
    mostHeld: Math.max(0, ...steps.map(step => step.mostHeld ?? 0)),
    taken: steps
      .filter(({ inputs = [] }) => inputs.length === 0)
      .reduce((sum, { passed }) => sum + passed, 0),
  }
}
