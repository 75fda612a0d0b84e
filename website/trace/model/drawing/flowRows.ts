import type { Trace, TraceEvent } from '../trace'
import { flowColumns, isFlowEvent } from './columns'
import { findDropped } from './findDropped'

/** One line of the flow: an arrow between two columns, or work at one. */
export type FlowRow = {
  /** The events that it shows, by number: a call and its end share a row. */
  readonly ats: readonly number[]
  readonly type: TraceEvent['type']
  /** Columns from 0; the same for what happens at one step. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly isDropped: boolean
  readonly time: number
  readonly step: number
}

export type Flow = {
  readonly columns: readonly number[]
  readonly rows: readonly FlowRow[]
  /** The row after which events were folded; undefined if none were. */
  readonly foldAfter: number | undefined
  /** Whether moments are worth showing: nothing waits in a plain run. */
  readonly hasTimes: boolean
}

const textOf = ({ type, value }: TraceEvent): string => {
  switch (type) {
    case 'pull':
      return ''
    case 'done':
      return 'done'
    case 'close':
      return 'close'
    case 'call':
      return `${value} …`
    case 'settle':
      return `→ ${value}`
    default:
      return value
  }
}

/** A close comes from the other side; all else goes out from its step. */
const ends = ({ type, step, other = step }: TraceEvent) =>
  type === 'close' ? [other, step] : [step, other]

/** Work that takes time has a beginning and an end of its own. */
const isEndOf = (end: TraceEvent | undefined, call: TraceEvent): boolean =>
  call.type === 'call' &&
  end?.from === call.at &&
  Math.round(end.time) === Math.round(call.time) &&
  (end.type === 'settle' || end.type === 'throw')

const foldIndex = ({ events, folded }: Trace): number =>
  folded > 0
    ? events.findIndex(
        ({ at }, index) => at > (events[index - 1]?.at ?? at) + 1,
      )
    : -1

/** Where each event of the flow stands. */
export const layOutFlow = (trace: Trace): Flow => {
  const columns = flowColumns(trace)
  const place = new Map(columns.map((step, column) => [step, column]))
  const dropped = findDropped(trace)
  const fold = foldIndex(trace)
  const rows: FlowRow[] = []
  let foldAfter: number | undefined
  let merged: TraceEvent | undefined
  for (const [index, event] of trace.events.entries()) {
    if (index === fold) {
      foldAfter = rows.length
    }
    if (event === merged || !isFlowEvent(trace, event)) {
      continue
    }
    const next = trace.events[index + 1]
    const end = isEndOf(next, event) ? next : undefined
    merged = end
    const [from = 0, to = 0] = ends(event).map(step => place.get(step) ?? 0)
    rows.push({
      ats: end ? [event.at, end.at] : [event.at],
      type: end?.type === 'throw' ? 'throw' : event.type,
      start: from,
      end: to,
      text: end ? `→ ${end.value}` : textOf(event),
      isDropped: dropped.has(event.at),
      time: event.time,
      step: event.step,
    })
  }
  const hasTimes = columns.some(step => trace.steps[step]?.kind === 'async')
  return { columns, rows, foldAfter, hasTimes }
}
