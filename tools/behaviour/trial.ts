import 'core-js/actual/promise/with-resolvers.js'
import { type ConcurIterable, concurIteratorSymbol, forEachConcur } from 'lfi'
import { VirtualClock } from '../virtualClock'

/** Virtual time costs nothing. lfi has no timers: only the trials wait. */
export const clock = new VirtualClock()

// A failure that nothing handles is one of the things that are tried.
process.on('unhandledRejection', () => {})
// Without it Node warns of each rejection that is handled too late.
process.on('rejectionHandled', () => {})

/** After this many pulls an endless source throws, to end an endless loop. */
export const MAX_PULLS = 60

/** Something that happens for the nth time, from 1; it may wait, or fail. */
export type Act = (count: number, trial: Trial) => unknown

export type Options = {
  /** How many values the source has; `Infinity` for an endless source. */
  length: number
  /** The value at an index from 0; from 1 upwards by default. */
  valueAt?: (index: number) => unknown
  /** Milliseconds that an async source takes for a value. */
  interval?: number
  /** What the source does before it answers. */
  onPull?: Act
  /** Waits for each value, where values can be promises. */
  onValue?: Act
  /** What the callback does before it answers. */
  onCall?: Act
  /** After how many outputs the reader breaks off. */
  limit?: number
  /** What a later step of the pipeline does with an output. */
  later?: () => Promise<unknown>
}

/**
 * `pending` until the result `ended`, a value was `answered`, it `failed`, or
 * the reader had enough and `broke` off.
 */
type State = 'pending' | 'ended' | 'answered' | 'failed' | 'broke'

export type Answer = (...values: readonly unknown[]) => unknown

const has = (value: unknown, key: symbol): boolean =>
  typeof value === 'object' && value !== null && key in value

const isConcur = (value: unknown): value is ConcurIterable<unknown> =>
  has(value, concurIteratorSymbol)

const isAsync = (value: unknown): value is AsyncIterable<unknown> =>
  has(value, Symbol.asyncIterator)

const isPlain = (value: unknown): value is Iterable<unknown> =>
  has(value, Symbol.iterator)

/** A source, a callback and a reader that note what happens to them. */
export class Trial {
  opens = 0
  pulls = 0
  closes = 0
  /** The most calls of the callback that were in progress together. */
  mostAtOnce = 0
  /** On the clock, when something first failed, if it did. */
  failedAt: number | undefined
  /** Each output as text, and how often the source had been pulled for it. */
  outputs: { text: string; pulls: number }[] = []
  state: State = 'pending'
  /** On the clock, when this was settled. */
  time = 0
  /** Pulls of the source until it was settled. */
  pullsToSettle = 0
  /** Work of later steps that was in progress when it was settled. */
  unfinished = 0
  #calls = 0
  #callsInProgress = 0
  #stepsInProgress = 0
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether the result came to an end by itself. */
  get isSettled(): boolean {
    return this.state !== 'pending' && this.state !== 'broke'
  }

  /** For an act of the options. */
  fail(): never {
    this.failedAt ??= clock.now
    throw new Error('This was meant to fail')
  }

  #valueAt(index: number): unknown {
    const { valueAt = at => at + 1 } = this.#options
    return valueAt(index)
  }

  /** Counts a pull; its answer may come later. */
  #pull(index: number): () => IteratorResult<unknown> {
    this.pulls += 1
    const pull = this.pulls
    return () => {
      this.#options.onPull?.(pull, this)
      if (pull > MAX_PULLS) {
        throw new Error('An endless source was read for too long')
      }
      return index < this.#options.length
        ? { done: false, value: this.#valueAt(index) }
        : { done: true, value: undefined }
    }
  }

  #open() {
    this.opens += 1
    let index = 0
    return {
      pull: () => this.#pull(index++),
      close: (): IteratorResult<unknown> => {
        this.closes += 1
        return { done: true, value: undefined }
      },
    }
  }

  plainSource(): Iterable<unknown> {
    return {
      [Symbol.iterator]: () => {
        const { pull, close } = this.#open()
        return { next: () => pull()(), return: close }
      },
    }
  }

  asyncSource(): AsyncIterable<unknown> {
    const { interval = 10 } = this.#options
    return {
      [Symbol.asyncIterator]: () => {
        const { pull, close } = this.#open()
        const next = async () => {
          const answer = pull()
          await clock.sleep(interval)
          return answer()
        }
        return { next, return: async () => close() }
      },
    }
  }

  /** The values of the source as promises. */
  promises(): Promise<unknown>[] {
    return Array.from(this.#options, async (_, index) => {
      await this.#options.onValue?.(index + 1, this)
      return this.#valueAt(index)
    })
  }

  plainCallback(answer: Answer): Answer {
    return (...values) => {
      this.#calls += 1
      this.#options.onCall?.(this.#calls, this)
      return answer(...values)
    }
  }

  asyncCallback(answer: Answer): Answer {
    return async (...values) => {
      this.#calls += 1
      this.#callsInProgress += 1
      this.mostAtOnce = Math.max(this.mostAtOnce, this.#callsInProgress)
      try {
        await this.#options.onCall?.(this.#calls, this)
      } finally {
        this.#callsInProgress -= 1
      }
      return answer(...values)
    }
  }

  /** Reads an iterable of any kind, or waits for a value. */
  async read(call: () => unknown, isValue: boolean): Promise<void> {
    try {
      const result = call()
      this.#settle(
        await (isValue ? this.#await(result) : this.#iterate(result)),
      )
    } catch {
      this.#settle('failed')
    }
  }

  #settle(state: State): void {
    if (this.state === 'pending') {
      this.state = state
      this.time = clock.now
      this.pullsToSettle = this.pulls
      this.unfinished = this.#stepsInProgress
    }
  }

  /** Returns whether the reader has enough. */
  #output(value: unknown): boolean {
    const { limit = 20 } = this.#options
    // As text, because only the function shall hold the value.
    this.outputs.push({ text: JSON.stringify(value), pulls: this.pulls })
    return this.outputs.length >= limit
  }

  async #await(result: unknown): Promise<State> {
    this.#output(await result)
    return 'answered'
  }

  async #iterate(result: unknown): Promise<State> {
    if (isConcur(result)) {
      await forEachConcur(value => this.#takeConcur(value), result)
      return 'ended'
    }
    const iterator = isAsync(result)
      ? result[Symbol.asyncIterator]()
      : isPlain(result) && result[Symbol.iterator]()
    let state: State = iterator ? 'pending' : 'ended'
    while (iterator && state === 'pending') {
      state = await this.#takeNext(iterator)
    }
    return state
  }

  /** The variable of a loop would hold a value until the next one comes. */
  async #takeNext(
    iterator: Iterator<unknown> | AsyncIterator<unknown>,
  ): Promise<State> {
    const { done, value } = await iterator.next()
    if (done) {
      return 'ended'
    }
    if (this.#output(value)) {
      await iterator.return?.()
      return 'broke'
    }
    await this.#options.later?.()
    return 'pending'
  }

  /** Nothing can break off a concur iterable: outputs go on coming. */
  async #takeConcur(value: unknown): Promise<void> {
    this.#stepsInProgress += 1
    if (this.#output(value)) {
      this.#settle('broke')
    }
    await this.#options.later?.()
    this.#stepsInProgress -= 1
  }
}
