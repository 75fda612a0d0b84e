import { originOf } from './events'
import type { Trace, TraceEvent, TraceStep } from './trace'

/** A sentence in pieces, so that names and values can be set as code. */
export type SentencePart = { readonly text: string; readonly isCode: boolean }

const words = (text: string): SentencePart => ({ text, isCode: false })
const code = (text: string): SentencePart => ({ text, isCode: true })

export const nameOf = (step: TraceStep | undefined): string =>
  step?.name ?? step?.label ?? '?'

const describeValue = (trace: Trace, event: TraceEvent): SentencePart[] => {
  const { step, value, other } = event
  const source = originOf(trace, event)
  const receiver = (before: string): SentencePart[] =>
    other === undefined ? [] : [words(before), code(nameOf(trace.steps[other]))]
  if (source?.type !== 'value') {
    const name = nameOf(trace.steps[step])
    return [code(name), words(' gives '), code(value), ...receiver(' to ')]
  }
  return [
    ...(source.value === value
      ? [code(value), words(' passes')]
      : [code(source.value), words(' becomes '), code(value)]),
    ...receiver(', on to '),
  ]
}

/**
 * What happened at an event, as a sentence without a full stop: "filter pulls
 * from map", "4 passes, on to find".
 */
export const describeEvent = (
  trace: Trace,
  event: TraceEvent,
): readonly SentencePart[] => {
  const step = trace.steps[event.step]
  const name = code(nameOf(step))
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
      return [
        words('the callback of '),
        name,
        words(step?.kind === 'sync' ? ' returns ' : ' settles with '),
        code(event.value),
      ]
  }
}
