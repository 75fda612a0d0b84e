import { isFlattening, waitsForCallback } from '../families'
import type { AnyFunction, Edges } from './edges'
import { isPromise, observe, type Recording } from './Recording'
import type { Iteration } from './runs'

const { resolve } = Promise

/** Callbacks that lfi is given, with their calls recorded. */
export const createCallbacks = (
  recording: Recording,
  { claim }: Pick<Edges, 'claim'>,
) => {
  const callRecorded = (
    iteration: Iteration,
    callback: () => unknown,
    values: readonly unknown[],
    isForValue: boolean,
  ): unknown => {
    const { counts, run, instance } = iteration
    const { step } = instance
    const { context, keeper } = recording
    const isKnown = context.iteration === iteration && context.at >= 0
    const find = () => (isForValue ? iteration.find(values) : -1)
    const received = isKnown ? context.at : find()
    const value = keeper.keepArguments(values)
    const call = recording.record('call', instance, {
      run,
      from: received,
      value,
    })
    counts.begin()
    const end = (type: 'settle' | 'throw', value: unknown): void => {
      counts.inFlight--
      recording.record(type, instance, { run, from: call, value })
    }
    const settle = (value: unknown): void => {
      end('settle', value)
      iteration.answer(received, value)
      if (isFlattening(step.name)) {
        claim(value, iteration, call)
      }
    }
    const fail = (error: unknown): void => end('throw', error)
    let result: unknown
    try {
      result = recording.within(undefined, call, callback)
    } catch (error) {
      fail(error)
      throw error
    }
    // A plain result that lfi awaits takes as many jobs in a promise.
    const isAwaited = waitsForCallback(step.name) && !isPromise(result)
    const promise = isAwaited ? resolve.call(Promise, result) : result
    if (step.kind !== 'sync' && isPromise(promise)) {
      observe(promise, settle, fail)
    } else {
      settle(promise)
    }
    return promise
  }

  /** A callback that a step was given, for one iteration of it. */
  return (
    callback: AnyFunction,
    iteration: Iteration,
    isForValue = true,
  ): AnyFunction =>
    function (this: unknown, ...values) {
      const call = (): unknown => Reflect.apply(callback, this, values)
      return callRecorded(iteration, call, values, isForValue)
    }
}

export type WrapCallback = ReturnType<typeof createCallbacks>
