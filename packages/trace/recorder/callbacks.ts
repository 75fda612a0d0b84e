import { answerReads } from './answerReads'
import { contextOf } from './contexts'
import { expectAwaiter } from './errors'
import { type AnyFunction, isFunction, isObject } from './guards'
import { addGathered, callSimply, note, restore, save } from './hotPath'
import type { Instance } from './Iteration'
import { Arguments, memory } from './keep'
import { disguise } from './natives'
import { observe, onlyAwaiter } from './promises'
import { record } from './session'

const end = ({ step, settleCode }: Instance, call: number, value: unknown) => {
  step.inFlight--
  memory.object = undefined
  note(settleCode, call, value)
}

const fail = ({ step }: Instance, call: number, error: unknown): void => {
  expectAwaiter(error, onlyAwaiter())
  step.inFlight--
  memory.object = undefined
  record('throw', step, undefined, call, error)
}

/** Records a call of a callback, and how it settles. */
const callRecorded = (
  instance: Instance,
  callback: AnyFunction,
  self: unknown,
  values: unknown[],
): unknown => {
  const { step, callCode } = instance
  const saved = save()
  const context = contextOf(instance)
  const iteration = context?.iteration ?? instance.base
  const received = context && context.at >= 0 ? context.at : iteration.last
  const shown = values.length === 1 ? values[0] : new Arguments(values)
  const call = note(callCode, received, shown)
  step.calls++
  if (++step.inFlight > step.mostInFlight) {
    step.mostInFlight = step.inFlight
  }
  restore({ at: call, iteration: undefined, parent: saved })
  let result: unknown
  try {
    result = Reflect.apply(callback, self, values)
  } catch (error) {
    restore(saved)
    fail(instance, call, error)
    throw error
  }
  restore(saved)
  const settle = (value: unknown): void => {
    end(instance, call, value)
    iteration.answer(received, value)
  }
  const isObserved =
    step.kind !== 'sync' &&
    observe(result, {
      onValue: settle,
      onError: error => fail(instance, call, error),
    })
  if (!isObserved) {
    settle(result)
  }
  return result
}

/** A callback that is recorded as one of `instance`'s. */
export const wrapCallback = (
  instance: Instance,
  callback: AnyFunction,
  isUnary: boolean,
): AnyFunction => {
  const wrapped = function (this: unknown, ...values: unknown[]) {
    return callRecorded(instance, callback, this, values)
  }
  const isSimple =
    isUnary && instance.step.kind === 'sync' && instance.linking !== 'kept'
  return disguise(
    isSimple
      ? callSimply(instance, callback, wrapped, (call, error) =>
          fail(instance, call, error),
        )
      : wrapped,
    callback,
  )
}

/** A reducer's callback: which step it is one of is known when it is called. */
export const wrapReducerCallback = (callback: AnyFunction) =>
  function (this: unknown, ...values: unknown[]) {
    const instance = save()?.iteration?.instance
    return instance
      ? callRecorded(instance, callback, this, values)
      : Reflect.apply(callback, this, values)
  }

const methods: ReadonlySet<PropertyKey> = new Set([
  'create',
  'add',
  'get',
  'finish',
  'combine',
])

/** Reducers that lfi made, by what made them: their methods are not the reader's. */
const ownReducers = new WeakMap<object, string>()

export const noteReducer = (value: unknown, maker: string): void => {
  if (isObject(value)) {
    ownReducers.set(value, maker)
  }
}

const isReadersReducer = (value: unknown): value is object =>
  isObject(value) && !ownReducers.has(value)

type Wrap = (callback: AnyFunction) => AnyFunction

/** A function with its calls recorded; anything else as it is. */
export const wrapFunction = (value: unknown, wrap: Wrap): unknown =>
  isFunction(value) ? wrap(value) : value

/**
 * A reducer of the reader's, or a function, with its calls recorded. A method is
 * read when lfi reads it.
 */
export const wrapReducer = (value: unknown, wrap: Wrap): unknown => {
  if (!isReadersReducer(value)) {
    return wrapFunction(value, wrap)
  }
  return answerReads((_reducer, name) => {
    const method: unknown = Reflect.get(value, name)
    return isFunction(method) && methods.has(name)
      ? wrap((...values) => Reflect.apply(method, value, values))
      : method
  })
}

const showsGathered =
  /^to(?:Array|Set|Object|Map|Count|Sum|Join|Max|Min|Grouped)/u

/** What is gathered as a reader knows it; `toGrouped` keeps a list beside it. */
const gatheredBy = (maker: string, gathered: unknown): unknown =>
  maker === 'toGrouped' && isObject(gathered)
    ? Object.values(gathered)[0]
    : gathered

/** A reducer of lfi's that says what it has gathered with each value. */
export const watchReducer = (instance: Instance, value: unknown): unknown => {
  const maker = isObject(value) ? ownReducers.get(value) : undefined
  if (!isObject(value) || maker === undefined || !showsGathered.test(maker)) {
    return value
  }
  let isOver = false
  const tell = (gathered: unknown): void => {
    const context = contextOf(instance)
    const { last } = context?.iteration ?? instance.base
    const received = context && context.at >= 0 ? context.at : last
    isOver = !addGathered(received, gatheredBy(maker, gathered))
  }
  const watched = new Proxy(value, {
    get: (reducer, name) => {
      const method: unknown = Reflect.get(reducer, name)
      return isFunction(method) && name === 'add'
        ? (...values: unknown[]): unknown => {
            const gathered = Reflect.apply(method, reducer, values)
            if (!isOver) {
              tell(gathered)
            }
            return gathered
          }
        : method
    },
  })
  noteReducer(watched, maker)
  return watched
}
