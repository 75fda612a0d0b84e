import { type ConcurIterable, concurIteratorSymbol, forEachConcur } from 'lfi'
import type { Source } from './Source'
import { clock } from './world'

/**
 * `pending` until the result `ended`, a value was `answered`, it `failed`, or
 * the reader had enough and `broke` off.
 */
type State = 'pending' | 'ended' | 'answered' | 'failed' | 'broke'

export type ReadingOptions = {
  /** After how many outputs the reader breaks off. */
  limit?: number
  /** What a later step of the pipeline does with an output. */
  later?: () => Promise<unknown>
  /** Called by each output. */
  onOutput?: () => void
  /** Whether outputs are let go at once, so that only others can hold them. */
  isForgetful?: boolean
}

const has = (value: unknown, key: symbol): boolean =>
  typeof value === 'object' && value !== null && key in value

const isIterable = (value: unknown): value is Iterable<unknown> =>
  has(value, Symbol.iterator)

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  has(value, Symbol.asyncIterator)

const isConcurIterable = (value: unknown): value is ConcurIterable<unknown> =>
  has(value, concurIteratorSymbol)

/** A reader of a result: what came, and when. */
export class Reading {
  state: State = 'pending'
  /** Each output, and how often the source had been pulled when it came. */
  outputs: { value: unknown; pulls: number }[] = []
  /** Of the source, when this was settled. */
  pulls = 0
  /** On the clock, when this was settled. */
  time = 0
  /** Work of later steps that was in progress when this was settled. */
  unfinished = 0
  #inProgress = 0
  readonly #source: Source
  readonly #options: ReadingOptions

  constructor(source: Source, options: ReadingOptions) {
    this.#source = source
    this.#options = options
  }

  /** Whether it came to an end by itself. */
  get isSettled(): boolean {
    return this.state !== 'pending' && this.state !== 'broke'
  }

  /** Reads what a call returns: a value, or an iterable of any kind. */
  async read(call: () => unknown, isValue: boolean): Promise<void> {
    try {
      this.#settle(await (isValue ? this.#await(call) : this.#iterate(call())))
    } catch {
      this.#settle('failed')
    }
  }

  #settle(state: State): void {
    if (this.state === 'pending') {
      this.state = state
      this.pulls = this.#source.pulls
      this.time = clock.now
      this.unfinished = this.#inProgress
    }
  }

  /** Returns whether the reader has enough. */
  #output(value: unknown): boolean {
    const { isForgetful, onOutput, limit = 20 } = this.#options
    this.outputs.push({
      value: isForgetful ? undefined : value,
      pulls: this.#source.pulls,
    })
    onOutput?.()
    return this.outputs.length >= limit
  }

  async #await(call: () => unknown): Promise<State> {
    this.#output(await call())
    return 'answered'
  }

  async #iterate(result: unknown): Promise<State> {
    if (isIterable(result)) {
      for (const value of result) {
        if (this.#output(value)) {
          return 'broke'
        }
      }
    } else if (isAsyncIterable(result)) {
      for await (const value of result) {
        if (this.#output(value)) {
          return 'broke'
        }
        await this.#options.later?.()
      }
    } else if (isConcurIterable(result)) {
      await forEachConcur(value => this.#takeConcur(value), result)
    }
    return 'ended'
  }

  /** Nothing can break off a concur iterable: outputs go on coming. */
  async #takeConcur(value: unknown): Promise<void> {
    this.#inProgress += 1
    if (this.#output(value)) {
      this.#settle('broke')
    }
    await this.#options.later?.()
    this.#inProgress -= 1
  }
}
