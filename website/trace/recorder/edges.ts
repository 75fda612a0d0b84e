import type { StepKind } from '../trace'
import { isPromise, observe, type Recording } from './Recording'
import { Instance, type Iteration, type Step } from './runs'
import { isObject } from './values'

export type AnyFunction = (...values: unknown[]) => unknown
/** An iterable that may be of several kinds, as lfi looks at it. */
export type AnyIterable = string | { readonly [kind: symbol]: unknown }

export const isFunction = (value: unknown): value is AnyFunction =>
  typeof value === 'function'

/** A function that prints as another one, with its name and length. */
export const replaced = (
  native: AnyFunction,
  call: (values: readonly unknown[]) => unknown,
): AnyFunction =>
  new Proxy(native, { apply: (_native, _self, values) => call(values) })

/** What gives values: what lfi returned, or what the code handed to it. */
export type Producer = {
  readonly instance: Instance
  readonly iterable: AnyIterable
  /** Begins an iteration, of something that takes its values for it alone. */
  readonly open: () => { iteration: Iteration; iterable: AnyIterable }
}

/** The two ends of an edge between steps, while values pass over it. */
type Ends = { readonly takes: Iteration; readonly gives: Iteration }

type Options = {
  readonly recording: Recording
  /** Symbols of iteration, with the kinds of iterables that have them. */
  readonly kinds: readonly (readonly [symbol, StepKind])[]
  /** A step for the reader's code, where it consumes by itself. */
  readonly consumerAt: (kind: StepKind) => Step
}

