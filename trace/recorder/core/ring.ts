import {
  type EventType,
  MAX_ALSO,
  MAX_EVENTS,
  MAX_STEPS,
  type TraceEvent,
} from '../../model/trace'
import { keepObject, show } from './keep'

/**
 * The events of a run: all of the first half, and the last ones in a ring. Their
 * places are made once, so that however long a run is, this does not grow, and
 * an event costs a few stores; it is made readable when it is sent. What most
 * events go through is not split further, and its state is not in objects:
 * browsers have little time to make this code fast before a run is over.
 */
const HALF = MAX_EVENTS / 2
const NONE = -1
/** A clock costs more than the rest: it is looked at this seldom. */
const CLOCK_EVENTS = 128

const types: readonly EventType[] = [
  'pull',
  'value',
  'done',
  'close',
  'throw',
  'call',
  'settle',
]

/** What kind of event happens between which steps, in one number. */
export const codeOf = (type: EventType, step: number, other = NONE): number =>
  ((other + 1) * MAX_STEPS + step) * types.length + types.indexOf(type)

const hasValue = (type: EventType): boolean =>
  type !== 'pull' && type !== 'done' && type !== 'close'

type Also = { readonly at: number; readonly numbers: readonly number[] }

const codes = new Int32Array(MAX_EVENTS)
const froms = new Float64Array(MAX_EVENTS)
const times = new Float64Array(MAX_EVENTS)
const values: unknown[] = new Array(MAX_EVENTS).fill(undefined)
let also: (Also | undefined)[] = []
/** The place of the next event, and what to add to it for the event's number. */
let place = 0
let offset = 0
/** The place before which the clock is looked at, or the ring begins anew. */
let due = 0
/** The place of the first event whose time is that of the last look. */
let timed = 0
let sent = 0
let now = (): number => 0
let started: number | undefined
/** Milliseconds since the first event, as of the last look at the clock. */
let time = 0
let afterLook = (_time: number, _total: number): void => {}

/** Forgets all events. After each look at the clock, `onLook` is called. */
export const beginEvents = (
  clock: () => number,
  onLook: typeof afterLook,
): void => {
  now = clock
  afterLook = onLook
  place = offset = due = timed = sent = time = 0
  started = undefined
  also = []
  values.fill(undefined)
}

export const countEvents = (): number => offset + place

/** Gives events since the last look their time. */
const giveTimes = (): void => {
  times.fill(time, timed, place)
  timed = place
}

/** Code has waited: the next event is at a time of its own. */
export const noteWait = (): void => {
  due = 0
}

const attend = (): void => {
  giveTimes()
  if (place === MAX_EVENTS) {
    place = timed = HALF
    offset += HALF
  }
  // Time goes by where code waits; where it does not, it may be a little late.
  const isEarly = offset === 0 && place < HALF
  due = Math.min(MAX_EVENTS, isEarly ? place + 1 : place + CLOCK_EVENTS)
  const moment = now()
  started ??= moment
  time = moment - started
  afterLook(time, offset + place)
}

/** Records a pull, which has neither value nor origin. */
export const markPull = (code: number): void => {
  if (place >= due) {
    attend()
  }
  codes[place++] = code
}

/** Records an event with its value, and returns its number. */
export const note = (code: number, from: number, value: unknown): number => {
  // Looking at a value may run code of the reader, which is recorded first.
  const kept =
    typeof value === 'object' || typeof value === 'function'
      ? keepObject(value)
      : value
  if (place >= due) {
    attend()
  }
  codes[place] = code
  froms[place] = from
  values[place] = kept
  return offset + place++
}

const placeOf = (at: number): number =>
  at < HALF ? at : HALF + ((at - HALF) % HALF)

/** Says what else the event that was recorded last was made of. */
export const addAlso = (numbers: readonly number[]): void => {
  const at = countEvents() - 1
  also[placeOf(at)] = { at, numbers }
}

const readEvent = (at: number): TraceEvent => {
  const index = placeOf(at)
  const code = codes[index] ?? 0
  const type = types[code % types.length] ?? 'pull'
  const steps = Math.floor(code / types.length)
  const other = Math.floor(steps / MAX_STEPS) - 1
  const from = type === 'pull' ? NONE : (froms[index] ?? NONE)
  const more = also[index]
  return {
    at,
    time: Math.round((times[index] ?? 0) * 1000) / 1000,
    step: steps % MAX_STEPS,
    type,
    value: hasValue(type) ? show(values[index]) : '',
    ...(from > NONE ? { from } : {}),
    ...(more?.at === at && more.numbers.length > 0
      ? { also: more.numbers.slice(0, MAX_ALSO) }
      : {}),
    ...(other > NONE ? { other } : {}),
  }
}

const readEvents = (from: number, to: number): readonly TraceEvent[] => {
  giveTimes()
  const events: TraceEvent[] = []
  for (let at = from; at < to; at++) {
    events.push(readEvent(at))
  }
  return events
}

/** The first events that were not taken yet. */
export const takeHead = (): readonly TraceEvent[] => {
  const from = sent
  sent = Math.min(countEvents(), HALF)
  return readEvents(from, sent)
}

/** The last events, after the first half. */
export const readTail = (): readonly TraceEvent[] => {
  const total = countEvents()
  return readEvents(Math.max(HALF, total - HALF), total)
}
