import { familyOf } from './families'
import { oncePerTrace } from './oncePerTrace'
import type { Trace, TraceEvent, TraceStep } from './trace'

/** Whether a step may begin with the first value instead of with nothing. */
const foldsValues = (step: TraceStep): boolean =>
  /^m(?:ax|in)$/u.test(step.name ?? '') ||
  (step.calls > 0 && familyOf(step) === 'reduce')

/** What a callback that folds values answered for each; the first is its start. */
const answersOf = (
  values: readonly TraceEvent[],
  answers: ReadonlyMap<number | undefined, string>,
): readonly (string | undefined)[] =>
  values.map(
    ({ at, value }, index) =>
      answers.get(at) ?? (index === 0 ? value : undefined),
  )

/** What callbacks answered, by the number of the value they were called for. */
const findAnswers = ({
  events,
}: Trace): ReadonlyMap<number | undefined, string> => {
  const calls = new Map<number, number | undefined>()
  const answers = new Map<number | undefined, string>()
  for (const { at, type, from = -1, value } of events) {
    if (type === 'call') {
      calls.set(at, from)
    } else if (type === 'settle' && calls.has(from)) {
      answers.set(calls.get(from), value)
    }
  }
  return answers
}

/** The values that a step received, for each of its runs. */
const runsOf = ({ events }: Trace, step: number) => {
  const runs: TraceEvent[][] = [[]]
  for (const event of events) {
    if (event.type === 'value' && event.other === step) {
      runs.at(-1)?.push(event)
    } else if (event.type === 'value' && event.step === step) {
      runs.push([])
    }
  }
  return runs
}

const gather = (trace: Trace): ReadonlyMap<number, string> => {
  const found = new Map(
    trace.events.flatMap(({ at, gathered }) =>
      gathered === undefined ? [] : [[at, gathered] as const],
    ),
  )
  const answers = findAnswers(trace)
  for (const [index, step] of trace.steps.entries()) {
    if (!foldsValues(step) || trace.folded > 0) {
      continue
    }
    for (const values of runsOf(trace, index)) {
      const grown = answersOf(values, answers)
      for (const [order, { at, gathered = grown[order] }] of values.entries()) {
        if (gathered !== undefined) {
          found.set(at, gathered)
        }
      }
    }
  }
  return found
}

/**
 * What a step had gathered when it had received a value, by the number of the
 * value: as it was recorded, of lfi's reducers, or as callbacks answered.
 */
export const gatheredOf = oncePerTrace(gather)