/** Iterables that cross the boundary of lfi, recorded. */
export const createEdges = ({ recording, kinds, consumerAt }: Options) => {
  const outputs = new WeakMap<object, Producer>()
  /** Which calls returned an iterable to lfi, in the order of its iterations. */
  const claims = new WeakMap<object, { takes: Iteration; cause: number }[]>()

  /** An iterable that lfi made is consumed for the call that returned it. */
  const claim = (value: unknown, takes: Iteration, cause: number): void => {
    if (isObject(value) && outputs.has(value)) {
      claims.set(value, [...(claims.get(value) ?? []), { takes, cause }])
    }
  }

  const note = (
    type: 'done' | 'close' | 'throw' | 'pull',
    { takes, gives }: Ends,
    value?: unknown,
  ): void => {
    const { counts, run } = gives
    const [from, to] = [gives.instance.step, takes.instance.step]
    const isPull = type === 'pull'
    counts.pulls += isPull ? 1 : 0
    counts.isClosed ||= type === 'close'
    const other = isPull ? from : to
    recording.record(type, isPull ? to : from, { run, other, value })
  }

  const pass = ({ takes, gives }: Ends, value: unknown): number => {
    const { iteration, at } = recording.context
    const { instance, counts, run } = gives
    const working = iteration?.instance === instance ? iteration : undefined
    counts.passed++
    const { from, also } = (working ?? gives).link(value, working ? at : -1)
    const other = takes.instance.step
    const event = recording.record('value', instance.step, {
      run,
      from,
      also,
      other,
      value,
    })
    takes.receive(event, value, gives)
    const { name } = other
    if (name === 'flatten' || name === 'flattenAsync') {
      claim(value, takes, event)
    }
    // A promise in a source goes on when it has settled.
    if (name === 'asConcur' && isObject(value) && 'then' in value) {
      takes.working = -1
      if (isPromise(value)) {
        observe(value, () => {
          takes.working = event
        })
      }
    }
    return event
  }

  /** Runs what gives values; what it throws is recorded. */
  const produce = <Result>(ends: Ends, call: () => Result): Result => {
    const { gives } = ends
    const isReaders = gives.instance.step.role === 'source'
    try {
      return recording.within(isReaders ? undefined : gives, -1, call)
    } catch (error) {
      note('throw', ends, error)
      throw error
    }
  }

  const takeResult = (ends: Ends, result: unknown): void => {
    if (isObject(result) && Reflect.get(result, 'done')) {
      note('done', ends)
    } else if (isObject(result)) {
      pass(ends, Reflect.get(result, 'value'))
    }
  }

  const openIterator = (ends: Ends, iterator: unknown): unknown => {
    if (!isObject(iterator)) {
      return iterator
    }
    const call = (name: string, values: readonly unknown[]): unknown =>
      produce(ends, () =>
        Reflect.apply(Reflect.get(iterator, name), iterator, values),
      )
    const recorded: Record<string, AnyFunction> = {
      next: (...values) => {
        const { kept } = ends.gives
        if (kept) {
          kept.consumer = ends.gives
        }
        note('pull', ends)
        const result = call('next', values)
        if (isPromise(result)) {
          observe(
            result,
            value => takeResult(ends, value),
            error => note('throw', ends, error),
          )
        } else {
          takeResult(ends, result)
        }
        return result
      },
    }
    if ('return' in iterator) {
      recorded.return = (...values) => {
        note('close', ends)
        return call('return', values)
      }
    }
    if ('throw' in iterator) {
      recorded.throw = (...values) => call('throw', values)
    }
    // What iterators inherit stays: that they are iterable, and helpers.
    return Object.assign(
      Object.create(Object.getPrototypeOf(iterator)),
      recorded,
    )
  }

  const startConcur = (
    ends: Ends,
    start: (receive: AnyFunction) => unknown,
    apply: unknown,
  ): unknown => {
    const { kept } = ends.gives
    if (kept) {
      kept.consumer ??= ends.gives
    }
    note('pull', ends)
    const result = produce(ends, () =>
      start((value: unknown) => {
        const at = pass(ends, value)
        return recording.within(ends.takes, at, () =>
          isFunction(apply) ? apply(value) : undefined,
        )
      }),
    )
    if (isPromise(result)) {
      observe(
        result,
        () => note('done', ends),
        error => note('throw', ends, error),
      )
    } else {
      note('done', ends)
    }
    return result
  }

  const methodsOf = (iterable: AnyIterable) =>
    kinds.flatMap(([symbol, kind]) => {
      const method: unknown = Reflect.get(Object(iterable), symbol, iterable)
      return isFunction(method) ? [{ symbol, kind, method }] : []
    })

  /** The method by which a producer is iterated, recorded. */
  const methodOf =
    (
      { open }: Producer,
      symbol: symbol,
      kind: StepKind,
      endsOf: (gives: Iteration) => Ends,
    ): AnyFunction =>
    apply => {
      const { iteration, iterable } = open()
      const ends = endsOf(iteration)
      const start = (...values: unknown[]): unknown => {
        const method = Reflect.get(Object(iterable), symbol, iterable)
        return Reflect.apply(method, iterable, values)
      }
      return kind === 'concur'
        ? startConcur(ends, start, apply)
        : openIterator(ends, produce(ends, start))
    }

  /** What lfi gets in place of an iterable, for one iteration of a step. */
  const receiveInput = (producer: Producer, takes: Iteration): object =>
    Object.fromEntries(
      methodsOf(producer.iterable).map(({ symbol, kind }) => [
        symbol,
        methodOf(producer, symbol, kind, gives => {
          gives.consumer = takes
          return { takes, gives }
        }),
      ]),
    )

  /** Who iterates what lfi returned: a step, or the reader's code. */
  const consume = (given: object, kind: StepKind, gives: Iteration): Ends => {
    const { instance } = gives
    const claimed = claims.get(given)?.shift()
    const { iteration } = recording.context
    if (claimed) {
      gives.cause = claimed.cause
      return { takes: claimed.takes, gives }
    }
    // A step of lfi's takes it that was not given it as its input.
    if (iteration) {
      gives.cause = recording.cause
      return { takes: recording.iterate(iteration.instance), gives }
    }
    const takes = recording.iterate(new Instance(consumerAt(kind), [instance]))
    gives.consumer = takes
    return { takes, gives }
  }

  /** What the reader gets: lfi's iterable, which says who consumes it. */
  const giveOutput = (producer: Producer): object => {
    const { iterable } = producer
    const given: Record<PropertyKey, unknown> = { ...Object(iterable) }
    for (const { symbol, kind, method } of methodsOf(iterable)) {
      const recorded = methodOf(producer, symbol, kind, gives =>
        consume(given, kind, gives),
      )
      given[symbol] = replaced(method, values => recorded(...values))
    }
    outputs.set(given, producer)
    return given
  }

  return {
    receiveInput,
    giveOutput,
    claim,
    outputOf: (value: unknown): Producer | undefined =>
      isObject(value) ? outputs.get(value) : undefined,
    /** The kinds of iteration that a value supports. */
    kindsOf: (value: unknown): readonly StepKind[] =>
      typeof value === 'string' || isObject(value)
        ? methodsOf(value as AnyIterable).map(({ kind }) => kind)
        : [],
  }
}

export type Edges = ReturnType<typeof createEdges>
