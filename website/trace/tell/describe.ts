import { counted } from '../../browser/withCommas'
import { isExtreme, isFlattening, isZip } from '../families'
import type { TraceEvent, TraceStep } from '../trace'
import {
  isGatherer,
  parentsOf,
  type Story,
  type Value,
} from '../values/readStory'

/** A sentence in pieces, so that names and values can be set as code. */
export type SentencePart = { readonly text: string; readonly isCode: boolean }
export type Sentence = readonly SentencePart[]

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

const nameOf = (step: TraceStep | undefined): string => step?.name ?? '?'

/** What the step that receives a value does with it, if it is known by now. */
const describeReceiver = ({ trace }: Story, value: Value): Sentence => {
  const step = trace.steps[value.to]
  if (!step) {
    return []
  }
  const to = say` to ${nameOf(step)}`
  if (value.calls.length > 0) {
    return to
  }
  if (value.fate === 'dropped') {
    return say`${to}, which drops it`
  }
  if (value.fate === 'kept') {
    return say`${to}, which keeps it`
  }
  if (value.fate !== 'used' || value.word === 'used') {
    return to
  }
  return isExtreme(step.name)
    ? say`${to}; ${step.name} so far: ${value.word}`
    : say`${to}; ${step.name} adds ${value.text}: ${value.word}`
}

const inTurn = (values: readonly string[]): Sentence =>
  values.flatMap((value, index) => [
    ...(index === 0 ? [] : words(index === values.length - 1 ? ' and ' : ', ')),
    code(value),
  ])

const describeValue = (story: Story, event: TraceEvent): Sentence => {
  const step = story.trace.steps[event.step]
  const name = nameOf(step)
  const { value } = event
  if (event.other === undefined) {
    return say`${name} returns ${value}`
  }
  const known = story.valueAt(event.at)
  const to = known ? describeReceiver(story, known) : []
  const parents = parentsOf(event).flatMap(at => story.eventAt(at) ?? [])
  const [source, ...others] = parents.filter(({ type }) => type === 'value')
  if (!source) {
    return say`${name} yields ${value}${to}`
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
  if (step && (isFlattening(name) || isZip(name) || isGatherer(step))) {
    return say`${name} ${passed}`
  }
  const made = say`${name} turns ${source.value} into ${value}`
  return to.length > 2 ? say`${made} and passes it${to}` : made
}

const describeSettled = (story: Story, event: TraceEvent): Sentence => {
  const step = story.trace.steps[event.step]
  const value = story.valueAt(story.eventAt(event.from)?.from)
  const settled =
    step?.kind === 'sync'
      ? say`the callback of ${nameOf(step)} returns ${event.value}`
      : say`the callback of ${nameOf(step)} settles with ${event.value}`
  return value?.fate === 'dropped' && value.decided === event.at
    ? say`${settled}, so ${value.text} is dropped`
    : settled
}

/** Says how many of something a trace lacks, without a full stop. */
export const describeGap = (count: number, one: string): string =>
  `${counted(count, one)} in between ${count === 1 ? 'was' : 'were'} not kept`

/**
 * What happened at an event, as a sentence without a full stop: "filter pulls
 * from map", "map turns 2 into 4".
 */
export const describeEvent = (story: Story, event: TraceEvent): Sentence => {
  if (event.at === story.fold) {
    const gap = describeGap(story.trace.folded, 'event')
    const said = describeEvent({ ...story, fold: -1 }, event)
    return [...words(`${gap}; then `), ...said]
  }
  const { steps } = story.trace
  const name = nameOf(steps[event.step])
  const other = event.other === undefined ? undefined : steps[event.other]
  switch (event.type) {
    case 'pull':
      return other?.kind === 'concur'
        ? say`${name} starts ${nameOf(other)}`
        : say`${name} pulls from ${nameOf(other)}`
    case 'value':
      return describeValue(story, event)
    case 'done':
      return say`${name} is done`
    case 'close':
      return say`${nameOf(other)} closes ${name}`
    case 'throw':
      return story.eventAt(event.from)?.type === 'call'
        ? say`the callback of ${name} throws ${event.value}`
        : say`${name} throws ${event.value}`
    case 'call':
      return event.value === ''
        ? say`${name} calls its callback`
        : say`${name} calls its callback with ${event.value}`
    case 'settle':
      return describeSettled(story, event)
  }
}

/** Which step failed on which value, and why. */
export const describeFailure = (
  story: Story,
  failure: TraceEvent,
): Sentence => {
  const origin = story.eventAt(failure.from)
  const name = nameOf(story.trace.steps[failure.step])
  const reason = words(failure.value.replace(/^\w*Error: /u, ''))
  return origin?.value
    ? say`${name} threw on ${origin.value}: ${reason}`
    : say`${name} threw: ${reason}`
}
