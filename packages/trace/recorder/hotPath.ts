/**
 * The hot path of a recording: switching contexts and recording events. The
 * first half of the events is kept, then a ring buffer has the latest ones. The
 * arrays are allocated once, so that memory does not grow with a run and an
 * event costs a few stores; `readEvents.ts` makes objects of them when they are
 * sent. All of it is in this file, with its state in variables and few
 * functions, because a run is over before browsers have optimised it.
 */
import { MAX_EVENTS } from '../model/trace'
import type { Context } from './contexts'
import type { Flow } from './Flow'
import type { Instance } from './Iteration'
import { type Kept, keep, keepObject, memory } from './keep'

export const HALF = MAX_EVENTS / 2
/** Reading the clock costs more than recording an event. */
const CLOCK_EVENTS = 128

export type Also = { readonly at: number; readonly numbers: readonly number[] }

/** The context of the code that runs. */
let current: Context | undefined

export const codes = new Int32Array(MAX_EVENTS)
export const froms = new Float64Array(MAX_EVENTS)
export const times = new Float64Array(MAX_EVENTS)
export const values: unknown[] = new Array(MAX_EVENTS).fill(undefined)
export let also: (Also | undefined)[] = []
/** The accumulators of reducers after an event, by the event's number. */
export const gathered = new Map<number, Kept>()
/** The index of the next event in the arrays. */
let place = 0
/** Added to an index to get the event's number. */
let offset = 0
/** The index at which to read the clock, and to wrap at the end of the ring. */
let due = 0
/** The first index without a time; `giveTimes` writes that of the last read. */
let timed = 0
let now = (): number => 0
let started: number | undefined
/** Milliseconds from the first event to the last read of the clock. */
let time = 0
let afterLook = (_time: number, _total: number): void => {}

/** Drops all events. `onLook` is called after each read of the clock. */
export const beginEvents = (
  clock: () => number,
  onLook: typeof afterLook,
): void => {
  now = clock
  afterLook = onLook
  place = offset = due = timed = time = 0
  started = undefined
  also = []
  gathered.clear()
  values.fill(undefined)
}

export const save = (): Context | undefined => current

export const restore = (context: Context | undefined): void => {
  current = context
}

export const countEvents = (): number => offset + place

/** Writes the time of the last read to the events since. */
export const giveTimes = (): void => {
  times.fill(time, timed, place)
  timed = place
}

/** Code has waited, so the next event has to read the clock. */
export const noteWait = (): void => {
  due = 0
}

const attend = (): void => {
  giveTimes()
  if (place === MAX_EVENTS) {
    place = timed = HALF
    offset += HALF
  }
  // After the first half, times within synchronous code may lag by up to
  // CLOCK_EVENTS events; every wait forces a clock read.
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
  // Reading a value may run the visitor's code, whose events come first.
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

export const placeOf = (at: number): number =>
  at < HALF ? at : HALF + ((at - HALF) % HALF)

/** Adds further origins to the event that was recorded last. */
export const addAlso = (numbers: readonly number[]): void => {
  const at = countEvents() - 1
  also[placeOf(at)] = { at, numbers }
}

/**
 * Records the accumulator of a reducer after an event, for the first half of
 * the events only: it changes with each, so that each has to be printed.
 * Returns false from then on.
 */
export const addGathered = (at: number, value: unknown): boolean => {
  if (at >= 0 && at < HALF) {
    memory.object = undefined
    gathered.set(at, keep(value))
    memory.object = undefined
  }
  return at < HALF
}

type Next = (value?: unknown) => unknown
type Raw = { next?(value?: unknown): IteratorResult<unknown> | undefined }

/** Whether results were seen that must be read as lfi reads them. */
export const oddResults = { areSeen: false }

/** Pulls from `raw` over a simple flow; `take` handles any other result. */
export const pullSimply = (
  flow: Flow,
  raw: Raw,
  take: (flow: Flow, result: unknown) => unknown,
): Next => {
  const { context, producer, consumer, edge } = flow
  const { giver, taker, pullCode, valueCode } = flow
  const { instance } = producer
  const { isSource } = edge
  const home = current
  return value => {
    taker.pulled++
    if (place >= due) {
      attend()
    }
    codes[place++] = pullCode
    const saved = current
    current = context
    let result: IteratorResult<unknown> | undefined
    try {
      // Loops pass no argument, and an iterator may check `arguments.length`.
      result = value === undefined ? raw.next?.() : raw.next?.(value)
    } catch (error) {
      current = saved
      flow.end('throw', error)
      throw error
    }
    current = saved
    if (
      typeof result !== 'object' ||
      result === null ||
      oddResults.areSeen ||
      result.done ||
      saved !== home ||
      instance.hasInner
    ) {
      return take(flow, result)
    }
    if (isSource) {
      memory.object = undefined
    }
    const { last } = producer
    giver.passed++
    consumer.last = note(
      valueCode,
      last < 0 ? instance.base.last : last,
      result.value,
    )
    return result
  }
}

type Unary = (value: unknown) => unknown

/**
 * Calls a callback with one argument for a synchronous step. If the code that
 * runs is not the step's, `callOther` records the call.
 */
export const callSimply = (
  instance: Instance,
  callback: Unary,
  callOther: Unary,
  fail: (call: number, error: unknown) => void,
): Unary => {
  const { step, callCode, settleCode } = instance
  return value => {
    const saved = current
    const iteration = saved?.iteration
    if (iteration?.instance !== instance) {
      return callOther(value)
    }
    const at = saved?.at ?? -1
    const call = note(callCode, at < 0 ? iteration.last : at, value)
    step.calls++
    if (++step.inFlight > step.mostInFlight) {
      step.mostInFlight = step.inFlight
    }
    current = { at: call, iteration: undefined, parent: saved }
    let result: unknown
    try {
      result = callback(value)
    } catch (error) {
      current = saved
      fail(call, error)
      throw error
    }
    current = saved
    step.inFlight--
    memory.object = undefined
    note(settleCode, call, result)
    return result
  }
}
