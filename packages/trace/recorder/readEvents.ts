import {
  type EventType,
  MAX_ALSO,
  MAX_EVENTS,
  type TraceEvent,
} from '../model/trace'
import { readCode } from './codes'
import {
  also,
  codes,
  countEvents,
  froms,
  gathered,
  giveTimes,
  HALF,
  placeOf,
  times,
  values,
} from './hotPath'
import { show } from './keep'

const NONE = -1

const hasValue = (type: EventType): boolean =>
  type !== 'pull' && type !== 'done' && type !== 'close'

const readEvent = (at: number): TraceEvent => {
  const index = placeOf(at)
  const { type, step, other } = readCode(codes[index] ?? 0)
  const from = type === 'pull' ? NONE : (froms[index] ?? NONE)
  const more = also[index]
  return {
    at,
    time: Math.round((times[index] ?? 0) * 1000) / 1000,
    step,
    type,
    value: hasValue(type) ? show(values[index]) : '',
    ...(from > NONE ? { from } : {}),
    ...(more?.at === at && more.numbers.length > 0
      ? { also: more.numbers.slice(0, MAX_ALSO) }
      : {}),
    ...(other > NONE ? { other } : {}),
    ...(gathered.has(at) ? { gathered: show(gathered.get(at)) } : {}),
  }
}

/** The events that are kept: the first, and of a longer run the last. */
export const readEvents = (): readonly TraceEvent[] => {
  giveTimes()
  const total = countEvents()
  const length = Math.min(total, MAX_EVENTS)
  return Array.from({ length }, (_, index) =>
    readEvent(index < HALF ? index : total - length + index),
  )
}
