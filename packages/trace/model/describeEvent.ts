import { gatheredOf } from './accumulate'
import { findEvent, originOf, parentsOf } from './events'
import { isFlattening, isGathering, isKeeping } from './families'
import { findDropped } from './findDropped'
import type { Trace, TraceEvent, TraceStep } from './trace'

/** A sentence in pieces, so that names and values can be set as code. */
export type SentencePart = { readonly text: string; readonly isCode: boolean }
type Sentence = readonly SentencePart[]

/** A sentence names values; the details show them whole. */
const MAX_NAMED = 40
const code = (text: string): SentencePart => ({
  text: text.length > MAX_NAMED ? `${text.slice(0, MAX_NAMED)}…` : text,
  isCode: true,
})
const words = (text: string): Sentence => [{ text, isCode: false }]

/** A sentence in which each text that is put in is code. */
const say = (
  texts: TemplateStringsArray,
  ...given: readonly (string | Sentence)[]
): Sentence =>
  texts.flatMap((text, index) => {
    const next = given[index] ?? []
    return [
      ...(text === '' ? [] : words(text)),
      ...(typeof next === 'string' ? [code(next)] : next),
    ]
  })

export const nameOf = (step: TraceStep | undefined): string =>
  step?.name ?? step?.label ?? '?'

/** What the step that receives a value does with it, if it is known by now. */
const describeReceiver = (
  trace: Trace,
  { at, value, other = -1 }: TraceEvent,
): Sentence => {
  const step = trace.steps[other]
  if (!step) {
    return []
  }
  const name = nameOf(step)
  const to = say` to ${name}`
  if (step.calls > 0) {
    return to
  }
  if (findDropped(trace).has(at)) {
    return say`${to}, which drops it`
  }
  if (isKeeping(step)) {
    return say`${to}, which keeps it`
  }
  const gathered = gatheredOf(trace).get(at)
  if (gathered === undefined) {
    return to
  }
  return /^(?:max|min)/u.test(name)
    ? say`${to}; ${name} so far: ${gathered}`
    : say`${to}; ${name} adds ${value}: ${gathered}`
}

const inTurn = (values: readonly string[]): Sentence =>
  values.flatMap((value, index) => [
    ...(index === 0 ? [] : words(index === values.length - 1 ? ' and ' : ', ')),
    code(value),
  ])

const describeValue = (trace: Trace, event: TraceEvent): Sentence => {
  const step = trace.steps[event.step]
  const name = nameOf(step)
  const { value } = event
  if (event.other === undefined) {
    return say`${name} returns ${value}`
  }
  const to = describeReceiver(trace, event)
  const parents = parentsOf(event).flatMap(at => findEvent(trace, at) ?? [])
  const [source, ...others] = parents.filter(({ type }) => type === 'value')
  if (!source) {
    return say`${name} gives ${value}${to}`
  }
  const passed = say`passes ${value}${to}`
  if (source.value === value) {
    return say`${name} ${passed}`
  }
  if (others.length > 0) {
    const all = [source, ...others].sort((a, b) => a.at - b.at)
    const joined = inTurn(all.map(parent => parent.value))
    return say`${name} joins ${joined} and ${passed}`
  }
  if (step && (isFlattening(step) || isGathering(step))) {
    return say`${name} ${passed}`
  }
  const made = say`${name} makes ${value} of ${source.value}`
  return to.length > 2 ? say`${made} and passes it${to}` : made
}

/** The value that a call was made for, if the step then dropped it. */
const droppedBy = (trace: Trace, settled: TraceEvent) => {
  const call = originOf(trace, settled)
  const value = call && originOf(trace, call)
  return value && findDropped(trace).has(value.at) ? value : undefined
}

const describeSettled = (trace: Trace, event: TraceEvent): Sentence => {
  const step = trace.steps[event.step]
  const name = nameOf(step)
  const dropped = droppedBy(trace, event)
  const settled =
    step?.kind === 'sync'
      ? say`the callback of ${name} returns ${event.value}`
      : say`the callback of ${name} settles with ${event.value}`
  return dropped ? say`${settled}, so ${dropped.value} is dropped` : settled
}

/**
 * What happened at an event, as a sentence without a full stop: "filter pulls
 * from map", "map makes 4 of 2".
 */
export const describeEvent = (trace: Trace, event: TraceEvent): Sentence => {
  const name = nameOf(trace.steps[event.step])
  const other = event.other === undefined ? undefined : trace.steps[event.other]
  switch (event.type) {
    case 'pull':
      return other?.kind === 'concur'
        ? say`${name} starts ${nameOf(other)}`
        : say`${name} pulls from ${nameOf(other)}`
    case 'value':
      return describeValue(trace, event)
    case 'done':
      return say`${name} is done`
    case 'close':
      return other
        ? say`${nameOf(other)} closes ${name}`
        : say`${name} is closed`
    case 'throw':
      return originOf(trace, event)?.type === 'call'
        ? say`the callback of ${name} throws ${event.value}`
        : say`${name} throws ${event.value}`
    case 'call':
      return say`${name} calls its callback with ${event.value}`
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
): Sentence => {
  const call = originOf(trace, failure)
  const name = nameOf(trace.steps[failure.step])
  const reason = words(failure.value.replace(/^\w*Error: /u, ''))
  if (call?.type !== 'call') {
    return say`${name} threw: ${reason}`
  }
  return say`${name} threw on ${call.value}: ${reason}`
}
