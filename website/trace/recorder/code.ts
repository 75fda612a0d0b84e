import type { CallPlace, Consumer, Places } from '../places/places'
import type { Spot } from '../trace'
import { isObject } from './values'

/** The innermost place of the reader's code that is in the stack of an error. */
type Locate = (
  error: Error,
) => { readonly line: number; readonly column: number } | undefined

/** What V8 adds to `Error`; types differ between where this is compiled. */
type Stacks = { stackTraceLimit?: unknown; prepareStackTrace?: unknown }

/** The recorder's own frames, lfi's and built-ins' are above the reader's. */
const MAX_LOOKED_AT = 40

/** The innermost place of the reader's code that runs now. */
const findPosition = (locate: Locate): ReturnType<Locate> => {
  const stacks: Stacks & ErrorConstructor = Error
  const { stackTraceLimit, prepareStackTrace } = stacks
  try {
    stacks.stackTraceLimit = MAX_LOOKED_AT
    Reflect.deleteProperty(stacks, 'prepareStackTrace')
    return locate(new Error('place'))
  } finally {
    Object.assign(stacks, { stackTraceLimit })
    if (prepareStackTrace !== undefined) {
      Object.assign(stacks, { prepareStackTrace })
    }
  }
}

export type CodeOptions = {
  readonly places?: Places
  readonly locate?: Locate
}

/** The reader's code: what of it runs, and where its sources stand. */
export const createCode = ({
  places = { calls: {}, consumers: {} },
  locate = () => undefined,
}: CodeOptions) => {
  const sources = new WeakMap<object, Spot>()
  const placeHere = (): string => {
    const { line = 0, column = 0 } = findPosition(locate) ?? {}
    return `${line}:${column}`
  }
  return {
    callHere: (): CallPlace | undefined => places.calls[placeHere()],
    /** What consumes in the code that runs now. */
    consumerHere: (): Consumer | undefined => places.consumers[placeHere()],
    /** Keeps where a value stands that may be a source. */
    noteSource: (spot: Spot, value: unknown): void => {
      if (isObject(value)) {
        sources.set(value, spot)
      }
    },
    sourceOf: (value: unknown): Spot | undefined =>
      isObject(value) ? sources.get(value) : undefined,
  }
}
