import {
  familyOf,
  givesNothing,
  givesValue,
  isNoStep,
  isReduce,
  isShortReduce,
  isStart,
  joinsFunctions,
  kindOf,
  makesReducer,
  takesMany,
} from '../families'
import {
  type CallPlace,
  noPlaces,
  type Places,
  shorten,
} from '../places/places'
import {
  type Clock,
  type Spot,
  type StepKind,
  TRACE_VERSION,
  type Trace,
  type TraceRun,
} from '../trace'
import { createCallbacks } from './callbacks'
import {
  type AnyFunction,
  type AnyIterable,
  createEdges,
  isFunction,
  type Producer,
} from './edges'
import { findPosition, type Locate } from './findPosition'
import { createKeeper, type Describe } from './kept'
import { isObject, isPromise, Recording } from './Recording'
import { createReducers } from './reducers'
import type { Instance, Iteration, Run } from './runs'
import { createSources, sizeOf } from './sources'

export type Lfi = Readonly<Record<string, unknown>>

export type RecorderOptions = {
  /** What is recorded. */
  readonly lfi: Lfi
  readonly describe: Describe
  readonly now: () => number
  readonly clock: Clock
  readonly places?: Places
  readonly locate?: Locate
  /** Takes the trace so far, from time to time. */
  readonly send?: (trace: Trace) => void
  /** Calls back later, when the code that runs has paused. */
  readonly soon?: (callback: () => void) => void
}

/** The page hears this often of code that never pauses. */
const FLUSH_MILLISECONDS = 250
const FLUSH_EVENTS = 200_000
/** Of a source that is not in the code. */
const MAX_NAME_LENGTH = 40
/** Further sources that are not in the code are one step. */
const MAX_NAMED_STEPS = 200

/** A function of lfi, and what of it is known before it is called. */
type Definition = {
  readonly name: string
  readonly native: AnyFunction
  /** With fewer arguments, it is applied in part. */
  readonly arity: number
  readonly kind: StepKind
}

const isInput = ({ name, native }: Definition, index: number): boolean => {
  if (isStart(name)) {
    return false
  }
  return (
    takesMany(name) || index === (name === 'asAsync' ? 0 : native.length - 1)
  )
}

/** Whether lfi made what a function has returned. */
const isLazy = (
  { name }: Definition,
  [reducer]: readonly unknown[],
  result: unknown,
): result is object =>
  isObject(result) &&
  !isPromise(result) &&
  !givesValue(name) &&
  !(isReduce(name) && isObject(reducer) && 'create' in reducer)

/** The steps of a pipeline, each after those that it was given. */
const instancesOf = ({ end }: Run): readonly Instance[] => {
  const ordered = new Set<Instance>()
  const visit = (instance: Instance): void => {
    if (!ordered.has(instance)) {
      instance.inputs.forEach(visit)
      ordered.add(instance)
    }
  }
  visit(end)
  return [...ordered]
}

/**
 * Records what a program does with lfi: `exports` are lfi's, and tell what they
 * are given, return and call. Nothing else is changed.
 */
