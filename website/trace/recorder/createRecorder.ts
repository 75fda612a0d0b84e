import { isNoStep, joinsFunctions, kindOf, makesReducer } from '../families'
import { type CallPlace, shorten } from '../places/places'
import {
  type Clock,
  type Spot,
  TRACE_VERSION,
  type Trace,
  type TraceRun,
} from '../trace'
import { createCallbacks } from './callbacks'
import { createCalls, type Definition, type Lfi } from './calls'
import { type CodeOptions, createCode } from './code'
import { type AnyFunction, createEdges, isFunction, replaced } from './edges'
import { Recording } from './Recording'
import { createReducers } from './reducers'
import { Instance, type Run } from './runs'
import { createKeeper, type Describe } from './values'

export type RecorderOptions = CodeOptions & {
  /** What is recorded. */
  readonly lfi: Lfi
  readonly describe: Describe
  readonly now: () => number
  readonly clock: Clock
  /** Takes the trace so far, from time to time. */
  readonly send?: (trace: Trace) => void
  /** Calls back later, when the code that runs has paused. */
  readonly soon?: (callback: () => void) => void
}

/** The page hears this often of code that never pauses. */
const FLUSH_MILLISECONDS = 250
/** Of a source that is not in the code. */
const MAX_NAME_LENGTH = 40
/** Further sources that are not in the code are one step. */
const MAX_NAMED_STEPS = 200

/** How many values an iterable will give, if that shows without reading them. */
const sizeOf = (value: unknown): number | undefined => {
  if (typeof value === 'string') {
    return [...value].length
  }
  if (Array.isArray(value)) {
    return value.length
  }
  return value instanceof Map || value instanceof Set ? value.size : undefined
}

/**
 * Records what a program does with lfi: `exports` are lfi's, and tell what they
 * are given, return and call. Nothing else is changed.
 */
export const createRecorder = (options: RecorderOptions) => {
  const { lfi, now, clock } = options
  const keeper = createKeeper(options.describe)
  const recording: Recording = new Recording(keeper, now, () => sendInTime())
  const code = createCode(options)

  /** What a source is called that is not in the code. */
  const nameOf = (value: unknown): string =>
    recording.steps.length < MAX_NAMED_STEPS
      ? shorten(keeper.print(value), MAX_NAME_LENGTH)
      : 'values'

  const edges = createEdges({
    recording,
    concurIteratorSymbol: lfi.concurIteratorSymbol as symbol,
    consumerHere: kind => {
      const { spot, name = 'your code' } = code.consumerHere() ?? {}
      return recording.stepAt(spot, 'consumer', kind, name)
    },
    sourceOf: (value, kind) => {
      const spot = code.sourceOf(value)
      const name = spot?.label ?? nameOf(value)
      const step = recording.stepAt(spot, 'source', kind, name)
      return new Instance(step, [], [], sizeOf(value))
    },
  })
  const wrapCallback = createCallbacks(recording, edges)
  const reducers = createReducers(recording, wrapCallback)
  const call = createCalls({ lfi, recording, edges, reducers, wrapCallback })

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
      ? replaced(native, more =>
          applyInPart(definition, spot, [...given, ...more]),
        )
      : native
  }

  const definitions = new WeakMap<object, Definition>()

  /** What the call in the code gives: functions of lfi, named, and sources. */
  const readGiven = (
    place: CallPlace | undefined,
    values: readonly unknown[],
  ): readonly unknown[] =>
    values.map((value, index) => {
      const spot = place?.given[index]
      const definition = isFunction(value) ? definitions.get(value) : undefined
      if (spot && definition && isFunction(value)) {
        return replaced(value, more => applyInPart(definition, spot, more))
      }
      if (spot) {
        code.noteSource(spot, value)
      }
      return value
    })

  const wrapStep = (name: string, native: AnyFunction): AnyFunction => {
    const arity = name === 'asAsync' ? 1 : native.length
    const definition = { name, native, arity, kind: kindOf(name) }
    const wrapped = replaced(native, values => {
      const place = code.callHere()
      return applyInPart(definition, place?.spot, readGiven(place, values))
    })
    definitions.set(wrapped, definition)
    return wrapped
  }

  const wrap = (name: string, value: unknown): unknown => {
    if (!isFunction(value) || isNoStep(name)) {
      return value
    }
    // `pipe` and `compose` are no steps, but tell where those are named.
    if (joinsFunctions(name)) {
      return replaced(value, values =>
        value(...readGiven(code.callHere(), values)),
      )
    }
    return makesReducer(name)
      ? reducers.wrapMaker(name, value)
      : wrapStep(name, value)
  }

  const readRun = (
    run: Run,
    stepOf: (instance: Instance) => number,
  ): TraceRun => {
    const { outcome, cause, start, count } = run
    return {
      steps: run.instances.map(instance => {
        const { inputs, size } = instance
        const { inFlight: _, ...counts } = run.of(instance)
        return {
          step: stepOf(instance),
          inputs: [...new Set(inputs.map(stepOf))],
          ...counts,
          ...(size !== undefined && { size }),
        }
      }),
      start,
      count,
      ...(cause >= 0 && { cause }),
      ...(outcome && {
        outcome: { ...outcome, value: keeper.print(outcome.value) },
      }),
    }
  }

  /** What has been recorded so far. */
  const trace = (): Trace => {
    const { events, runs, steps, stepOf } = recording.read()
    return {
      version: TRACE_VERSION,
      steps: steps.map(({ spot, name, role, kind }) => ({
        ...(spot ?? { label: name, line: 0 }),
        name,
        role,
        kind,
      })),
      runs: runs.map(run => readRun(run, stepOf)),
      events,
      folded: recording.total - events.length,
      foldedRuns: recording.runs - runs.length,
      clock,
    }
  }

  let sent = 0
  let isScheduled = false
  const flush = (): void => {
    isScheduled = false
    sent = recording.time
    options.send?.(trace())
  }
  /** Sends what there is, if it is time to. */
  const sendInTime = (): void => {
    if (recording.time - sent > FLUSH_MILLISECONDS) {
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
      recording.total > 0 ? recording.total - 1 : undefined,
  }
}

export type Recorder = ReturnType<typeof createRecorder>
