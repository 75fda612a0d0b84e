import type { RecordedLaziness } from '../../website/pages/home/model/demonstrations'
import { recordProgram } from '../recorder'

const offered = 1_000_000

const square = (n: number): number => n * n
const isEven = (n: number): boolean => n % 2 === 0
const endsIn44 = (n: number): boolean => n % 100 === 44

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

const program = `import { filter, find, get, map, pipe, rangeTo } from 'lfi'
pipe(
  rangeTo(1, ${offered}),
  map(n => n * n),
  filter(n => n % 2 === 0),
  find(n => n % 100 === 44),
  get,
)`

export const runLaziness = async (): Promise<RecordedLaziness> => {
  const trace = await recordProgram(program)
  const { steps, events } = trace
  const calls = events
    .filter(({ type }) => type === 'call')
    .map(({ step, value }) => {
      const stage = steps[step]?.name ?? ''
      // What follows `map` gets squares.
      const number = stage === 'map' ? Number(value) : Math.sqrt(Number(value))
      return { stage, value: number }
    })
  const last = events.findLast(({ type }) => type === 'value')
  return {
    offered,
    result: Number(last?.value),
    steps: calls,
    arrayCalls: countArrayCalls(),
    trace,
  }
}
