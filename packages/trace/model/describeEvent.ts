import { gatheredOf } from './accumulate'
import { findEvent, originOf, parentsOf } from './events'
import { isFlattening, isGathering, isKeeping } from './families'
import { findDropped } from './findDropped'
import type { Trace, TraceEvent, TraceStep } from './trace'

/** A sentence in pieces, so that names and values can be set as code. */
export type SentencePart = { readonly text: string; readonly isCode: boolean }

const words = (text: string): SentencePart => ({ text, isCode: false })
/** A sentence names values; the details show them whole. */
const MAX_NAMED = 40
const code = (text: string): SentencePart => ({
  text: text.length > MAX_NAMED ? `${text.slice(0, MAX_NAMED)}…` : text,
  isCode: true,
})

export const nameOf = (step: TraceStep | undefined): string =>
  step?.name ?? step?.label ?? '?'

/** What the step that receives a value does with it, if it is known by now. */
const describeReceiver = (
  trace: Trace,
  { at, value, other = -1 }: TraceEvent,
): readonly SentencePart[] => {
  const step = trace.steps[other]
  if (!step) {
    return []
  }
  const name = code(nameOf(step))
  if (step.calls > 0) {
    return [words(' to '), name]
  }
  if (findDropped(trace).has(at)) {
    return [words(' to '), name, words(', which drops it')]
  }
  if (isKeeping(step)) {
    return [words(' to '), name, words(', which keeps it')]
  }
  const gathered = gatheredOf(trace).get(at)
  return gathered === undefined
    ? [words(' to '), name]
    : [
        words(' to '),
        name,
        words('; '),
        name,
        ...(/^(?:max|min)/u.test(nameOf(step))
          ? [words(' so far: ')]
          : [words(' adds '), code(value), words(': ')]),
        code(gathered),
      ]
}

const inTurn = (values: readonly string[]): readonly SentencePart[] =>
  values.flatMap((value, index) => [
    ...(index === 0
      ? []
      : [words(index === values.length - 1 ? ' and ' : ', ')]),
    code(value),
  ])

const describeValue = (
  trace: Trace,
  event: TraceEvent,
): readonly SentencePart[] => {
  const step = trace.steps[event.step]
  const name = code(nameOf(step))
  const value = code(event.value)
  if (event.other === undefined) {
    return [name, words(' returns '), value]
  }
  const to = describeReceiver(trace, event)
  const parents = parentsOf(event).flatMap(at => findEvent(trace, at) ?? [])
  const [source, ...others] = parents.filter(({ type }) => type === 'value')
  if (!source) {
    return [name, words(' gives '), value, ...to]
  }
  if (source.value === event.value) {
    return [name, words(' passes '), value, ...to]
  }
  if (others.length > 0) {
    const all = [source, ...others].sort((a, b) => a.at - b.at)
    return [
      name,
      words(' joins '),
      ...inTurn(all.map(parent => parent.value)),
      words(' and passes '),
      value,
      ...to,
    ]
  }
  if (step && (isFlattening(step) || isGathering(step))) {
    return [name, words(' passes '), value, ...to]
  }
  return [
    name,
    words(' makes '),
    value,
    words(' of '),
    code(source.value),
    ...(to.length > 2 ? [words(' and passes it'), ...to] : []),
  ]
}

/** The value that a call was made for, if the step then dropped it. */
const droppedBy = (
  trace: Trace,
  settled: TraceEvent,
): TraceEvent | undefined => {
  const call = originOf(trace, settled)
  const value = call && originOf(trace, call)
  return value && findDropped(trace).has(value.at) ? value : undefined
}

const describeSettled = (
  trace: Trace,
  event: TraceEvent,
): readonly SentencePart[] => {
  const step = trace.steps[event.step]
  const dropped = droppedBy(trace, event)
  return [
    words('the callback of '),
    code(nameOf(step)),
    words(step?.kind === 'sync' ? ' returns ' : ' settles with '),
    code(event.value),
    ...(dropped
      ? [words(', so '), code(dropped.value), words(' is dropped')]
      : []),
  ]
}

/**
 * What happened at an event, as a sentence without a full stop: "filter pulls
 * from map", "map makes 4 of 2".
 */
export const describeEvent = (
  trace: Trace,
  event: TraceEvent,
): readonly SentencePart[] => {
  const name = code(nameOf(trace.steps[event.step]))
  const other = event.other === undefined ? undefined : trace.steps[event.other]
  switch (event.type) {
    case 'pull': {
      const verb = other?.kind === 'concur' ? ' starts ' : ' pulls from '
      return [name, words(verb), code(nameOf(other))]
    }
    case 'value':
      return describeValue(trace, event)
    case 'done':
      return [name, words(' is done')]
    case 'close':
      return other
        ? [code(nameOf(other)), words(' closes '), name]
        : [name, words(' is closed')]
    case 'throw': {
      const isCallback = originOf(trace, event)?.type === 'call'
      return [
        ...(isCallback ? [words('the callback of ')] : []),
        name,
        words(' throws '),
        code(event.value),
      ]
    }
    case 'call':
      return [name, words(' calls its callback with '), code(event.value)]
    case 'settle':
      return describeSettled(trace, event)
  }
}

/** The first failure of a run that an error ended; undefined if none did. */
export const findFailure = ({
  steps,
  events,
}: Trace): TraceEvent | undefined => {
  const last = events.findLast(
    ({ type }) => type === 'value' || type === 'throw',
  )
  const isUncaught =
    last?.type === 'throw' && last.other === undefined && steps[last.step]
  return isUncaught
    ? events.find(({ type, value }) => type === 'throw' && value === last.value)
    : undefined
}

/** Which step failed on which value, and why. */
export const describeFailure = (
  trace: Trace,
  failure: TraceEvent,
): readonly SentencePart[] => {
  const call = originOf(trace, failure)
  const name = code(nameOf(trace.steps[failure.step]))
  const reason = failure.value.replace(/^\w*Error: /u, '')
  if (call?.type !== 'call') {
    return [name, words(' threw: '), words(reason)]
  }
  const calls = trace.events.filter(
    ({ type, step, at }) =>
      type === 'call' && step === failure.step && at <= call.at,
  )
  const place = trace.folded > 0 ? '' : ` ${calls.length}`
  const [input = -1] = trace.steps[failure.step]?.inputs ?? []
  const size = place && trace.steps[input]?.size
  return [
    name,
    words(` threw on value${place}${size ? ` of ${size}` : ''}, `),
    code(call.value),
    words(`: ${reason}`),
  ]
}
