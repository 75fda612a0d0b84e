import type { StepKind } from '../trace'
import { isPromise, observe, type Recording } from './Recording'
import { Instance, type Iteration, type Step } from './runs'
import { isObject } from './values'

export type AnyFunction = (...values: unknown[]) => unknown

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
  readonly iterable: unknown
  /** Begins an iteration, of something that takes its values for it alone. */
  readonly open: () => { gives: Iteration; iterable: unknown }
}

type Options = {
  readonly recording: Recording
  readonly concurIteratorSymbol: symbol
  /** The step of the reader's code that consumes by itself where it is now. */
  readonly consumerHere: (kind: StepKind) => Step
  /** An iterable of the reader's, which lfi is given. */
  readonly sourceOf: (value: unknown, kind: StepKind) => Instance
}

/** Iterables that cross the boundary of lfi, recorded. */
export const createEdges = (options: Options) => {
  const { recording, concurIteratorSymbol, consumerHere, sourceOf } = options
  const outputs = new WeakMap<object, Producer>()
  /** Which calls returned an iterable to lfi, in the order of its iterations. */
  const claims = new WeakMap<object, { taker: Iteration; cause: number }[]>()

  const kinds = [
    [Symbol.asyncIterator, 'async'],
    [Symbol.iterator, 'sync'],
    [concurIteratorSymbol, 'concur'],
  ] as const
  const methodOf = (iterable: unknown, symbol: symbol): unknown =>
    typeof iterable === 'string' || isObject(iterable)
      ? Reflect.get(Object(iterable), symbol, iterable)
      : undefined
  const methodsOf = (iterable: unknown) =>
    kinds.flatMap(([symbol, kind]) => {
      const method = methodOf(iterable, symbol)
      return isFunction(method) ? [{ symbol, kind, method }] : []
    })

  /** An iterable that lfi made is consumed for the call that returned it. */
  const claim = (value: unknown, taker: Iteration, cause: number): void => {
    if (isObject(value) && outputs.has(value)) {
      claims.set(value, [...(claims.get(value) ?? []), { taker, cause }])
    }
  }

  const note = (
    type: 'done' | 'close' | 'throw' | 'pull',
    gives: Iteration,
    value?: unknown,
  ): void => {
    const { counts, run, instance, taker } = gives
    const other = taker?.instance
    counts.isClosed ||= type === 'close'
    if (type === 'pull') {
      gives.askCache()
      counts.pulls++
      recording.record(type, other ?? instance, { run, other: instance })
    } else {
      const from = type === 'throw' ? recording.failedOn(gives, value) : -1
      recording.record(type, instance, { run, from, other, value })
    }
  }

  const pass = (gives: Iteration, value: unknown): number => {
    const { instance, taker, counts, run } = gives
    const { iteration } = recording.context
    const isForOne = iteration?.instance === instance
    const { from, also } = (isForOne ? iteration : gives).link(value)
    const other = taker?.instance
    counts.passed++
    const happening = { run, from, also, other, value }
    const at = recording.record('value', instance, happening)
    taker?.receive(at, value, gives)
    const name = other?.step.name ?? ''
    if (taker && /^flatten(?:Async)?$/u.test(name)) {
      claim(value, taker, at)
    }
    // A promise in a source goes on when it has settled.
    if (taker && name === 'asConcur' && 'then' in Object(value)) {
      taker.working = -1
      if (isPromise(value)) {
        observe(value, () => {
          taker.working = at
        })
      }
    }
    return at
  }

  /** Runs what gives values; what it throws is recorded. */
  const produce = (gives: Iteration, call: () => unknown): unknown => {
    const isReaders = gives.instance.step.role === 'source'
    try {
      return recording.within(isReaders ? undefined : gives, -1, call)
    } catch (error) {
      note('throw', gives, error)
      throw error
    }
  }

  /** Hears of what comes of it, now or later. */
  const watch = (
    gives: Iteration,
    result: unknown,
    onResult: (result: unknown) => void,
  ): void => {
    if (isPromise(result)) {
      observe(result, onResult, error => note('throw', gives, error))
    } else {
      onResult(result)
    }
  }

  const openIterator = (gives: Iteration, iterator: unknown): unknown => {
    if (!isObject(iterator)) {
      return iterator
    }
    const call = (name: string, values: readonly unknown[]): unknown =>
      produce(gives, () =>
        Reflect.apply(Reflect.get(iterator, name), iterator, values),
      )
    const recorded: Record<string, AnyFunction> = {
      next: (...values) => {
        note('pull', gives)
        const result = call('next', values)
        watch(gives, result, given => {
          if (isObject(given) && Reflect.get(given, 'done')) {
            note('done', gives)
          } else if (isObject(given)) {
            pass(gives, Reflect.get(given, 'value'))
          }
        })
        return result
      },
    }
    if ('return' in iterator) {
      recorded.return = (...values) => {
        note('close', gives)
        return call('return', values)
      }
    }
    // What iterators inherit stays: that they are iterable, and helpers.
    const inherited = Object.getPrototypeOf(iterator)
    return Object.assign(Object.create(inherited), recorded)
  }

  const startConcur = (
    gives: Iteration,
    start: AnyFunction,
    apply: unknown,
  ): unknown => {
    note('pull', gives)
    const receive = (value: unknown): unknown => {
      const at = pass(gives, value)
      return recording.within(gives.taker, at, () =>
        isFunction(apply) ? apply(value) : undefined,
      )
    }
    const result = produce(gives, () => start(receive))
    watch(gives, result, () => note('done', gives))
    return result
  }

  /** The methods by which a producer is iterated, recorded. */
  const recordedOf = (
    { open, iterable }: Producer,
    giveTo: (gives: Iteration, kind: StepKind) => void,
  ) =>
    methodsOf(iterable).map(({ symbol, kind, method }) => {
      const recorded = ([apply]: readonly unknown[]): unknown => {
        const opened = open()
        const { gives } = opened
        giveTo(gives, kind)
        const start = (...values: unknown[]): unknown => {
          const native = methodOf(opened.iterable, symbol)
          return isFunction(native) && native.apply(opened.iterable, values)
        }
        return kind === 'concur'
          ? startConcur(gives, start, apply)
          : openIterator(gives, produce(gives, start))
      }
      return [symbol, replaced(method, recorded)] as const
    })

  /** Finds who iterates what lfi returned: a step, or the reader's code. */
  const findTaker = (given: object, gives: Iteration, kind: StepKind): void => {
    const claimed = claims.get(given)?.shift()
    const { iteration } = recording.context
    if (claimed) {
      gives.giveTo(claimed.taker, claimed.cause)
    } else if (iteration) {
      // A step of lfi's takes it that was not given it as its input.
      const taker = recording.iterate(iteration.instance)
      gives.giveTo(taker, recording.cause)
    } else {
      const consumer = new Instance(consumerHere(kind), [gives.instance])
      gives.giveTo(recording.iterate(consumer))
    }
  }

  return {
    claim,
    /** What gives the values of an input; undefined for what is no iterable. */
    producerOf: (value: unknown): Producer | undefined => {
      const output = isObject(value) ? outputs.get(value) : undefined
      const [first] = output ? [] : methodsOf(value)
      if (!first) {
        return output
      }
      const instance = sourceOf(value, first.kind)
      const open = () => ({
        gives: recording.iterate(instance),
        iterable: value,
      })
      return { instance, iterable: value, open }
    },
    /** What lfi gets in place of an iterable, for one iteration of a step. */
    receiveInput: (producer: Producer, taker: Iteration): object =>
      Object.fromEntries(recordedOf(producer, gives => gives.giveTo(taker))),
    /** What the reader gets: lfi's iterable, which says who consumes it. */
    giveOutput: (producer: Producer): object => {
      const given: object = { ...Object(producer.iterable) }
      const recorded = recordedOf(producer, (gives, kind) =>
        findTaker(given, gives, kind),
      )
      Object.assign(given, Object.fromEntries(recorded))
      outputs.set(given, producer)
      return given
    },
  }
}

export type Edges = ReturnType<typeof createEdges>
