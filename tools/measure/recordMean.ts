import { normalizeReducer, type RawReducerWithFinish, toMean } from 'lfi'
import type { ReducerStep } from '../../website/pages/timelines/client/timelineData'

const show = (value: unknown) => JSON.stringify(value).replaceAll(',', ', ')

/** Calls a reducer by hand, as `reduce` does, and writes down each step. */
const recordReducer = <Value, Acc, Finished>(
  reducer: RawReducerWithFinish<Value, Acc, Finished>,
  values: Iterable<Value>,
): ReducerStep[] => {
  const { create, add, finish } = normalizeReducer(reducer)
  let acc = create()
  const steps = [{ code: 'create()', result: show(acc) }]
  for (const value of values) {
    const before = show(acc)
    acc = add(acc, value)
    steps.push({ code: `add(${before}, ${show(value)})`, result: show(acc) })
  }
  const code = `finish(${show(acc)})`
  return [...steps, { code, result: show(finish(acc)) }]
}

export const recordMean = (): ReducerStep[] => recordReducer(toMean(), [4, 8])
