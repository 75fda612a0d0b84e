import { clock } from './world'

export type CallbackOptions = {
  /** Milliseconds until it answers for a value; calls are counted from 1. */
  delayFor?: (value: number, call: number) => number
  /** Whether a call fails; calls are counted from 1. */
  fails?: (call: number) => boolean
}

export type Answer = (...values: readonly unknown[]) => unknown

/** A callback that counts its calls, and how many are in progress. */
export class Callback {
  calls = 0
  mostAtOnce = 0
  /** On the clock, when it first failed, if it did. */
  failedAt: number | undefined
  #inProgress = 0
  readonly #answer: Answer
  readonly #options: CallbackOptions

  constructor(answer: Answer, options: CallbackOptions) {
    this.#answer = answer
    this.#options = options
  }

  readonly plain = (...values: readonly unknown[]): unknown => {
    this.calls += 1
    return this.#settle(this.calls, values)
  }

  readonly async = async (...values: readonly unknown[]): Promise<unknown> => {
    this.calls += 1
    const call = this.calls
    this.#inProgress += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#inProgress)
    const milliseconds =
      this.#options.delayFor?.(Number(values.at(-1)), call) ?? 0
    if (milliseconds > 0) {
      await clock.sleep(milliseconds)
    }
    this.#inProgress -= 1
    return this.#settle(call, values)
  }

  #settle(call: number, values: readonly unknown[]): unknown {
    if (this.#options.fails?.(call)) {
      this.failedAt ??= clock.now
      throw new Error('The callback failed')
    }
    return this.#answer(...values)
  }
}
