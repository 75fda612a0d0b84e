import { MAX_ALSO } from '../model/trace'
import { codeOf } from './codes'
import { type Context, contextOf, eventOf } from './contexts'
import type { Edge } from './Flow'
import { save } from './hotPath'
import type { Step } from './session'

const NONE = -1
/** Values of a cache beyond this many are no longer traced to their origin. */
const MAX_REMEMBERED = 100_000
/** The same for values that wait in a buffer. */
const MAX_QUEUED = 10_000
/** Values of pipelines in callbacks that were not passed on yet. */
const MAX_INNER = 1000

/** How an output of a step is matched with the inputs that it comes from. */
export type Linking =
  | 'last'
  | 'chunked'
  | 'windowed'
  | 'zipped'
  | 'cached'
  | 'kept'
  | 'queued'
  | 'distinct'
  | 'source'

/** One call of a function of lfi, or one iterable that was handed to it. */
export class Instance {
  readonly step: Step
  readonly linking: Linking
  /** For events outside any iteration of its result. */
  readonly base: Iteration
  /** The numbers of all values received, for a cache. */
  readonly received: number[] = []
  /** By the number of an input: the last value of the pipeline run for it. */
  readonly inner = new Map<number, number>()
  /** Whether there ever was a pipeline inside of a callback. */
  hasInner = false
  /** How many values its buffer has room for. */
  readonly room: number
  readonly callCode: number
  readonly settleCode: number

  constructor(step: Step, linking: Linking, room = Infinity) {
    this.step = step
    this.callCode = codeOf('call', step.index)
    this.settleCode = codeOf('settle', step.index)
    this.linking = linking
    this.room = room
    this.base = new Iteration(this, save())
  }

  /** The step keeps so many values for later. */
  hold(count: number): void {
    const held = Math.min(count, this.room)
    if (held > this.step.mostHeld) {
      this.step.mostHeld = held
    }
  }
}

type Queued = { readonly at: number; readonly value: unknown }

/** One iteration of what an instance returned. */
export class Iteration {
  readonly instance: Instance
  readonly context: Context
  /** The event of the last input, or for a source of its cause; -1 for none. */
  last = NONE
  /** Further inputs that the current output was made of. */
  also: readonly number[] | undefined
  /** The event of the last input for which the callback returned true. */
  #kept = NONE
  #passed = 0
  #recent: number[] = []
  /** How many of those belong to the next chunk or window. */
  #waiting = 0
  #inputs = new Map<object, number[]>()
  #queue: Queued[] = []

  constructor(instance: Instance, parent: Context | undefined) {
    this.instance = instance
    this.context = { at: NONE, iteration: this, parent }
  }

  receive(
    at: number,
    value: unknown,
    input: Pick<Edge, 'producer' | 'surroundings'>,
  ): void {
    this.last = at
    const { linking, received, inner } = this.instance
    if (input.surroundings) {
      this.instance.hasInner = true
      if (inner.size >= MAX_INNER) {
        inner.clear()
      }
      inner.set(input.surroundings.at, at)
    }
    if (linking === 'last' || linking === 'distinct') {
      return
    }
    if (linking === 'chunked' || linking === 'windowed') {
      this.instance.hold(++this.#waiting)
      this.#recent.push(at)
      if (this.#recent.length > 2 * MAX_ALSO) {
        this.#recent = this.#recent.slice(-MAX_ALSO)
      }
    } else if (linking === 'zipped') {
      const numbers = this.#inputs.get(input) ?? []
      this.#inputs.set(input, numbers)
      numbers.push(at)
      this.instance.hold(this.#unpaired())
    } else if (linking === 'cached' && received.length < MAX_REMEMBERED) {
      received.push(at)
      this.instance.hold(received.length)
    } else if (linking === 'queued' && this.#queue.length < MAX_QUEUED) {
      this.#queue.push({ at, value })
      // Pulled values are passed on one by one; only pushed ones pile up.
      if (input.producer.step.kind === 'concur') {
        this.instance.hold(this.#queue.length)
      }
    }
  }

  /** The callback has answered for a value. */
  answer(received: number, answer: unknown): void {
    if (this.instance.linking === 'kept' && answer) {
      this.instance.hold(1)
      this.#kept = received
    }
  }

  /** The event of the input that the current output comes from. */
  link(value: unknown): number {
    switch (this.instance.linking) {
      case 'last':
        return this.#linkLast()
      case 'source':
        return eventOf(this.context.parent)
      case 'distinct':
        this.instance.hold(++this.#passed)
        return this.#received()
      case 'chunked':
      case 'windowed':
        return this.#linkGathered(value)
      case 'zipped':
        return this.#linkZipped()
      case 'cached':
        return this.instance.received[this.#passed++] ?? this.#received()
      case 'kept':
        return this.#kept >= 0 ? this.#kept : this.#received()
      case 'queued':
        return this.#linkQueued(value)
    }
  }

  /** An output of a pipeline in a callback also comes from that pipeline. */
  #linkLast(): number {
    const from = this.#received()
    const { inner, hasInner } = this.instance
    if (!hasInner) {
      return from
    }
    const given = inner.get(from)
    inner.delete(from)
    this.also = given === undefined || given === from ? undefined : [given]
    return from
  }

  /** The value that this iteration's code works for now. */
  #received(): number {
    const context = contextOf(this.instance)
    if (context && context.at >= 0) {
      return context.at
    }
    const { last } = context?.iteration ?? this
    // A source that lfi opened after an `await` of its own, as the second one of
    // `concatAsync`, is not known to belong to this iteration.
    return context && last >= 0 ? last : Math.max(last, this.instance.base.last)
  }

  /** A chunk or window of n values consists of the last n inputs. */
  #linkGathered(value: unknown): number {
    const length = Array.isArray(value) ? value.length : 1
    const numbers = this.#recent.slice(-Math.min(length, MAX_ALSO))
    this.also = numbers.slice(0, -1)
    this.#waiting = this.instance.linking === 'chunked' ? 0 : length - 1
    return numbers.at(-1) ?? this.last
  }

  #unpaired(): number {
    return [...this.#inputs.values()].reduce(
      (sum, { length }) => sum + length,
      0,
    )
  }

  #linkZipped(): number {
    const [from = NONE, ...also] = [...this.#inputs.values()].flatMap(
      queue => queue.shift() ?? [],
    )
    this.also = also
    return from
  }

  /** A buffer may drop values, but keeps their order. */
  #linkQueued(value: unknown): number {
    const index = this.#queue.findIndex(queued =>
      Object.is(queued.value, value),
    )
    const found = this.#queue[index]
    this.#queue.splice(0, index + 1)
    return found?.at ?? this.#received()
  }
}
