import { type AnyFunction, isFunction } from './edges'
import { isObject, type Recording } from './Recording'
import type { Instance } from './runs'

const methods = ['create', 'add', 'get', 'finish', 'combine'] as const

/** What these gather with each value is what a reader knows of them. */
const showsGathered =
  /^to(?:Array|Set|Object|Map|Count|Sum|Join|Grouped|(?:Max|Min)(?:By|With)?)$/u

type Made = {
  readonly maker: string
  /** What it has gathered, if that is not its accumulator. */
  readonly gathered?: (() => unknown) | undefined
}

type Wrap = (callback: AnyFunction) => AnyFunction

/** Reducers that lfi is given: lfi's own are watched, others recorded. */
export const createReducers = (recording: Recording) => {
  /** Reducers that lfi made: their methods are not the reader's. */
  const made = new WeakMap<object, Made>()

  /** A reducer with other methods, called on the one that it is made of. */
  const withMethods = (
    reducer: object,
    change: (method: AnyFunction, name: string) => AnyFunction,
  ): object =>
    Object.fromEntries(
      methods.flatMap(name => {
        const method: unknown = Reflect.get(reducer, name)
        return isFunction(method)
          ? [[name, change(method.bind(reducer), name)]]
          : []
      }),
    )

  /** A reducer of the reader's, or a function, with its calls recorded. */
  const wrapReducer = (value: unknown, wrap: Wrap): unknown => {
    if (isFunction(value)) {
      return wrap(value)
    }
    return isObject(value) && !made.has(value)
      ? withMethods(value, wrap)
      : value
  }

  /**
   * `toGrouped` gathers something of its own beside what its outer reducer
   * does, which is what a reader knows.
   */
  const watchOuter = (
    outer: unknown,
  ): { reducer: unknown } & Pick<Made, 'gathered'> => {
    if (!isObject(outer)) {
      return { reducer: outer }
    }
    let last: unknown
    const reducer = withMethods(outer, (method, name) =>
      name === 'add'
        ? (...values) => {
            last = method(...values)
            return last
          }
        : method,
    )
    return { reducer, gathered: () => last }
  }

  /** A function that makes reducers, which are known as lfi's from then on. */
  const wrapMaker =
    (maker: string, native: AnyFunction, wrap: Wrap): AnyFunction =>
    (...values) => {
      // `toMultiple` is given an object that is no reducer, of reducers.
      const given =
        maker === 'toMultiple'
          ? values
          : values.map(value => wrapReducer(value, wrap))
      const isWhole = maker === 'toGrouped' && given.length > 1
      const outer = isWhole ? watchOuter(given[1]) : undefined
      const reducer = native(...(outer ? [given[0], outer.reducer] : given))
      if (isFunction(reducer)) {
        return maker === 'toGrouped'
          ? (...more: unknown[]) =>
              wrapMaker(maker, native, wrap)(...values, ...more)
          : wrapMaker(maker, reducer, wrap)
      }
      if (isObject(reducer)) {
        made.set(reducer, { maker, gathered: outer?.gathered })
      }
      return reducer
    }

  /** A reducer of lfi's that says what it has gathered with each value. */
  const watch = (instance: Instance, value: unknown): unknown => {
    const known = isObject(value) ? made.get(value) : undefined
    if (!isObject(value) || !known || !showsGathered.test(known.maker)) {
      return value
    }
    // Values are added in the order in which they came, but not when they came.
    const isOrdered = 'create' in value
    if (!isOrdered && instance.step.kind !== 'sync') {
      return value
    }
    const watched = withMethods(value, (method, name) =>
      name === 'add'
        ? (...values) => {
            const gathered = method(...values)
            const iteration = recording.iterationOf(instance)
            recording.ring.addGathered(
              instance.step.kind === 'sync'
                ? iteration.last
                : iteration.nextAdded(),
              known.gathered ? known.gathered() : gathered,
            )
            return gathered
          }
        : method,
    )
    made.set(watched, known)
    return watched
  }

  return { wrapReducer, wrapMaker, watch }
}
