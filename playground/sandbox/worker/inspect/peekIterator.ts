const { apply, defineProperty, getPrototypeOf } = Reflect

const nextOfMap = getPrototypeOf(new Map().entries()) as { next: () => unknown }
const nextOfSet = getPrototypeOf(new Set().values()) as { next: () => unknown }

/** The built-ins' own `next`, by what the iterators call themselves. */
const nexts: Readonly<Record<string, () => unknown>> = {
  'Map Iterator': nextOfMap.next,
  'Set Iterator': nextOfSet.next,
}

/** Iterators that are not of the kind that their collection usually gives. */
const unusual = new WeakSet<object>()

const noteCalls = (prototype: object, name: string): void => {
  const original: unknown = Reflect.get(prototype, name)
  if (typeof original !== 'function') {
    return
  }
  const { [name]: noting } = {
    [name](this: unknown) {
      const iterator = apply(original, this, [])
      unusual.add(iterator)
      return iterator
    },
  }
  defineProperty(prototype, name, { value: noting })
}

/** From here on it is known which iterators of collections give pairs. */
export const trackIterators = (): void => {
  noteCalls(Map.prototype, 'keys')
  noteCalls(Map.prototype, 'values')
  noteCalls(Set.prototype, 'entries')
}

type Replay = {
  readonly items: readonly unknown[]
  given: number
}

const replays = new WeakMap<object, Replay>()

const drain = (iterator: object, next: () => unknown): unknown[] => {
  const items: unknown[] = []
  for (;;) {
    const result = Object(apply(next, iterator, []))
    if (result.done) {
      return items
    }
    items.push(result.value)
  }
}

/**
 * There is no looking into an iterator without moving it: so it is emptied, and
 * from then on gives what it had left from a list.
 */
const replay = (iterator: object, next: () => unknown): Replay => {
  const replayed: Replay = { items: drain(iterator, next), given: 0 }
  defineProperty(iterator, 'next', {
    configurable: true,
    writable: true,
    value: () =>
      replayed.given < replayed.items.length
        ? { value: replayed.items[replayed.given++], done: false }
        : apply(next, iterator, []),
  })
  return replayed
}

export type Peeked = {
  readonly collection: string
  readonly arePairs: boolean
  readonly items: readonly unknown[]
}

/** What an iterator of a Map or Set has left; undefined for anything else. */
export const peekIterator = (
  value: object,
  tag: string,
): Peeked | undefined => {
  const next = nexts[tag]
  if (!(next && Object.isExtensible(value))) {
    return undefined
  }
  try {
    const known = replays.get(value) ?? replay(value, next)
    replays.set(value, known)
    const collection = tag.slice(0, 'Map'.length)
    return {
      collection,
      arePairs: (collection === 'Map') !== unusual.has(value),
      items: known.items.slice(known.given),
    }
  } catch {
    // Not a real iterator of a collection, only named like one.
    return undefined
  }
}
