export { isA, isObject } from '@lfi-docs/inspect'

/**
 * The worker's own code shares its built-ins with the visitor's code, which may
 * replace any of them. So they are saved before that code runs, and restored
 * whenever the worker's own code runs.
 */
const {
  defineProperty,
  deleteProperty,
  get,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  ownKeys,
  setPrototypeOf,
} = Reflect

type Slot = {
  readonly holder: object
  readonly key: PropertyKey
  /** Undefined if the holder has no such property of its own. */
  readonly descriptor: PropertyDescriptor | undefined
}

/** A linked list, because `Array.prototype` may have been changed. */
type Slots = { readonly slot: Slot; readonly next: Slots } | undefined

const names = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol'],
  ...['BigInt', 'Error', 'TypeError', 'RangeError', 'SyntaxError', 'EvalError'],
  ...['ReferenceError', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Promise', 'Proxy'],
  ...['RegExp', 'Date', 'JSON', 'Math', 'Reflect', 'ArrayBuffer', 'Uint8Array'],
  ...[
    'Event',
    'ErrorEvent',
    'PromiseRejectionEvent',
    'DOMException',
    'Request',
  ],
]

/** Prototypes that have no name of their own. */
const unnamed = (): object[] =>
  [
    [][Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    ''[Symbol.iterator](),
    ''.matchAll(/(?:)/gu),
    (function* () {})(),
    new Uint8Array(),
  ].flatMap(value => {
    const prototype: object = getPrototypeOf(value) ?? {}
    return [prototype, getPrototypeOf(prototype) ?? {}]
  })

/** A descriptor that does not inherit from `Object.prototype`. */
const describe = (
  holder: object,
  key: PropertyKey,
): PropertyDescriptor | undefined => {
  const descriptor = getOwnPropertyDescriptor(holder, key)
  if (descriptor) {
    setPrototypeOf(descriptor, null)
  }
  return descriptor
}

const isFixed = ({ configurable, writable }: PropertyDescriptor): boolean =>
  configurable === false && writable !== true

const collect = (): Slot[] => {
  const makers = names
    .map(name => get(globalThis, name))
    .filter(maker => maker !== undefined)
  const holders = new Set<object>([
    ...makers,
    ...makers.map(maker => maker.prototype).filter(Boolean),
    ...unnamed(),
  ])
  const slots: Slot[] = names.map(key => ({
    holder: globalThis,
    key,
    descriptor: describe(globalThis, key),
  }))
  for (const holder of holders) {
    for (const key of ownKeys(holder)) {
      const descriptor = describe(holder, key)
      if (descriptor && !isFixed(descriptor)) {
        slots.push({ holder, key, descriptor })
      }
    }
  }
  return slots
}

let taken: readonly Slot[] = []
/** Properties added to these are visible on every object or array. */
const additions = [Object.prototype, Array.prototype]
let known: readonly number[] = []
let isInside = false

/** To be called before the code runs, when all globals are set up. */
export const takeBuiltIns = (): void => {
  taken = collect()
  known = additions.map(holder => ownKeys(holder).length)
}

const isReplaced = ({ holder, key, descriptor }: Slot): boolean => {
  try {
    return descriptor && 'value' in descriptor
      ? get(holder, key) !== descriptor.value
      : getOwnPropertyDescriptor(holder, key)?.get !== descriptor?.get
  } catch {
    // Replaced by a getter that throws.
    return true
  }
}

const put = ({ holder, key, descriptor }: Slot): void => {
  if (descriptor) {
    defineProperty(holder, key, descriptor)
  } else {
    deleteProperty(holder, key)
  }
}

const isTaken = (holder: object, key: PropertyKey): boolean => {
  for (let index = 0; index < taken.length; index++) {
    const slot = taken[index]
    if (slot?.holder === holder && slot.key === key) {
      return true
    }
  }
  return false
}

/** Removes added properties, by functions saved from `Reflect`. */
const removeAdditions = (given: Slots): Slots => {
  let changed = given
  for (let index = 0; index < additions.length; index++) {
    const holder = additions[index]
    const keys = holder && ownKeys(holder)
    if (!(holder && keys) || keys.length <= (known[index] ?? 0)) {
      continue
    }
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at]
      if (key !== undefined && !isTaken(holder, key)) {
        const slot = { holder, key, descriptor: describe(holder, key) }
        changed = { slot, next: changed }
        deleteProperty(holder, key)
      }
    }
  }
  return changed
}

const enter = (): Slots => {
  let changed = removeAdditions(undefined)
  for (let index = 0; index < taken.length; index++) {
    const slot = taken[index]
    if (slot && isReplaced(slot)) {
      const { holder, key } = slot
      const before = { holder, key, descriptor: describe(holder, key) }
      changed = { slot: before, next: changed }
      put(slot)
    }
  }
  return changed
}

const leave = (changed: Slots): void => {
  for (let rest = changed; rest; rest = rest.next) {
    put(rest.slot)
  }
}

/** Does something with the built-ins as they were before the code ran. */
export const withBuiltIns = <Result>(act: () => Result): Result => {
  if (isInside || taken.length === 0) {
    return act()
  }
  isInside = true
  const changed = enter()
  try {
    return act()
  } finally {
    leave(changed)
    isInside = false
  }
}
