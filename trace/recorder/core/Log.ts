import {
  type EventType,
  MAX_ALSO,
  MAX_EVENTS,
  type TraceEvent,
} from '../../model/trace'
import { clock } from './contexts'
import { type Kept, keep, show } from './keep'

const HALF = MAX_EVENTS / 2
const NONE = -1

type Slot = {
  at: number
  time: number
  step: number
  type: EventType
  other: number
  from: number
  also: readonly number[] | undefined
  kept: Kept
}

const createSlot = (): Slot => ({
  at: NONE,
  time: 0,
  step: 0,
  type: 'pull',
  other: NONE,
  from: NONE,
  also: undefined,
  kept: undefined,
})

const toEvent = (
  { at, time, step, type, other, from, also, kept }: Slot,
  hasValue: boolean,
): TraceEvent => ({
  at,
  time: Math.round(time * 1000) / 1000,
  step,
  type,
  value: hasValue ? show(kept) : '',
  ...(from > NONE ? { from } : {}),
  ...(also && also.length > 0 ? { also: also.slice(0, MAX_ALSO) } : {}),
  ...(other > NONE ? { other } : {}),
})

const hasValue = (type: EventType): boolean =>
  type !== 'pull' && type !== 'done' && type !== 'close'

/**
 * The events of a run: all of the first half, and the last ones in a ring, whose
 * slots are made once. However long a run is, this does not grow.
 */
export class Log {
  total = 0
  #now: () => number
  #started: number | undefined
  #head: TraceEvent[] = []
  #sent = 0
  #slot = createSlot()
  #ring: Slot[] = []

  constructor(now: () => number) {
    this.#now = now
  }

  /** Milliseconds since the first event, as of the last one. */
  time = 0

  record(
    type: EventType,
    step: number,
    other: number,
    from: number,
    value: unknown,
    also?: readonly number[],
  ): number {
    // Looking at a value may run code of the reader, which is recorded first.
    const kept = hasValue(type) ? keep(value) : undefined
    const at = this.total++
    const isEarly = at < HALF
    const slot = isEarly ? this.#slot : this.#slotFor(at)
    // A clock costs more than the rest. Time goes by where code waits; where it
    // does not, the clock may be a little late.
    if (clock.isStale || isEarly || (at & 63) === 0) {
      clock.isStale = false
      const now = this.#now()
      this.#started ??= now
      this.time = now - this.#started
    }
    slot.at = at
    slot.time = this.time
    slot.step = step
    slot.type = type
    slot.other = other
    slot.from = from
    slot.also = also
    slot.kept = kept
    if (isEarly) {
      this.#head.push(toEvent(slot, hasValue(type)))
    }
    return at
  }

  #slotFor(at: number): Slot {
    const index = (at - HALF) % HALF
    let slot = this.#ring[index]
    if (!slot) {
      slot = createSlot()
      this.#ring[index] = slot
    }
    return slot
  }

  /** The first events that were not taken yet. */
  takeHead(): readonly TraceEvent[] {
    const events = this.#head.slice(this.#sent)
    this.#sent = this.#head.length
    return events
  }

  /** The last events, after the first half. */
  tail(): readonly TraceEvent[] {
    return this.#ring
      .toSorted((a, b) => a.at - b.at)
      .map(slot => toEvent(slot, hasValue(slot.type)))
  }
}
