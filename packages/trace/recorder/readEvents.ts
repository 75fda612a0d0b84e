import { type EventType, MAX_ALSO, type TraceEvent } from '../model/trace'
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

const readEvents = (from: number, to: number): readonly TraceEvent[] => {
  giveTimes()
  const events: TraceEvent[] = []
  for (let at = from; at < to; at++) {
    events.push(readEvent(at))
  }
  return events
}

/** The first events, from a number on. */
export const readHead = (from: number): readonly TraceEvent[] =>
  readEvents(from, Math.min(countEvents(), HALF))

/** The last events, after the first half. */
export const readTail = (): readonly TraceEvent[] => {
  const total = countEvents()
  return readEvents(Math.max(HALF, total - HALF), total)
}
