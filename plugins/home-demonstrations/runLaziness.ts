import { filter, first, get, map, pipe, rangeTo } from 'lfi'
import type { LazinessRun, LazyStep } from './model/demonstrations'

const offered = 1_000_000

const square = (value: number): number => value * value
const endsIn44 = (value: number): boolean => value % 100 === 44

const countArrayCalls = (): number => {
  let calls = 0
  const counted =
    <Result>(fn: (value: number) => Result) =>
    (value: number): Result => {
      calls++
      return fn(value)
    }
  Array.from({ length: offered }, (_, index) => index + 1)
    .map(counted(square))
    .filter(counted(endsIn44))
    .at(0)
  return calls
}

/** Runs the home page's lazy pipeline and writes down everything that ran. */
export const runLaziness = (): LazinessRun => {
  const steps: LazyStep[] = []
  const result = pipe(
    rangeTo(1, offered),
    map(value => {
      steps.push({ stage: 'map', value })
      return square(value)
    }),
    filter(value => {
      steps.push({ stage: 'filter', value: Math.sqrt(value) })
      return endsIn44(value)
    }),
    first,
    get,
  )
  return { offered, result, steps, arrayCalls: countArrayCalls() }
}
