import { type Context, contextOf, within } from './contexts'
import { type Instance, Iteration } from './Iteration'
import { forgetObjects } from './keep'
import { record } from './session'

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
  /** Whether each value received is worked for on its own. */
  readonly startsWork: boolean

  constructor(edge: Edge) {
    this.edge = edge
    this.consumer = contextOf(edge.consumer)?.iteration ?? edge.consumer.base
    const parent = edge.surroundings ?? this.consumer.context.parent
    this.producer = new Iteration(edge.producer, parent)
    this.context = edge.isSource
      ? { at: -1, iteration: undefined, parent }
      : this.producer.context
    this.startsWork = edge.consumer.step.kind !== 'sync'
  }

  /** A pipeline that a callback returned is not what the step was given. */
  countPull(): void {
    const { consumer, surroundings } = this.edge
    if (!surroundings || consumer.step.site.role === 'consumer') {
      consumer.step.pulled++
    }
  }

  pull(): void {
    const { producer, consumer } = this.edge
    this.countPull()
    record('pull', consumer.step, producer.step, -1)
  }

  pass(value: unknown): number {
    const { producer, consumer, isSource } = this.edge
    if (isSource) {
      forgetObjects()
    }
    producer.step.passed++
    const from = this.producer.link(value)
    const { also } = this.producer
    const at = record('value', producer.step, consumer.step, from, value, also)
    this.consumer.receive(at, value, this.edge)
    return at
  }

  end(type: 'done' | 'close' | 'throw', error?: unknown): void {
    const { producer, consumer } = this.edge
    if (type === 'close') {
      producer.step.closed = true
    }
    record(type, producer.step, consumer.step, -1, error)
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

  /** Calls the method of what is iterated that `symbol` names. */
  open(symbol: symbol, ...values: readonly unknown[]): unknown {
    const { iterable } = this.edge
    return this.run(() => {
      const method: unknown = Reflect.get(Object(iterable), symbol)
      return typeof method === 'function'
        ? Reflect.apply(method, iterable, values)
        : undefined
    })
  }

  /** The context of the consumer's work for a value. */
  workFor(at: number, parent: Context | undefined): Context {
    return { at, iteration: this.consumer, parent }
  }
}
