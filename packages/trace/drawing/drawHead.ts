import type { Trace, TraceEvent, TraceStep } from '../model/trace'
import { withCommas } from '../model/withCommas'
import { type Drawn, draw } from './drawn'

const counted = (count: number, one: string): string =>
  `${withCommas(count)} ${one}${count === 1 ? '' : 's'}`

/** What a step is called: a source without a name of its own holds values. */
export const titleOf = ({ name, label, role }: TraceStep): string =>
  role === 'source' && !/^[\w$.]+$/u.test(label) ? 'values' : (name ?? label)

/** What a step was given besides its input: the rest of its source text. */
export const argumentsOf = (step: TraceStep): string => {
  const { label, name = '', role } = step
  if (role === 'source') {
    return titleOf(step) === 'values' ? label : ''
  }
  return label.startsWith(`${name}(`)
    ? label.slice(name.length + 1).replace(/\)$/u, '')
    : label === name
      ? ''
      : label
}

/** How many values of a source a pipeline has read, and how many it has not. */
export const readOf = (
  { steps, folded }: Trace,
  index: number,
  events: readonly TraceEvent[],
): { readonly read: number; readonly unread: number } => {
  const { size, passed = 0 } = steps[index] ?? {}
  const read =
    folded > 0
      ? passed
      : events.filter(({ type, step }) => type === 'value' && step === index)
          .length
  // A list may have grown since, and others may have read it.
  return { read, unread: Math.max(0, (size ?? 0) - Math.max(read, passed)) }
}

/** What stands below the name of a source that has one. */
const describeSource = (
  trace: Trace,
  index: number,
  events: readonly TraceEvent[],
): string => {
  const { size } = trace.steps[index] ?? {}
  const { read, unread } = readOf(trace, index, events)
  if (size === undefined) {
    return ''
  }
  return unread > 0
    ? `${withCommas(read)} of ${withCommas(size)} read`
    : counted(size, 'value')
}

/** The head of a column: the name of its step, and what it was given. */
export const drawHead = (
  trace: Trace,
  index: number,
  events: readonly TraceEvent[],
): Drawn => {
  const step = trace.steps[index]
  if (!step) {
    return draw('th', { scope: 'col' })
  }
  const given = argumentsOf(step) || describeSource(trace, index, events)
  return draw(
    'th',
    { scope: 'col', 'data-step': index, 'data-kind': step.kind },
    draw('code', {}, titleOf(step)),
    given !== '' &&
      draw('small', { title: given.length > 16 ? given : undefined }, given),
  )
}

/** What a step did in numbers; those of a shared step are of this consumer. */
export const countersOf = (
  { steps, folded }: Trace,
  index: number,
  events: readonly TraceEvent[],
): string => {
  const step = steps[index]
  if (!step) {
    return ''
  }
  const count = (all: number, matches: (event: TraceEvent) => boolean) =>
    folded > 0 ? all : events.filter(matches).length
  const isSource = (step.inputs ?? []).length === 0
  const readers = steps.filter(({ inputs }) => inputs?.includes(index))
  const pulls = count(
    readers.length === 1 && readers[0]?.inputs?.length === 1
      ? (readers[0]?.pulled ?? 0)
      : 0,
    ({ type, other }) => type === 'pull' && other === index,
  )
  const calls = count(
    step.calls,
    event => event.type === 'call' && event.step === index,
  )
  const passed = count(
    step.passed,
    event => event.type === 'value' && event.step === index,
  )
  return [
    ...(isSource && pulls > 0 ? [counted(pulls, 'pull')] : []),
    ...(calls > 0 ? [counted(calls, 'call')] : []),
    // The last step has nobody to pass anything to.
    ...(isSource || readers.length === 0 || passed === calls
      ? []
      : [`${withCommas(passed)} passed`]),
    ...((step.mostHeld ?? 0) > 1 ? [`holds ${step.mostHeld}`] : []),
    ...(step.closed ? ['closed'] : []),
  ].join(', ')
}
