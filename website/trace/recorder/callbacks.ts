import { continuesAtOnce, isFlattening } from '../families'
import type { AnyFunction, Edges } from './edges'
import { Arguments } from './kept'
import { isPromise, type Recording } from './Recording'
import type { Instance, Iteration } from './runs'

const { resolve } = Promise

/** Callbacks that lfi is given, with their calls recorded. */
export const createCallbacks = (
  recording: Recording,
  edges: Pick<Edges, 'claim'>,
) => {
  /** The value that a callback is called for. */
  const receivedBy = (
    iteration: Iteration,
    values: readonly unknown[],
  ): number => {
    const { current } = recording
    return current?.iteration === iteration && current.at >= 0
      ? current.at
      : iteration.find(values)
  }

  const callRecorded = (
    instance: Instance,
    callback: AnyFunction,
    self: unknown,
    values: readonly unknown[],
  ): unknown => {
    const { step } = instance
    const iteration = recording.iterationOf(instance)
    const counts = recording.countsOf(iteration)
    const { run } = iteration
    const received = receivedBy(iteration, values)
    const value = values.length === 1 ? values[0] : new Arguments(values)
    const call = recording.record('call', step, { run, from: received, value })
    counts.begin()
    const end = (type: 'settle' | 'throw', value: unknown): void => {
      counts.inFlight--
      recording.record(type, step, { run, from: call, value })
    }
    const settle = (value: unknown): void => {
      end('settle', value)
      iteration.answer(received, value)
      if (isFlattening(step.name)) {
        edges.claim(value, iteration, call)
      }
    }
    let result: unknown
    try {
      result = recording.within({ iteration: undefined, at: call }, () =>
        Reflect.apply(callback, self, values),
      )
    } catch (error) {
      end('throw', error)
      throw error
    }
    const goesOnAtOnce = step.kind === 'concur' && continuesAtOnce(step.name)
    if (step.kind === 'sync' || !(isPromise(result) || goesOnAtOnce)) {
      settle(result)
      return result
    }
    // A plain result that lfi awaits takes as many jobs in a promise.
    const promise = isPromise(result) ? result : resolve.call(Promise, result)
    recording.observe(promise, settle, error => end('throw', error))
    if (goesOnAtOnce) {
      recording.workAfter(promise, iteration, () => received)
    }
    return promise
  }

  const wrapCallback = (
    instance: Instance,
    callback: AnyFunction,
  ): AnyFunction =>
    function (this: unknown, ...values) {
      return callRecorded(instance, callback, this, values)
    }

  /** A callback of a reducer: which step it is one of is known when it is called. */
  const wrapForReducer = (callback: AnyFunction): AnyFunction =>
    function (this: unknown, ...values) {
      const instance = recording.current?.iteration?.instance
      return instance
        ? callRecorded(instance, callback, this, values)
        : Reflect.apply(callback, this, values)
    }

  return { wrapCallback, wrapForReducer }
}
