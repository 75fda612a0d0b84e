import { drawCard, pipelinesOf } from '@lfi-docs/trace'
import { recordProgram } from '../../trace/recorder'
import { drawnToHtml } from '../drawnToHtml'
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

const program = `import { filter, find, get, map, pipe, rangeTo } from 'lfi'
pipe(
  rangeTo(1, ${offered}),
  map(${square}),
  filter(${isEven}),
  find(${endsIn44}),
  get,
)`

const stages: ReadonlySet<unknown> = new Set<LazyStep['stage']>([
  'map',
  'filter',
  'find',
])

const isStage = (name: unknown): name is LazyStep['stage'] => stages.has(name)

/** Records the home page's lazy pipeline: everything that ran, in order. */
export const runLaziness = async (): Promise<LazinessRun> => {
  const trace = await recordProgram(program)
  const { steps, events } = trace
  const calls = events
    .filter(({ type }) => type === 'call')
    .flatMap(({ step, value }) => {
      const stage = steps[step]?.name
      // What follows `map` gets squares.
      const number = stage === 'map' ? Number(value) : Math.sqrt(Number(value))
      return isStage(stage) ? [{ stage, value: number }] : []
    })
  const last = events.findLast(({ type }) => type === 'value')
  return {
    offered,
    result: Number(last?.value),
    steps: calls,
    html: pipelinesOf(trace)
      .outer.map(pipeline =>
        drawnToHtml(drawCard(trace, pipeline, { isLive: false })),
      )
      .join(''),
    arrayCalls: countArrayCalls(),
  }
}
