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

const list = (texts: readonly string[]): string => `[ ${texts.join(', ')} ]`

const set = (texts: readonly string[]): string => {
  const all = [...new Set(texts)]
  return `Set(${all.length}) { ${all.join(', ')} }`
}

const sum: Grow = texts => numbers(texts, all => all.reduce((a, b) => a + b, 0))
const max: Grow = texts => numbers(texts, all => Math.max(...all))
const min: Grow = texts => numbers(texts, all => Math.min(...all))
const count: Grow = texts => String(texts.length)

const growing: Readonly<Record<string, Grow>> = {
  sum,
  toSum: sum,
  max,
  toMax: max,
  min,
  toMin: min,
  count,
  toCount: count,
  toArray: list,
  toSet: set,
}

const growthOf = (step: TraceStep): Grow | undefined => {
  const family = familyOf(step)
  if (family === 'join') {
    const between = /\(\s*(['"`])(.*)\1/su.exec(step.label)?.[2] ?? ','
    return texts => `'${texts.map(unquote).join(between)}'`
  }
  const reducer = /^\w+\(\s*(to\w+)\(\)/u.exec(step.label)?.[1]
  return growing[family === 'reduce' ? (reducer ?? '') : family]
}

/** Printers break lines differently; a long text is cut. */
const isSame = (grown: string, recorded: string): boolean => {
  const [a, b] = [grown, recorded].map(text => text.replaceAll(/\s/gu, ''))
  return (
    a === b ||
    (recorded.endsWith('…') && !!a?.startsWith(b?.slice(0, -1) ?? ''))
  )
}

/** What a reducer that is known has gathered after each of its values. */
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
  { events }: Trace,
  values: readonly TraceEvent[],
): readonly (string | undefined)[] => {
  const ends = new Map(
    events.flatMap(call => {
      const end = events.find(
        ({ from, type }) => from === call.at && type === 'settle',
      )
      return call.type === 'call' && end ? [[call.from, end.value]] : []
    }),
  )
  return values.map(
    ({ at, value }, index) => ends.get(at) ?? (index === 0 ? value : undefined),
  )
}

const gather = (trace: Trace): ReadonlyMap<number, string> => {
  const found = new Map<number, string>()
  for (const [index, step] of trace.steps.entries()) {
    let values: TraceEvent[] = []
    const flush = (result: string | undefined): void => {
      const hasCallback = step.calls > 0 && familyOf(step) === 'reduce'
      const texts = values.map(({ value }) => value)
      const gathered = hasCallback
        ? answersOf(trace, values)
        : accumulate(step, texts, result)
      for (const [order, { at }] of values.entries()) {
        const text = gathered[order]
        if (text !== undefined) {
          found.set(at, text)
        }
      }
      values = []
    }
    if (isGathering(step) && trace.folded === 0) {
      for (const event of trace.events) {
        if (event.type === 'value' && event.other === index) {
          values.push(event)
        } else if (event.type === 'value' && event.step === index) {
          flush(event.value)
        }
      }
      flush(undefined)
    }
  }
  return found
}

const known = new WeakMap<Trace, ReadonlyMap<number, string>>()

/**
 * What a step had gathered when it had received a value, by the number of the
 * value. The recorder sees the values and the result, so this is told only of
 * callbacks and of reducers that are known, and only if it leads to the result
 * that was recorded, if there is one.
 */
export const gatheredOf = (trace: Trace): ReadonlyMap<number, string> => {
  const found = known.get(trace) ?? gather(trace)
  known.set(trace, found)
  return found
}
