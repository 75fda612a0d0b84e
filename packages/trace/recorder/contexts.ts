import type { Consumer } from '../rewrite/places'
import { noteWait, restore, save } from './hotPath'
import type { Instance, Iteration } from './Iteration'
import { disguise } from './natives'
import { findConsumer } from './places'

/**
 * The value that code is processing: its event, or -1, and the iteration whose
 * code runs, undefined for code that is not lfi's.
 */
export type Context = {
  readonly at: number
  readonly iteration: Iteration | undefined
  readonly parent: Context | undefined
  /** A loop that waits, whose head runs, and the context of its function. */
  readonly loop?: {
    readonly start: number
    readonly context: Context | undefined
  }
}

/** Restores the context after an `await`. */
export const resume = <Value>(
  context: Context | undefined,
  value?: Value,
): Value | undefined => {
  noteWait()
  restore(context)
  return value
}

/** Restores the caller's context where a function awaits or returns. */
export const leave = <Value>(
  value: Value,
  context: Context | undefined,
): Value => {
  restore(context)
  return value
}

/**
 * The context in the head of a loop that waits: the function's own for what the
 * loop iterates, and that `behind` it for all else, because no code runs between
 * the first pull and the wait.
 */
export const headOf = (
  context: Context | undefined,
  behind: Context | undefined,
  start: number,
): Context => ({
  at: -1,
  iteration: undefined,
  parent: behind,
  loop: { start, context },
})

/** The context of code that `consumer` is, or that runs in its head. */
export const contextIn = (
  consumer: Consumer | undefined,
): Context | undefined => {
  const context = save()
  const loop = context?.loop
  return loop && loop.start === consumer?.start ? loop.context : context
}

/** The context in which a generator is called. */
export const contextOfCall = (): Context | undefined =>
  save()?.loop ? contextIn(findConsumer(1)) : save()

/** Calls in another context, then restores the current one. */
export const within = <Result>(
  context: Context | undefined,
  call: () => Result,
): Result => {
  const saved = save()
  restore(context)
  try {
    return call()
  } finally {
    restore(saved)
  }
}

/** A callback that always runs in the context in which it was bound. */
export const bind = (callback: unknown): unknown => {
  if (typeof callback !== 'function') {
    return callback
  }
  const context = save()
  const bound = (...values: unknown[]): unknown => {
    noteWait()
    return within(context, () => Reflect.apply(callback, undefined, values))
  }
  return disguise(bound, callback)
}

/** The innermost context in which an instance's own code runs. */
export const contextOf = (instance: Instance): Context | undefined => {
  let context = save()
  while (context && context.iteration?.instance !== instance) {
    context = context.parent
  }
  return context
}

/** The number of the event that work in this context is done for, or -1. */
export const eventOf = (context: Context | undefined): number => {
  for (let outer = context; outer; outer = outer.parent) {
    if (outer.at >= 0) {
      return outer.at
    }
  }
  return -1
}
