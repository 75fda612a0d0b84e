import { clock } from './world'

/** After this many pulls an endless source throws, to end an endless loop. */
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
  /** Called by each pull, before it returns a value. */
  onPull?: () => void
}

/** An iterable that counts what is done to it. */
export class Source {
  opens = 0
  pulls = 0
  closes = 0
  /** On the clock, when a pull failed, if one did. */
  failedAt: number | undefined
  /** Whether a loop had to be ended that waits for nothing. */
  isStuck = false
  readonly #options: SourceOptions

  constructor(options: SourceOptions) {
    this.#options = options
  }

  /** Counts a pull; its answer may come later. */
  #pull(index: number): () => IteratorResult<unknown> {
    const { length, failsAt, onPull, valueAt = at => at + 1 } = this.#options
    this.pulls += 1
    const pull = this.pulls
    onPull?.()
    return () => {
      if (pull === failsAt) {
        this.failedAt = clock.now
        throw new Error('The source failed')
      }
      if (pull > MAX_PULLS) {
        throw new Error('An endless source was read for too long')
      }
      return index < length
        ? { done: false, value: valueAt(index) }
        : { done: true, value: undefined }
    }
  }

  #close(): IteratorResult<unknown> {
    this.closes += 1
    return { done: true, value: undefined }
  }

  plain(): Iterable<unknown> {
    return {
      [Symbol.iterator]: () => {
        this.opens += 1
        let index = 0
        return {
          next: () => {
            this.isStuck ||= this.pulls >= MAX_PULLS
            return this.#pull(index++)()
          },
          return: () => this.#close(),
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
            const answer = this.#pull(index++)
            await clock.sleep(this.#options.interval ?? 10)
            return answer()
          },
          return: async () => this.#close(),
        }
      },
    }
  }
}
