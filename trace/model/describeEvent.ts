import type { Trace, TraceEvent, TraceStep } from './trace'

/** A sentence in pieces, so that names and values can be set as code. */
export type SentencePart = { readonly text: string; readonly isCode: boolean }

const words = (text: string): SentencePart => ({ text, isCode: false })
const code = (text: string): SentencePart => ({ text, isCode: true })

export const nameOf = (step: TraceStep | undefined): string =>
  step?.name ?? step?.label ?? '?'

/** The event with a number; undefined if it was folded. */
export const findEvent = (trace: Trace, at: number): TraceEvent | undefined => {
  const { events, folded } = trace
  const event = events[at] ?? undefined
  if (event?.at === at) {
    return event
  }
  const late = events[at - folded]
  return late?.at === at ? late : undefined
}

const describeValue = (trace: Trace, event: TraceEvent): SentencePart[] => {
  const { step, value, from, other } = event
  const name = nameOf(trace.steps[step])
  const source = from === undefined ? undefined : findEvent(trace, from)
  const onTo =
    other === undefined
      ? []
      : [words(', on to '), code(nameOf(trace.steps[other]))]
  if (source?.type !== 'value') {
    return other === undefined
      ? [code(name), words(' gives '), code(value)]
      : [
          code(name),
          words(' gives '),
          code(value),
          words(' to '),
          code(nameOf(trace.steps[other])),
        ]
  }
  return source.value === value
    ? [code(value), words(' passes'), ...onTo]
    : [code(source.value), words(' becomes '), code(value), ...onTo]
}

const describeThrow = (trace: Trace, event: TraceEvent): SentencePart[] => {
  const { step, value, from } = event
  const isCallback =
    from !== undefined && findEvent(trace, from)?.type === 'call'
  return [
    ...(isCallback ? [words('the callback of ')] : []),
    code(nameOf(trace.steps[step])),
    words(' throws '),
    code(value),
  ]
}

/** What happened at an event, in pieces. */
export const describeParts = (
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
    case 'throw':
      return describeThrow(trace, event)
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

/** Code with backticks around it, more of them than it has in a row itself. */
const fence = (text: string): string => {
  const longest = Math.max(
    0,
    ...[...text.matchAll(/`+/gu)].map(([run]) => run.length),
  )
  const ticks = '`'.repeat(longest + 1)
  return longest > 0 ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`
}

/**
 * What happened at an event, as a sentence in Markdown without a full stop:
 * "`filter` pulls from `map`", "`4` passes, on to `find`".
 */
export const describeEvent = (trace: Trace, event: TraceEvent): string =>
  describeParts(trace, event)
    .map(({ text, isCode }) => (isCode ? fence(text) : text))
    .join('')
