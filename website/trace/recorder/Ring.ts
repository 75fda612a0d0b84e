import {
  type EventType,
  eventTypes,
  MAX_ALSO,
  MAX_EVENTS,
  MAX_STEPS,
  type TraceEvent,
} from '../format/trace'
import type { Keeper } from './kept'
import type { Run, Step } from './runs'

const HALF = MAX_EVENTS / 2
/** Reading the clock costs more than recording an event. */
const CLOCK_EVENTS = 128

/** What is recorded of an event beside its type and its step. */
export type Happening = {
  readonly run: Run
  readonly other?: Step | undefined
  readonly from?: number
  readonly also?: readonly number[] | undefined
  readonly value?: unknown
}

/**
 * The events of a run: the first half of those that are kept, then a ring buffer
 * with the latest ones. Its arrays are allocated once, so that memory does not
 * grow with a run and an event costs a few stores.
 */
export class Ring {
  readonly #codes = new Int32Array(MAX_EVENTS)
  readonly #froms = new Float64Array(MAX_EVENTS)
  readonly #times = new Float64Array(MAX_EVENTS)
  readonly #values: unknown[] = new Array(MAX_EVENTS).fill(undefined)
  readonly #also: (readonly number[] | undefined)[] = []
  readonly #runs: Run[] = []
  /** What reducers had gathered with a value, by the number of its event. */
  readonly #gathered = new Map<number, unknown>()
  readonly #keeper: Keeper
  readonly #now: () => number
  readonly #onLook: () => void
  #started: number | undefined
  /** The number of the event at which the clock is read next. */
  #due = 0
  total = 0
  /** Milliseconds from the first event to the last look at the clock. */
  time = 0

  constructor(keeper: Keeper, now: () => number, onLook: () => void) {
    this.#keeper = keeper
    this.#now = now
    this.#onLook = onLook
  }

  /** Code has waited, so the next event has to read the clock. */
  noteWait(): void {
    this.#due = 0
  }

  #look(): void {
    const moment = this.#now()
    this.#started ??= moment
    this.time = moment - this.#started
    this.#due = this.total + (this.total < HALF ? 1 : CLOCK_EVENTS)
    this.#onLook()
  }

  add(
    type: EventType,
    step: number,
    { run, other, from = -1, also, value }: Happening,
  ): number {
    const kept = this.#keeper.keep(value)
    if (this.total >= this.#due) {
      this.#look()
    }
    const at = this.total++
    const place = at < HALF ? at : HALF + ((at - HALF) % HALF)
    this.#codes[place] =
      (((other?.index ?? -1) + 1) * MAX_STEPS + step) * eventTypes.length +
      eventTypes.indexOf(type)
    this.#froms[place] = from
    this.#times[place] = this.time
    this.#values[place] = kept
    this.#also[place] = also
    this.#runs[place] = run
    run.note(this.time)
    return at
  }

  /**
   * What was gathered with a value; for the first half of the events only,
   * because it grows with each.
   */
  addGathered(at: number, value: unknown): void {
    if (at >= 0 && at < HALF) {
      this.#gathered.set(at, this.#keeper.keep(value))
    }
  }

  #read(at: number, runs: ReadonlyMap<Run, number>): TraceEvent {
    const place = at < HALF ? at : HALF + ((at - HALF) % HALF)
    const code = this.#codes[place] ?? 0
    const steps = Math.floor(code / eventTypes.length)
    const other = Math.floor(steps / MAX_STEPS) - 1
    const type = eventTypes[code % eventTypes.length] ?? 'pull'
    const from = this.#froms[place] ?? -1
    const also = this.#also[place]?.slice(0, MAX_ALSO) ?? []
    const run = this.#runs[place]
    const { show } = this.#keeper
    return {
      at,
      time: Math.round((this.#times[place] ?? 0) * 1000) / 1000,
      run: (run && runs.get(run)) ?? 0,
      step: steps % MAX_STEPS,
      type,
      value: /^(?:pull|done|close)$/u.test(type)
        ? ''
        : show(this.#values[place]),
      ...(from >= 0 && { from }),
      ...(also.length > 0 && { also }),
      ...(other >= 0 && { other }),
      ...(this.#gathered.has(at) && {
        gathered: show(this.#gathered.get(at)),
      }),
    }
  }

  /** The events that are kept, and the runs that they belong to. */
  read(): { events: readonly TraceEvent[]; runs: readonly Run[] } {
    const runs = [...new Set(this.#runs)].sort((a, b) => a.number - b.number)
    const places = new Map(runs.map((run, place) => [run, place]))
    const length = Math.min(this.total, MAX_EVENTS)
    const events = Array.from({ length }, (_, index) =>
      this.#read(index < HALF ? index : this.total - length + index, places),
    )
    return { events, runs }
  }
}
