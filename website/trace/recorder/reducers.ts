import type { WrapCallback } from './callbacks'
import { type AnyFunction, isFunction, replaced } from './edges'
import type { Recording } from './Recording'
import type { Iteration } from './runs'
import { isObject } from './values'

const methods = ['create', 'add', 'get', 'finish', 'combine'] as const

/** What these gather with each value is what a reader knows of them. */
const showsGathered =
  /^to(?:Array|Set|Object|Map|Count|Sum|Join|Grouped|(?:Max|Min)(?:By|With)?)$/u

type Made = {
  /** Whether a reader would know what it has gathered. */
  readonly isShown: boolean
  /** What it has gathered, if that is not its accumulator. */
  readonly gathered?: (() => unknown) | undefined
}

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

/**
 * `toGrouped` gathers something of its own beside what its outer reducer does,
 * which is what a reader knows.
 */
const watchOuter = (outer: object) => {
  let last: unknown
  const reducer = withMethods(outer, (method, name) => (...values) => {
    const result = method(...values)
    last = name === 'add' ? result : last
    return result
  })
  return { reducer, gathered: () => last }
}

/** Reducers that lfi is given: lfi's own are watched, others recorded. */
export const createReducers = (recording: Recording, wrap: WrapCallback) => {
  /** Reducers that lfi made: their methods are not the reader's. */
  const made = new WeakMap<object, Made>()

  /** A reducer of lfi's that says what it has gathered with each value. */
  const watch = (
    iteration: Iteration,
    reducer: object,
    { isShown, gathered }: Made,
  ): object => {
    // Without a start, values are added to each other as they come.
    const { step, addsLater } = iteration.instance
    const isOrdered = addsLater || step.kind === 'sync'
    return withMethods(reducer, (method, name) => (...values) => {
      const at = name === 'add' && isOrdered ? iteration.nextAdded() : -1
      const result = recording.within(iteration, at, () => method(...values))
      if (name === 'add' && isOrdered && isShown) {
        recording.noteGathered(at, gathered ? gathered() : result)
      }
      return result
    })
  }

  /** A function that makes reducers, which are known as lfi's from then on. */
  const wrapMaker = (maker: string, native: AnyFunction): AnyFunction => {
    const make = (values: readonly unknown[]): unknown => {
      const [inner, outer] = values
      const isWhole = maker === 'toGrouped' && isObject(outer)
      const watched = isWhole ? watchOuter(outer) : undefined
      const reducer = native(...(watched ? [inner, watched.reducer] : values))
      if (isFunction(reducer)) {
        return replaced(reducer, more => make([...values, ...more]))
      }
      if (isObject(reducer)) {
        // Groups show what the reducer of each group has gathered.
        const isKnown = !watched || made.get(Object(inner))?.isShown !== false
        const isShown = isKnown && showsGathered.test(maker)
        made.set(reducer, { isShown, gathered: watched?.gathered })
      }
      return reducer
    }
    return replaced(native, make)
  }

  return {
    wrapMaker,
    /** What a step that reduces is given, for one iteration of it. */
    bind: (value: unknown, iteration: Iteration): unknown => {
      if (isFunction(value)) {
        return wrap(value, iteration)
      }
      if (!isObject(value)) {
        return value
      }
      const known = made.get(value)
      return known
        ? watch(iteration, value, known)
        : withMethods(value, (method, name) =>
            wrap(method, iteration, name === 'add'),
          )
    },
  }
}

export type Reducers = ReturnType<typeof createReducers>
