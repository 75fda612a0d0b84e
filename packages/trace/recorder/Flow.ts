import { codeOf } from './codes'
import { type Context, contextOf, eventOf, within } from './contexts'
import type { AnyFunction } from './guards'
import { addAlso, markPull, note } from './hotPath'
import { type Instance, Iteration } from './Iteration'
import { memory } from './keep'
import { record, type Step } from './session'

/** An iterable that may be of several kinds, as lfi looks at it. */
export type AnyIterable = string | { readonly [kind: symbol]: unknown }

/** The boundary between what gives values and what takes them. */
export type Edge = {
  readonly iterable: AnyIterable
  readonly producer: Instance
  readonly consumer: Instance
  /** Whether it is the reader's code that gives the values. */
  readonly isSource: boolean
  /** Where the producer's pipeline runs, unless it is the consumer's own. */
  readonly surroundings?: Context
}

/** An iteration over an edge, with its two ends. */
export class Flow {
  readonly edge: Edge
  readonly consumer: Iteration
  readonly producer: Iteration
  /** What the producer's code runs in. */
  readonly context: Context
  /** Whether each value gets a context of its own: not in synchronous steps. */
  readonly startsWork: boolean
  readonly giver: Step
  readonly taker: Step
  readonly pullCode: number
  readonly valueCode: number
  /**
   * Not for pipelines that a callback returned: they are not the step's input.
   */
  #countsPulls: boolean

  constructor(edge: Edge) {
    this.edge = edge
    this.giver = edge.producer.step
    this.taker = edge.consumer.step
    this.pullCode = codeOf('pull', this.taker.index, this.giver.index)
    this.valueCode = codeOf('value', this.giver.index, this.taker.index)
    this.#countsPulls = !edge.surroundings || this.taker.role === 'consumer'
    this.consumer = contextOf(edge.consumer)?.iteration ?? edge.consumer.base
    const parent = edge.surroundings ?? this.consumer.context.parent
    this.producer = new Iteration(edge.producer, parent)
    this.context = edge.isSource
      ? { at: -1, iteration: undefined, parent }
      : this.producer.context
    if (edge.isSource) {
      this.producer.last = eventOf(parent)
    }
    this.startsWork = this.taker.kind !== 'sync'
  }

  /**
   * Whether each value of the producer comes from the value that it received
   * last, or from none, and the consumer keeps only the last one.
   */
  get isSimple(): boolean {
    const { surroundings, producer, consumer } = this.edge
    const isGivenSimply =
      producer.linking === 'source' ||
      (producer.linking === 'last' && !contextOf(producer))
    return (
      isGivenSimply &&
      !this.startsWork &&
      !surroundings &&
      (consumer.linking === 'last' || consumer.linking === 'distinct')
    )
  }

  countPull(): void {
    if (this.#countsPulls) {
      this.taker.pulled++
    }
  }

  pull(): void {
    this.countPull()
    markPull(this.pullCode)
  }

  pass(value: unknown): number {
    if (this.edge.isSource) {
      memory.object = undefined
    }
    this.giver.passed++
    const { producer } = this
    const at = note(this.valueCode, producer.link(value), value)
    if (producer.also) {
      addAlso(producer.also)
    }
    this.consumer.receive(at, value, this.edge)
    return at
  }

  end(type: 'done' | 'close' | 'throw', error?: unknown): void {
    if (type === 'close') {
      this.giver.closed = true
    }
    record(type, this.giver, this.taker, -1, error)
  }

  /** Runs the producer's code; what it throws is recorded. */
  run<Result>(call: () => Result): Result {
    try {
      return within(this.context, call)
    } catch (error) {
      this.end('throw', error)
      throw error
    }
  }

  /** Calls the method by which the producer is iterated. */
  open(method: AnyFunction, ...values: readonly unknown[]): unknown {
    const { iterable } = this.edge
    return this.run(() => Reflect.apply(method, iterable, values))
  }

  /** The context of the consumer's work for a value. */
  workFor(at: number, parent: Context | undefined): Context {
    return { at, iteration: this.consumer, parent }
  }
}
