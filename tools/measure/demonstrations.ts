import { normalizeReducer, toMean } from 'lfi'
import type { Records } from '../../website/records/readRecord'
import { recordPrograms } from '../recorder'

const offered = 1_000_000

const program = `import { filter, find, get, map, pipe, rangeTo } from 'lfi'
pipe(
  rangeTo(1, ${offered}),
  map(n => n * n),
  filter(n => n % 2 === 0),
  find(n => n % 100 === 44),
  get,
)`

/** How often array methods call callbacks for the same. */
const countArrayCalls = (): number => {
  let calls = 0
  const count = <Result>(result: Result): Result => {
    calls++
    return result
  }
  Array.from({ length: offered }, (_, index) => index + 1)
    .map(n => count(n * n))
    .filter(n => count(n % 2 === 0))
    .find(n => count(n % 100 === 44))
  return calls
}

type Runs = Records['demonstrations']['runs']

const runLaziness = async (): Promise<Runs['laziness']> => {
  const recorded = await recordPrograms({ laziness: program }, 'laziness')
  const { trace } = recorded.laziness
  const steps = trace.events
    .filter(({ type }) => type === 'call')
    .map(({ step, value }) => {
      const stage = trace.steps[step]?.name ?? ''
      // What follows `map` gets squares.
      const number = stage === 'map' ? Number(value) : Math.sqrt(Number(value))
      return { stage, value: number }
    })
  const last = trace.events.findLast(({ type }) => type === 'value')
  return {
    offered,
    result: Number(last?.value),
    steps,
    arrayCalls: countArrayCalls(),
    trace,
  }
}

const show = (value: unknown) => JSON.stringify(value).replaceAll(',', ', ')

/** Calls a reducer by hand, as `reduce` does, and writes down each step. */
const recordMean = (): Runs['reducer'] => {
  const { create, add, finish } = normalizeReducer(toMean())
  let acc = create()
  const steps = [{ code: 'create()', result: show(acc) }]
  for (const value of [4, 8]) {
    const code = `add(${show(acc)}, ${show(value)})`
    acc = add(acc, value)
    steps.push({ code, result: show(acc) })
  }
  const code = `finish(${show(acc)})`
  return [...steps, { code, result: show(finish(acc)) }]
}

export const runDemonstrations = async (): Promise<
  Records['demonstrations']
> => ({ runs: { laziness: await runLaziness(), reducer: recordMean() } })
