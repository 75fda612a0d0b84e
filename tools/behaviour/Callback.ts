import { delay, now } from './world'

/** How a callback decides, where its answer decides something. */
export const decisions = [
  'itself',
  'first two',
  'from third',
  'always',
  'never',
] as const

export type Decision = (typeof decisions)[number]

const decide: Readonly<Record<Decision, (value: unknown) => unknown>> = {
  itself: value => value,
  'first two': value => Number(value) < 3,
  'from third': value => Number(value) >= 3,
  always: () => true,
  never: () => false,
}

export type CallbackOptions = {
  decision: Decision
  gives: 'iterable' | 'number' | 'difference' | 'anything' | 'sum'
  isAsync: boolean
  /** Milliseconds until it answers for a value; calls are counted from 1. */
  delayFor?: (value: number, call: number) => number
  /** Whether a call fails; calls are counted from 1. */
  fails?: (call: number) => boolean
}

/** A callback that counts its calls, and how many are in flight. */
export class Callback {
  calls = 0
  done = 0
  mostAtOnce = 0
  failures = 0
  /** When it first failed, if it did, and how often it was called by then. */
  failure: { time: number; calls: number } | undefined
  #options: CallbackOptions

  constructor(options: CallbackOptions) {
    this.#options = options
  }

  readonly call = (...values: readonly unknown[]): unknown => {
    this.calls += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.calls - this.done)
    const fails = this.#options.fails?.(this.calls) ?? false
    if (!this.#options.isAsync) {
      this.done += 1
      return this.#answer(values, fails)
    }
    return this.#answerLater(values, fails)
  }

  async #answerLater(values: readonly unknown[], fails: boolean) {
    const value = Number(values.at(-1))
    const milliseconds = this.#options.delayFor?.(value, this.calls) ?? 0
    if (milliseconds > 0) {
      await delay(milliseconds)
    }
    this.done += 1
    return this.#answer(values, fails)
  }

  #answer([left, right]: readonly unknown[], fails: boolean): unknown {
    if (fails) {
      this.failures += 1
      this.failure ??= { time: now(), calls: this.calls }
      throw new Error('The callback failed')
    }
    switch (this.#options.gives) {
      case 'iterable':
        return [left]
      case 'number':
        return Number(left)
      case 'difference':
        return Number(left) - Number(right)
      case 'sum':
        return Number(left) + Number(right)
      case 'anything':
        return decide[this.#options.decision](left)
    }
  }
}
