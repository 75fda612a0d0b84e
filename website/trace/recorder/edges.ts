import { familyOf, isCache } from '../families'
import type { StepKind } from '../trace'
import { type Context, isObject, isPromise, type Recording } from './Recording'
import { type Instance, Iteration } from './runs'

export type AnyFunction = (...values: unknown[]) => unknown
/** An iterable that may be of several kinds, as lfi looks at it. */
export type AnyIterable = string | { readonly [kind: symbol]: unknown }

export const isFunction = (value: unknown): value is AnyFunction =>
  typeof value === 'function'

/** What gives values, seen from a step that takes them. */
export type Producer = {
  readonly raw: AnyIterable
  readonly instance: Instance
  /**
   * The same for one iteration alone: `concatAsync` opens its inputs some jobs
   * later, when nothing tells which iteration of it does.
   */
  readonly remake?: ((iteration: Iteration) => object) | undefined
}

/** For which call an iterable is that a callback has returned. */
type Claim = { readonly iteration: Iteration; readonly cause: number }

type Ends = { readonly takes: Iteration; readonly gives: Iteration }

type EdgeOptions = {
  readonly recording: Recording
  /** Symbols of iteration, with the kinds of iterables that have them. */
  readonly kinds: readonly (readonly [symbol, StepKind])[]
  /** A step for the reader's code, where it consumes by itself. */
  readonly consumerOf: (kind: StepKind) => Instance
}

type Edge = Producer & {
  /** The method by which it is iterated. */
  readonly symbol: symbol
  readonly consumer: Instance
  /** Which iteration of the consumer takes the values, if that is known. */
  readonly taker?: Iteration | undefined
  /** Where it is consumed, if by what lfi was not given it for. */
  readonly claim?: Claim | undefined
}

const readResult = (
  value: unknown,
): { done: boolean; value: unknown } | undefined => {
  if (!isObject(value)) {
    return undefined
  }
  const { done, value: given } = value as Partial<IteratorResult<unknown>>
  return { done: Boolean(done), value: given }
}

