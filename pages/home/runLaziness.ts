import { filter, find, get, map, pipe, rangeTo } from 'lfi'
import type { LazinessRun, LazyStep } from './model/demonstrations'

const offered = 1_000_000

const square = (value: number): number => value * value
const isEven = (value: number): boolean => value % 2 === 0
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
    .filter(counted(isEven))
    .find(counted(endsIn44))
  return calls
}

/** Runs the home page's lazy pipeline and writes down everything that ran. */
export const runLaziness = (): LazinessRun => {
  const steps: LazyStep[] = []
  const note = (stage: LazyStep['stage'], value: number): void => {
    steps.push({ stage, value })
  }
  const result = pipe(
    rangeTo(1, offered),
    map(value => {
      note('map', value)
      return square(value)
    }),
    filter(value => {
      note('filter', Math.sqrt(value))
      return isEven(value)
    }),
    find(value => {
      note('find', Math.sqrt(value))
      return endsIn44(value)
    }),
    get,
  )
  return { offered, result, steps, arrayCalls: countArrayCalls() }
}
