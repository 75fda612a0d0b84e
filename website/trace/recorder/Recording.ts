import {
  type EventType,
  MAX_EVENTS,
  type Spot,
  type StepKind,
  type StepRole,
  type TraceEvent,
} from '../trace'
import { type Instance, Iteration, Run, type Step } from './runs'
import type { Keeper } from './values'

const { then } = Promise.prototype

const HALF = MAX_EVENTS / 2
/** Where an event is kept. */
const placeOf = (at: number): number => (at < HALF ? at : HALF + (at % HALF))

export const isPromise = (value: unknown): value is Promise<unknown> =>
  value instanceof Promise

/**
 * Hears of a promise before lfi does, which gets it later: reactions are called
 * in the order in which they were added, so that lfi's comes in the next job.
 */
export const observe = (
  promise: Promise<unknown>,
  onValue: (value: unknown) => void,
  onError: (error: unknown) => void = () => {},
): void => void then.call(promise, onValue, onError)

/**
 * What code is run for, while it runs synchronously: the event of its value, or
 * -1, and the iteration of lfi's whose code it is; undefined for the reader's.
 */
type Context = {
  readonly iteration: Iteration | undefined
  readonly at: number
}

const nothing: Context = { iteration: undefined, at: -1 }

/** What is recorded of an event beside its type and what acts. */
type Happening = {
  readonly run: Run
  readonly other?: Instance | undefined
  readonly from?: number
  readonly also?: readonly number[] | undefined
  readonly value?: unknown
}

type Recorded = Pick<TraceEvent, 'at' | 'time' | 'type'> & {
  readonly instance: Instance
  readonly happening: Happening
  /** The value as it was. */
  readonly kept: unknown
  /** What the reducer on the other side had gathered with the value. */
  gathered: unknown
}

/**
 * What is known of a program while it runs. Of its events, the first half of
 * those that are kept stays, and a ring buffer has the latest ones, so that
 * memory does not grow with a run.
 */
export class Recording {
  readonly keeper: Keeper
  readonly steps: Step[] = []
  context = nothing
  runs = 0
  total = 0
  /** Milliseconds from the first event to the last one. */
  time = 0
  readonly #events: Recorded[] = []
  readonly #now: () => number
  readonly #onEvent: () => void
  #started: number | undefined
  #thrown: unknown

  constructor(keeper: Keeper, now: () => number, onEvent: () => void) {
    this.keeper = keeper
    this.#now = now
    this.#onEvent = onEvent
  }

  /** Calls with another context, and restores this one when that returns. */
  within<Result>(
    iteration: Iteration | undefined,
    at: number,
    call: () => Result,
  ): Result {
    const saved = this.context
    this.context = { iteration, at }
    try {
      return call()
    } finally {
      this.context = saved
    }
  }

  /** The event that the code which runs now works for, or -1. */
  get cause(): number {
    const { at, iteration } = this.context
    return at >= 0 ? at : (iteration?.last ?? -1)
  }

  /** The step at a place in the code. */
  stepAt(
    spot: Spot | undefined,
    role: StepRole,
    kind: StepKind,
    name: string,
  ): Step {
    const known = this.steps.find(
      step =>
        step.spot === spot &&
        step.role === role &&
        step.kind === kind &&
        step.name === name,
    )
    const step = known ?? { spot, name, role, kind }
    if (!known) {
      this.steps.push(step)
    }
    return step
  }

  /** An iteration of what an instance returned, begun by what runs now. */
  iterate(instance: Instance): Iteration {
    const begin = (end: Instance, cause: number) =>
      new Run(this.runs++, end, cause)
    return new Iteration(instance, this.cause, begin)
  }

  /** The value that a step failed on by itself; -1 if it passes an error on. */
  failedOn({ instance, last }: Iteration, error: unknown): number {
    const isOwn = error !== this.#thrown && instance.step.kind !== 'concur'
    return isOwn ? last : -1
  }

  /** The number of the event. */
  record(type: EventType, instance: Instance, happening: Happening): number {
    const kept = this.keeper.keep(happening.value)
    this.#thrown = type === 'throw' ? happening.value : this.#thrown
    const moment = this.#now()
    this.#started ??= moment
    const time = moment - this.#started
    this.time = time
    this.#onEvent()
    const at = this.total++
    const gathered = undefined
    const event = { at, time, type, instance, happening, kept, gathered }
    this.#events[placeOf(at)] = event
    happening.run.note(time)
    return at
  }

  /**
   * What was gathered with a value; after the first half of the events only a
   * number, because all else grows with each.
   */
  noteGathered(at: number, value: unknown): void {
    const event = this.#events[placeOf(at)]
    if (event?.at === at && (at < HALF || typeof value === 'number')) {
      event.gathered = this.keeper.keep(value)
    }
  }

  /**
   * Where calls stand among steps. What one place in the code made twice for one
   * pipeline, as a function does that gives both inputs of a `zip`, is two steps.
   */
  #placeSteps(runs: readonly Run[]) {
    const steps = [...this.steps]
    const places = new Map<Instance, number>()
    for (const { instances } of runs) {
      const taken = new Set<number>()
      for (const instance of instances) {
        let place = places.get(instance) ?? -1
        if (place < 0 || taken.has(place)) {
          place = steps.findIndex(
            (step, index) => step === instance.step && !taken.has(index),
          )
        }
        if (place < 0) {
          place = steps.push(instance.step) - 1
        }
        taken.add(place)
        places.set(instance, place)
      }
    }
    const stepOf = (instance: Instance): number =>
      places.get(instance) ?? steps.indexOf(instance.step)
    return { steps, stepOf }
  }

  /** The events that are kept, and the runs and steps that they belong to. */
  read() {
    const { print } = this.keeper
    const kept = [...this.#events].sort((a, b) => a.at - b.at)
    const runs = [...new Set(kept.map(({ happening }) => happening.run))].sort(
      (a, b) => a.number - b.number,
    )
    const numbers = new Map(runs.map((run, number) => [run, number]))
    const { steps, stepOf } = this.#placeSteps(runs)
    const events = kept.map((event): TraceEvent => {
      const { at, time, type, instance, happening, gathered } = event
      const { run, other, from = -1, also = [] } = happening
      return {
        at,
        time: Math.round(time * 1000) / 1000,
        run: numbers.get(run) ?? 0,
        step: stepOf(instance),
        type,
        value: /^(?:pull|done|close)$/u.test(type) ? '' : print(event.kept),
        ...(from >= 0 && { from }),
        ...(also.length > 0 && { also }),
        ...(other && { other: stepOf(other) }),
        ...(gathered !== undefined && { gathered: print(gathered) }),
      }
    })
    return { events, runs, steps, stepOf }
  }
}