/** Iterables that cross the boundary of lfi, recorded. */
export const createEdges = ({ recording, kinds, consumerOf }: EdgeOptions) => {
  const outputs = new WeakMap<object, Producer>()
  const claims = new WeakMap<object, Claim>()
  /** What passes values on by a function, which a step may hand on as it is. */
  const owners = new WeakMap<object, Iteration>()

  /** An iterable that lfi made is consumed for the call that returned it. */
  const claim = (value: unknown, iteration: Iteration, cause: number): void => {
    if (isObject(value) && outputs.has(value)) {
      claims.set(value, { iteration, cause })
    }
  }

  const open = (
    { instance, consumer, claim: claimed, taker }: Edge,
    owner?: Iteration,
  ): Ends => {
    const takes =
      claimed?.iteration ??
      taker ??
      (owner?.instance === consumer ? owner : recording.iterationOf(consumer))
    const { name, kind } = consumer.step
    const isShared = isCache(name) && kind !== 'concur'
    const gives = new Iteration(
      instance,
      () => {
        if (claimed) {
          return recording.begin(instance, claimed.cause)
        }
        return isCache(name) ? recording.iterationOf(consumer).run : takes.run
      },
      claimed !== undefined || (takes.isFixed && !isShared),
    )
    instance.iteration = gives
    return { takes, gives }
  }

  const contextOf = ({ gives }: Ends): Context =>
    gives.instance.step.role === 'source'
      ? { iteration: undefined, at: -1 }
      : { iteration: gives, at: -1 }

  const pass = (ends: Ends, value: unknown): number => {
    const { takes, gives } = ends
    const { current } = recording
    const isOwn = current?.iteration?.instance === gives.instance
    const at = current && isOwn ? current.at : -1
    recording.countsOf(gives).passed++
    const event = recording.record('value', gives.instance.step, {
      run: gives.run,
      from: gives.link(value, at),
      other: takes.instance.step,
      value,
      also: gives.also,
    })
    takes.receive(event, value, gives)
    if (familyOf(takes.instance.step.name) === 'flatten') {
      claim(value, takes, event)
    }
    // A promise in a source goes on when it has settled.
    if (takes.instance.step.name === 'asConcur' && isPromise(value)) {
      recording.workAfter(value, takes, () => event)
    }
    return event
  }

  const end = (
    type: 'done' | 'close' | 'throw' | 'pull',
    { takes, gives }: Ends,
    value?: unknown,
  ): void => {
    const [step, other] =
      type === 'pull'
        ? [takes.instance.step, gives.instance.step]
        : [gives.instance.step, takes.instance.step]
    const counts = recording.countsOf(gives)
    counts.pulls += type === 'pull' ? 1 : 0
    counts.isClosed ||= type === 'close'
    recording.record(type, step, { run: gives.run, other, value })
  }

  /** Runs what gives values; what it throws is recorded. */
  const produce = <Result>(ends: Ends, call: () => Result): Result => {
    try {
      return recording.within(contextOf(ends), call)
    } catch (error) {
      end('throw', ends, error)
      throw error
    }
  }

  const takeResult = (ends: Ends, value: unknown): void => {
    const result = readResult(value)
    if (result?.done) {
      end('done', ends)
    } else if (result) {
      pass(ends, result.value)
    }
  }

  const iterate = (
    { raw, remake, symbol }: Edge,
    { gives }: Ends,
    native: AnyFunction,
    values: readonly unknown[],
  ): unknown => {
    const own = remake?.(gives)
    const method: unknown = own && Reflect.get(own, symbol)
    return isFunction(method)
      ? Reflect.apply(method, own, values)
      : Reflect.apply(native, raw, values)
  }

  const openIterator =
    (edge: Edge, native: AnyFunction): AnyFunction =>
    () => {
      const ends = open(edge)
      const raw = produce(ends, () => iterate(edge, ends, native, []))
      if (!isObject(raw)) {
        return raw
      }
      const call = (name: string, values: readonly unknown[]): unknown =>
        produce(ends, () => Reflect.apply(Reflect.get(raw, name), raw, values))
      const recorded: Record<string, AnyFunction> = {
        next: (...values) => {
          end('pull', ends)
          const result = call('next', values)
          const { takes } = ends
          const isConcur = takes.instance.step.kind === 'concur'
          if (isPromise(result)) {
            recording.observe(
              result,
              value => takeResult(ends, value),
              error => end('throw', ends, error),
            )
            if (isConcur) {
              recording.workAfter(result, takes, () => takes.last)
            }
          } else {
            takeResult(ends, result)
            if (isConcur) {
              takes.working = takes.last
            }
          }
          return result
        },
      }
      if ('return' in raw) {
        recorded.return = (...values) => {
          end('close', ends)
          return call('return', values)
        }
      }
      if ('throw' in raw) {
        recorded.throw = (...values) => call('throw', values)
      }
      // What iterators inherit stays: that they are iterable, and helpers.
      return Object.assign(Object.create(Object.getPrototypeOf(raw)), recorded)
    }

  const startConcur =
    (edge: Edge, native: AnyFunction): AnyFunction =>
    apply => {
      const ends = open(edge, isFunction(apply) ? owners.get(apply) : undefined)
      end('pull', ends)
      const receive = (value: unknown): unknown => {
        const at = pass(ends, value)
        return recording.within({ iteration: ends.takes, at }, () =>
          isFunction(apply) ? apply(value) : undefined,
        )
      }
      owners.set(receive, ends.gives)
      const result = produce(ends, () => iterate(edge, ends, native, [receive]))
      if (isPromise(result)) {
        recording.observe(
          result,
          () => end('done', ends),
          error => end('throw', ends, error),
        )
      } else {
        end('done', ends)
      }
      return result
    }

  const methodOf = (
    edge: Edge,
    kind: StepKind,
    native: AnyFunction,
  ): AnyFunction =>
    kind === 'concur' ? startConcur(edge, native) : openIterator(edge, native)

  const methodsOf = (raw: AnyIterable) =>
    kinds.flatMap(([symbol, kind]) => {
      const method: unknown = Reflect.get(Object(raw), symbol, raw)
      return isFunction(method) ? [{ symbol, kind, method }] : []
    })

  /** What lfi gets in place of an iterable: the same, recorded. */
  const receiveInput = (
    producer: Producer,
    consumer: Instance,
    taker?: Iteration,
  ): object =>
    Object.fromEntries(
      methodsOf(producer.raw).map(({ symbol, kind, method }) => [
        symbol,
        methodOf({ ...producer, symbol, consumer, taker }, kind, method),
      ]),
    )

  /** Who iterates what lfi returned: a step, or the reader's code. */
  const consumptionOf = (
    given: object,
    producer: Producer & Pick<Edge, 'symbol'>,
    kind: StepKind,
  ): Edge => {
    const { iteration } = recording.current ?? {}
    const claimed =
      claims.get(given) ?? (iteration && { iteration, cause: recording.cause })
    if (claimed) {
      const consumer = claimed.iteration.instance
      return { ...producer, consumer, claim: claimed }
    }
    const consumer = consumerOf(kind)
    consumer.inputs.push(producer.instance)
    return { ...producer, consumer }
  }

  /** What the reader gets: lfi's iterable, which says who consumes it. */
  const giveOutput = (
    raw: object,
    instance: Instance,
    remake?: Producer['remake'],
  ): object => {
    const given: Record<PropertyKey, unknown> = { ...raw }
    const producer: Producer = { raw: raw as AnyIterable, instance, remake }
    for (const { symbol, kind, method } of methodsOf(producer.raw)) {
      // It prints as lfi's method does.
      given[symbol] = new Proxy(method, {
        apply: (native, _self, values) => {
          const edge = consumptionOf(given, { ...producer, symbol }, kind)
          return methodOf(edge, kind, native)(...values)
        },
      })
    }
    const { step } = given
    if (isFunction(step)) {
      given.step = (...values: unknown[]) => {
        const stepped = step(...values)
        return isObject(stepped) ? giveOutput(stepped, instance) : stepped
      }
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
