import { delay, now } from './world'

/** Past this many pulls an endless source gives nothing more. */
export const MAX_PULLS = 60

export type SourceOptions = {
  /** How many values it has; `Infinity` for an endless source. */
  length: number
  /** The value at an index from 0; from 1 upwards by default. */
  valueAt?: (index: number) => unknown
  /** Milliseconds that an async source takes for a value. */
  interval?: number
  /** Which pull fails, from 1. */
  failsAt?: number
  /** Called by each pull, before it gives a value. */
  onPull?: () => void
}

/** An iterable that counts what is done to it. */
export class Source {
  opens = 0
  pulls = 0
  closes = 0
  /** On the clock, when a pull failed, if one did. */
  failedAt: number | undefined
  /** Whether it was endless, and had to end a loop that would not end. */
  stalled = false
  #options: SourceOptions

  constructor(options: SourceOptions) {
    this.#options = options
  }

  #pull(index: number): IteratorResult<unknown> | undefined {
    this.pulls += 1
    this.#options.onPull?.()
    if (index >= this.#options.length) {
      return { done: true, value: undefined }
    }
    if (this.pulls > MAX_PULLS) {
      return undefined
    }
    const { valueAt } = this.#options
    return { done: false, value: valueAt ? valueAt(index) : index + 1 }
  }

  #fail(): never {
    this.failedAt = now()
    throw new Error('The source failed')
  }

  plain(): Iterable<unknown> {
    return {
      [Symbol.iterator]: () => {
        this.opens += 1
        let index = 0
        return {
          next: () => {
            const result = this.#pull(index++)
            if (!result) {
              this.stalled = true
              // A loop that would not end by itself ends here.
              throw new Error('An endless source was read for too long')
            }
            if (this.pulls === this.#options.failsAt) {
              this.#fail()
            }
            return result
          },
          return: () => {
            this.closes += 1
            return { done: true, value: undefined }
          },
        }
      },
    }
  }

  async(): AsyncIterable<unknown> {
    return {
      [Symbol.asyncIterator]: () => {
        this.opens += 1
        let index = 0
        return {
          next: async () => {
            const result = this.#pull(index++)
            if (!result) {
              return new Promise(() => {})
            }
            const pull = this.pulls
            await delay(this.#options.interval ?? 1)
            if (pull === this.#options.failsAt) {
              this.#fail()
            }
            return result
          },
          return: async () => {
            this.closes += 1
            return { done: true, value: undefined }
          },
        }
      },
    }
  }
}
