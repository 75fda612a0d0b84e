import { type EventType, MAX_EVENTS, type TraceEvent } from '../trace'
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

type Recorded = Required<Happening> & {
  readonly at: number
  readonly time: number
  readonly type: EventType
  readonly step: Step
  /** What the reducer on the other side had gathered with the value. */
  gathered: unknown
}

/**
 * The events of a run: the first half of those that are kept, then a ring buffer
 * with the latest ones, so that memory does not grow with a run.
 */
export class Ring {
  readonly #events: Recorded[] = []
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
    step: Step,
    { run, other, from = -1, also, value }: Happening,
  ): number {
    const kept = this.#keeper.keep(value)
    if (this.total >= this.#due) {
      this.#look()
    }
    const { time } = this
    const at = this.total++
    const place = at < HALF ? at : HALF + (at % HALF)
    // One shape, without spreading, which takes ten times as long.
    this.#events[place] = {
      at,
      time,
      type,
      step,
      run,
      other,
      from,
      also,
      value: kept,
      gathered: undefined,
    }
    run.note(time)
    return at
  }

  /**
   * What was gathered with a value; for the first half of the events only,
   * because it grows with each.
   */
  addGathered(at: number, value: unknown): void {
    const event = at < HALF ? this.#events[at] : undefined
    if (event) {
      event.gathered = this.#keeper.keep(value)
    }
  }

  /** The events that are kept, and the runs that they belong to. */
  read(): { events: readonly TraceEvent[]; runs: readonly Run[] } {
    const { show } = this.#keeper
    const kept = [...this.#events].sort((a, b) => a.at - b.at)
    const runs = [...new Set(kept.map(({ run }) => run))].sort(
      (a, b) => a.number - b.number,
    )
    const places = new Map(runs.map((run, place) => [run, place]))
    const events = kept.map(event => {
      const { at, time, type, other, from, also = [], gathered } = event
      return {
        at,
        time: Math.round(time * 1000) / 1000,
        run: places.get(event.run) ?? 0,
        step: event.step.index,
        type,
        value: /^(?:pull|done|close)$/u.test(type) ? '' : show(event.value),
        ...(from >= 0 && { from }),
        ...(also.length > 0 && { also }),
        ...(other && { other: other.index }),
        ...(gathered !== undefined && { gathered: show(gathered) }),
      }
    })
    return { events, runs }
  }
}
