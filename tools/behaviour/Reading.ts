import type { Plan } from './plan'
import type { Source } from './Source'
import { functionOf, type Package } from './Subject'
import { now } from './world'

/**
 * `pending` until something happens: the result `ended`, a value was
 * `answered`, it `failed`, or the reader had enough and `broke` off.
 */
type State = 'pending' | 'ended' | 'answered' | 'failed' | 'broke'

/** After how many outputs a reader breaks off by default. */
const MAX_OUTPUTS = 20

export type ReadingOptions = {
  /** After how many outputs to break off. */
  limit?: number
  /** What a later step of the pipeline does with an output. */
  later?: () => Promise<unknown>
  /** Whether outputs are let go at once, so that only others can hold them. */
  isForgetful?: boolean
  onOutput?: () => void
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

const isIterable = (value: unknown): value is Iterable<unknown> =>
  isObject(value) && Symbol.iterator in value

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  isObject(value) && Symbol.asyncIterator in value

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  isObject(value) && 'then' in value

/** A reader of a result: what came, and when. */
export class Reading {
  state: State = 'pending'
  /** Each output, and how often the source had been asked when it came. */
  outputs: { value: unknown; pulls: number }[] = []
  /** Of the source, when this was settled. */
  pulls: number | undefined
  /** On the clock, when this was settled. */
  time = 0
  /** What it failed with, if it did. */
  error: unknown
  /** Whether there was a promise to await, of the answer or of the end. */
  isPromise = false
  /** Work of later steps that was under way when this was settled. */
  unfinished = 0
  #source: Source
  #options: ReadingOptions
  #laterStarted = 0
  #laterDone = 0

  constructor(source: Source, options: ReadingOptions = {}) {
    this.#source = source
    this.#options = options
  }

  /** Whether it came to an end by itself. */
  get isSettled(): boolean {
    return this.state !== 'pending' && this.state !== 'broke'
  }

  get values(): unknown[] {
    return this.outputs.map(({ value }) => value)
  }

  /** Reads it as what the plan says it is. */
  read(result: unknown, plan: Pick<Plan, 'result'>, from: Package): void {
    try {
      if (plan.result === 'value') {
        this.#answer(result)
      } else if (plan.result === 'concur') {
        this.#readConcur(functionOf(from, 'forEachConcur'), result)
      } else if (isAsyncIterable(result)) {
        void this.#readAsync(result)
      } else if (isIterable(result)) {
        this.#readPlain(result)
      }
    } catch (error) {
      this.fail(error)
    }
  }

  fail(error: unknown): void {
    this.error ??= error
    this.settle('failed')
  }

  settle(state: State): void {
    if (this.state === 'pending') {
      this.state = state
      this.pulls = this.#source.pulls
      this.time = now()
      this.unfinished = this.#laterStarted - this.#laterDone
    }
  }

  #answer(result: unknown): void {
    const answer = (value: unknown): void => {
      this.#output(value)
      this.settle('answered')
    }
    this.isPromise = isThenable(result)
    if (isThenable(result)) {
      result.then(answer, error => this.fail(error))
    } else {
      answer(result)
    }
  }

  #output(value: unknown): void {
    this.outputs.push({
      value: this.#options.isForgetful ? undefined : value,
      pulls: this.#source.pulls,
    })
    this.#options.onOutput?.()
  }

  get #hasEnough(): boolean {
    return this.outputs.length >= (this.#options.limit ?? MAX_OUTPUTS)
  }

  #readPlain(iterable: Iterable<unknown>): void {
    const iterator = iterable[Symbol.iterator]()
    while (!this.#hasEnough) {
      if (!this.#take(iterator.next())) {
        return
      }
    }
    iterator.return?.()
    this.settle('broke')
  }

  /** Apart from the loop, whose frame would keep the last result alive. */
  #take(result: IteratorResult<unknown>): boolean {
    if (result.done) {
      this.settle('ended')
      return false
    }
    this.#output(result.value)
    return true
  }

  async #readAsync(iterable: AsyncIterable<unknown>): Promise<void> {
    try {
      const iterator = iterable[Symbol.asyncIterator]()
      while (!this.#hasEnough) {
        // As `for await` does, which takes what is no promise, too.
        const next = Promise.resolve(iterator.next())
        if (!(await next.then(result => this.#take(result)))) {
          return
        }
        await this.#options.later?.()
      }
      await iterator.return?.()
      this.settle('broke')
    } catch (error) {
      this.fail(error)
    }
  }

  /** Nobody can break off a concur iterable: outputs go on coming. */
  #readConcur(forEach: (...values: unknown[]) => unknown, result: unknown) {
    const take = async (value: unknown): Promise<void> => {
      this.#laterStarted += 1
      this.#output(value)
      if (this.#hasEnough) {
        this.settle('broke')
      }
      await this.#options.later?.()
      this.#laterDone += 1
    }
    const done = forEach(take, result)
    this.isPromise = isThenable(done)
    // `emptyConcur()` gives no promise; who awaits it does not notice.
    Promise.resolve(done).then(
      () => this.settle('ended'),
      error => this.fail(error),
    )
  }
}
