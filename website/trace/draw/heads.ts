import { withCommas } from '../../browser/withCommas'
import type { RunStep, TraceStep } from '../trace'
import type { RunStory, Story } from '../values/readStory'
import { counted, type Drawn, draw } from './drawn'

/** What a step is called: a source without a name of its own holds values. */
export const titleOf = ({ name, label, role }: TraceStep): string =>
  role === 'source' && !/^[\w$.]+$/u.test(label) ? 'values' : name

/** What a step was given besides its input: the rest of its source text. */
export const argumentsOf = (step: TraceStep): string => {
  const { label, name, role } = step
  if (role === 'source') {
    return titleOf(step) === 'values' ? label : ''
  }
  if (label.startsWith(`${name}(`)) {
    return label.slice(name.length + 1).replace(/\)$/u, '')
  }
  return label === name ? '' : label
}

/** How many values of a source were never read, if that is known. */
export const unreadOf = (
  { values }: RunStory,
  { step, size = 0, passed }: RunStep,
): number => {
  const earlier = values.filter(each => each.isEarlier && each.step === step)
  return Math.max(0, size - passed - earlier.length)
}

/** What stands below the name of a source that has one. */
const describeSource = (run: RunStory, index: number): string => {
  const counts = countsOf(run, index)
  if (counts?.size === undefined) {
    return ''
  }
  return unreadOf(run, counts) > 0
    ? `${withCommas(counts.passed)} of ${withCommas(counts.size)} read`
    : counted(counts.size, 'value')
}

export const countsOf = (
  { run }: RunStory,
  index: number,
): RunStep | undefined => run.steps.find(({ step }) => step === index)

/** The head of a column: the name of its step, and what it was given. */
export const drawHead = (
  { trace }: Story,
  run: RunStory,
  index: number,
): Drawn => {
  const step = trace.steps[index]
  if (!step) {
    return draw('th', { scope: 'col' })
  }
  const given = argumentsOf(step) || describeSource(run, index)
  return draw(
    'th',
    { scope: 'col', 'data-step': index, 'data-kind': step.kind },
    draw('code', {}, titleOf(step)),
    given !== '' &&
      draw('small', { title: given.length > 16 ? given : undefined }, given),
  )
}

/** What a step did in this run, in numbers. */
export const describeCounts = (run: RunStory, index: number): string => {
  const counts = countsOf(run, index)
  if (!counts) {
    return ''
  }
  const { inputs, pulls, calls, passed, mostHeld, isClosed } = counts
  const isSource = inputs.length === 0
  const isLast = run.steps.at(-1) === index
  return [
    ...(isSource && pulls > 0 ? [counted(pulls, 'pull')] : []),
    ...(calls > 0 ? [counted(calls, 'call')] : []),
    // The last step passes nothing on.
    ...(isSource || isLast || passed === calls
      ? []
      : [`${withCommas(passed)} passed`]),
    ...(mostHeld > 1 ? [`holds ${mostHeld}`] : []),
    ...(isClosed ? ['closed'] : []),
  ].join(', ')
}