export const createRecorder = (options: RecorderOptions) => {
  const { lfi, now, clock, places = noPlaces } = options
  const { locate = () => undefined } = options
  const keeper = createKeeper(options.describe)
  let flushed = { time: 0, total: 0 }
  let isScheduled = false
  const recording: Recording = new Recording(keeper, now, () => sendInTime())
  const sources = createSources()

  const callHere = (): CallPlace | undefined => {
    const position = findPosition(locate)
    return position && places.calls[`${position.line}:${position.column}`]
  }

  /** What consumes in the reader's code that runs now. */
  const consumerOf = (kind: StepKind): Instance => {
    const { line = 0, column = 0 } = findPosition(locate) ?? {}
    const offset = (places.lines[line - 1] ?? 0) + column - 1
    const consumer =
      places.calls[`${line}:${column}`]?.consumer ??
      places.consumers.find(({ start, end }) => start <= offset && offset < end)
        ?.consumer
    const name = consumer?.name ?? 'your code'
    return recording.instance(
      recording.stepAt(consumer, 'consumer', kind, name),
    )
  }

  const { concurIteratorSymbol } = lfi
  const edges = createEdges({
    recording,
    consumerOf,
    kinds: [
      [Symbol.asyncIterator, 'async'],
      [Symbol.iterator, 'sync'],
      ...(typeof concurIteratorSymbol === 'symbol'
        ? ([[concurIteratorSymbol, 'concur']] as const)
        : []),
    ],
  })
  const callbacks = createCallbacks(recording, edges)
  const reducers = createReducers(recording)

  /** What a source is called that is not in the code. */
  const nameOf = (value: unknown): string =>
    recording.steps.length < MAX_NAMED_STEPS
      ? shorten(keeper.show(keeper.keep(value)), MAX_NAME_LENGTH)
      : 'values'

  /** What gives the values of an input; undefined for what is no iterable. */
  const producerOf = (value: unknown): Producer | undefined => {
    const output = edges.outputOf(value)
    const [kind] = output ? [] : edges.kindsOf(value)
    if (!kind) {
      return output
    }
    const spot = sources.find(value)
    const instance = recording.instance(
      recording.stepAt(spot, 'source', kind, spot?.label ?? nameOf(value)),
    )
    instance.size = sizeOf(value)
    return { raw: value as AnyIterable, instance }
  }

  /**
   * `sum` and its kin are short for `reduce(toSum())`, and are called as that, so
   * that what they have gathered with each value can be watched.
   */
  const nativeOf = (
    { name, native, arity }: Definition,
    instance: Instance,
  ): AnyFunction => {
    const family = familyOf(name)
    const maker = `to${family.charAt(0).toUpperCase()}${family.slice(1)}`
    const make = lfi[maker]
    const reduce = lfi[`reduce${name.slice(family.length)}`]
    if (!isShortReduce(name) || !isFunction(make) || !isFunction(reduce)) {
      return native
    }
    return (...given) => {
      const reducer = reducers.wrapMaker(
        maker,
        make,
        callback => callback,
      )(...given.slice(0, arity - 1))
      return reduce(reducers.watch(instance, reducer), given[arity - 1])
    }
  }

  const wrapGiven = (
    definition: Definition,
    instance: Instance,
    value: unknown,
  ): unknown => {
    const wrap = (callback: AnyFunction): AnyFunction =>
      callbacks.wrapCallback(instance, callback)
    if (isReduce(definition.name)) {
      return reducers.wrapReducer(reducers.watch(instance, value), wrap)
    }
    return isFunction(value) ? wrap(value) : value
  }

  const noteOutcome = (
    { iteration, step }: Instance,
    type: 'value' | 'throw',
    value: unknown,
  ): void => {
    const { run } = iteration
    const at = recording.record(type, step, {
      run,
      from: iteration.last,
      value,
    })
    run.outcome = {
      at,
      time: recording.ring.time,
      type,
      value: keeper.keep(value),
    }
  }

  /** Iterables in what `next` returns are the reader's to iterate. */
  const giveInside = (value: unknown, instance: Instance): unknown =>
    Array.isArray(value)
      ? value.map(item =>
          isObject(item) && edges.kindsOf(item).length > 0
            ? edges.giveOutput(item, instance)
            : item,
        )
      : value

  const giveResult = (
    definition: Definition,
    base: Iteration,
    values: readonly unknown[],
    result: unknown,
    remake: (taker: Iteration) => object,
  ): unknown => {
    const { name } = definition
    const { instance } = base
    if (
      isLazy(definition, values, result) &&
      edges.kindsOf(result).length > 0
    ) {
      return edges.giveOutput(
        result,
        instance,
        familyOf(name) === 'concat' ? remake : undefined,
      )
    }
    const note = (value: unknown): unknown => {
      if (name.startsWith('next')) {
        return giveInside(value, instance)
      }
      if (!givesNothing(name)) {
        recording.countsOf(base).passed++
        noteOutcome(instance, 'value', value)
      }
      return value
    }
    // The reader gets another promise: who forgets its rejection is told so.
    return isPromise(result)
      ? result.then(note, (error: unknown) => {
          noteOutcome(instance, 'throw', error)
          throw error
        })
      : note(result)
  }

  /** Calls a function of lfi that has all its arguments. */
  const call = (
    definition: Definition,
    spot: Spot | undefined,
    values: readonly unknown[],
  ): unknown => {
    const { name, kind } = definition
    // What is given comes before what takes it, in the order of steps.
    const producers = values.map((value, index) =>
      isInput(definition, index) ? producerOf(value) : undefined,
    )
    const step = recording.stepAt(spot, 'call', kind, name)
    const instance = recording.instance(step, values)
    const base = instance.iteration
    for (const producer of producers) {
      instance.inputs.push(...(producer ? [producer.instance] : []))
    }
    const giveTo = (taker?: Iteration): unknown[] =>
      values.map((value, index) => {
        const producer = producers[index]
        return producer
          ? edges.receiveInput(producer, instance, taker)
          : wrapGiven(definition, instance, value)
      })
    const given = giveTo()
    let result: unknown
    try {
      result = recording.within({ iteration: base, at: -1 }, () =>
        nativeOf(definition, instance)(...given),
      )
    } catch (error) {
      noteOutcome(instance, 'throw', error)
      throw error
    }
    // An iterable that is of the right kind already is returned as it is.
    const same = given.indexOf(result)
    return same >= 0 && isObject(result)
      ? values[same]
      : giveResult(definition, base, values, result, taker =>
          Object(definition.native(...giveTo(taker))),
        )
  }

  const definitions = new WeakMap<object, Definition>()

  /** A function of lfi that has got some of its arguments. */
  const applyInPart = (
    definition: Definition,
    spot: Spot | undefined,
    given: readonly unknown[],
  ): unknown => {
    if (given.length >= definition.arity) {
      return call(definition, spot, given)
    }
    const native = definition.native(...given)
    return isFunction(native)
      ? new Proxy(native, {
          apply: (_native, _self, more) =>
            applyInPart(definition, spot, [...given, ...more]),
        })
      : native
  }

  /** What the call in the code gives: functions of lfi, named, and sources. */
  const readGiven = (
    place: CallPlace | undefined,
    values: readonly unknown[],
  ): readonly unknown[] =>
    values.map((value, index) => {
      const spot = place?.given[index]
      const definition = isFunction(value) ? definitions.get(value) : undefined
      if (spot && definition && isFunction(value)) {
        return new Proxy(value, {
          apply: (_value, _self, more) => applyInPart(definition, spot, more),
        })
      }
      if (spot) {
        sources.note(spot, value)
      }
      return value
    })

  const wrapStep = (name: string, native: AnyFunction): AnyFunction => {
    const arity = name === 'asAsync' ? 1 : native.length
    const definition = { name, native, arity, kind: kindOf(name) }
    const wrapped = new Proxy(native, {
      apply: (_native, _self, values) => {
        const place = callHere()
        return applyInPart(definition, place, readGiven(place, values))
      },
    })
    definitions.set(wrapped, definition)
    return wrapped
  }

  /** `pipe` and `compose` are no steps, but tell where those are named. */
  const wrapJoin = (native: AnyFunction): AnyFunction =>
    new Proxy(native, {
      apply: (_native, _self, values) =>
        native(...readGiven(callHere(), values)),
    })

  const wrap = (name: string, value: unknown): unknown => {
    if (!isFunction(value) || isNoStep(name)) {
      return value
    }
    if (joinsFunctions(name)) {
      return wrapJoin(value)
    }
    return makesReducer(name)
      ? reducers.wrapMaker(name, value, callbacks.wrapForReducer)
      : wrapStep(name, value)
  }

  const readRun = (run: Run): TraceRun => {
    const { outcome, cause, start, count } = run
    return {
      steps: instancesOf(run).map(({ step, inputs, size }) => {
        const { inFlight: _, ...counts } = run.of(step)
        return {
          step: step.index,
          inputs: [...new Set(inputs.map(input => input.step.index))],
          ...counts,
          ...(size !== undefined && { size }),
        }
      }),
      start,
      count,
      ...(cause >= 0 && { cause }),
      ...(outcome && {
        outcome: { ...outcome, value: keeper.show(outcome.value) },
      }),
    }
  }

  /** What has been recorded so far. */
  const trace = (): Trace => {
    const { events, runs } = recording.ring.read()
    return {
      version: TRACE_VERSION,
      steps: recording.steps.map(({ spot, name, role, kind }) => {
        const { label, line, range, head } = spot
        return {
          label,
          line,
          ...(range && { range }),
          ...(head && { head }),
          name,
          role,
          kind,
        }
      }),
      runs: runs.map(readRun),
      events,
      folded: recording.ring.total - events.length,
      foldedRuns: recording.runs - runs.length,
      clock,
    }
  }

  const flush = (): void => {
    isScheduled = false
    const { time, total } = recording.ring
    flushed = { time, total }
    options.send?.(trace())
  }

  /** Sends what there is, if it is time to. */
  const sendInTime = (): void => {
    const { time, total } = recording.ring
    if (
      time - flushed.time > FLUSH_MILLISECONDS ||
      total - flushed.total > FLUSH_EVENTS
    ) {
      flush()
    } else if (!isScheduled) {
      isScheduled = true
      options.soon?.(() => {
        if (isScheduled) {
          flush()
        }
      })
    }
  }

  return {
    exports: Object.fromEntries(
      Object.entries(lfi).map(([name, value]) => [name, wrap(name, value)]),
    ) as Lfi,
    trace,
    flush,
    /** The number of the last event; undefined before the first. */
    mark: (): number | undefined =>
      recording.ring.total > 0 ? recording.ring.total - 1 : undefined,
  }
}

export type Recorder = ReturnType<typeof createRecorder>
