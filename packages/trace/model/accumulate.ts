import { familyOf, isGathering } from './families'
import type { Trace, TraceEvent, TraceStep } from './trace'

type Grow = (texts: readonly string[]) => string | undefined

const numbers = (
  texts: readonly string[],
  compute: (numbers: readonly number[]) => number,
): string | undefined => {
  const read = texts.map(Number)
  return read.some(Number.isNaN) ? undefined : String(compute(read))
}

const unquote = (text: string): string =>
  /^(['"`])(.*)\1$/su.exec(text)?.[2] ?? text

const growing: Readonly<Record<string, Grow>> = {
  sum: texts => numbers(texts, all => all.reduce((a, b) => a + b, 0)),
  max: texts => numbers(texts, all => Math.max(...all)),
  min: texts => numbers(texts, all => Math.min(...all)),
  count: texts => String(texts.length),
}

const growthOf = (step: TraceStep): Grow | undefined => {
  const family = familyOf(step)
  if (family === 'join') {
    const between = /\(\s*(['"`])(.*)\1/su.exec(step.label)?.[2] ?? ','
    return texts => `'${texts.map(unquote).join(between)}'`
  }
  return growing[family]
}

/** A long text is cut. */
const isSame = (grown: string, recorded: string): boolean =>
  grown === recorded ||
  (recorded.endsWith('…') && grown.startsWith(recorded.slice(0, -1)))

/**
 * What functions that gather by themselves had after each value. lfi does that
 * where the recorder can't look, so it is told only if it leads to the result.
 */
const accumulate = (
  step: TraceStep,
  texts: readonly string[],
  result: string | undefined,
): readonly string[] => {
  const grow = growthOf(step)
  const last = grow?.(texts)
  const isTrue = result === undefined || isSame(last ?? '', result)
  return grow && last !== undefined && isTrue
    ? texts.map((_, index) => grow(texts.slice(0, index + 1)) ?? '')
    : []
}

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

/** The values that a step received, and its result, for each of its runs. */
const runsOf = ({ events }: Trace, step: number) => {
  const runs: { values: TraceEvent[]; result?: string }[] = [{ values: [] }]
  for (const event of events) {
    if (event.type === 'value' && event.other === step) {
      runs.at(-1)?.values.push(event)
    } else if (event.type === 'value' && event.step === step) {
      Object.assign(runs.at(-1) ?? {}, { result: event.value })
      runs.push({ values: [] })
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
    if (!isGathering(step) || trace.folded > 0) {
      continue
    }
    const hasCallback = step.calls > 0 && familyOf(step) === 'reduce'
    for (const { values, result } of runsOf(trace, index)) {
      const texts = values.map(({ value }) => value)
      const grown = hasCallback
        ? answersOf(values, answers)
        : accumulate(step, texts, result)
      for (const [order, { at, gathered = grown[order] }] of values.entries()) {
        if (gathered !== undefined) {
          found.set(at, gathered)
        }
      }
    }
  }
  return found
}

const known = new WeakMap<Trace, ReadonlyMap<number, string>>()

/**
 * What a step had gathered when it had received a value, by the number of the
 * value: as it was recorded, of reducers; as callbacks answered; or as it must
 * have been, of `sum` and its kin.
 */
export const gatheredOf = (trace: Trace): ReadonlyMap<number, string> => {
  const found = known.get(trace) ?? gather(trace)
  known.set(trace, found)
  return found
}
