import type { Trace, TraceStep } from '../trace'
import { type Drawn, draw } from './drawn'

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}`

/** Values arrive by themselves where both sides are Concur. */
const receives = (steps: readonly TraceStep[], step: TraceStep): string =>
  step.kind === 'concur' &&
  step.inputs?.every(input => steps[input]?.kind === 'concur')
    ? 'arrived'
    : 'pulled'

/** What a step did in numbers, without what it never does. */
const countersOf = (
  steps: readonly TraceStep[],
  step: TraceStep,
): readonly string[] => [
  ...(step.pulled > 0 ? [counted(step.pulled, receives(steps, step))] : []),
  ...(step.passed > 0 ? [counted(step.passed, 'passed on')] : []),
  ...(step.calls > 0
    ? [counted(step.calls, step.calls === 1 ? 'call' : 'calls')]
    : []),
  ...(step.mostInFlight > 1 ? [counted(step.mostInFlight, 'in flight')] : []),
  ...((step.mostHeld ?? 0) > 1 ? [counted(step.mostHeld ?? 0, 'held')] : []),
  ...(step.closed ? ['closed'] : []),
]

/** The head of a column: the step's own source text, and its counters. */
export const drawHead = (
  { steps }: Trace,
  index: number,
  pattern?: Drawn,
): Drawn => {
  const step = steps[index]
  const label = step?.label ?? ''
  return draw(
    'div',
    {
      class: 'trace-head',
      'data-step': index,
      'data-kind': step?.kind,
      title: label.length > 18 ? label : undefined,
    },
    ...(pattern ? [pattern] : []),
    draw('code', {}, label),
    draw('small', {}, step ? countersOf(steps, step).join(', ') : ''),
  )
}
