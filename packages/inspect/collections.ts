/** What Maps, Sets and their iterators hold, also where code overrides methods. */
const { apply, defineProperty } = Reflect

// The built-ins' own iteration, which a visitor's subclass may have overridden.
const { values } = Set.prototype
const { entries } = Map.prototype
const nextOfSet = Object.getPrototypeOf(new Set().values()).next
const nextOfMap = Object.getPrototypeOf(new Map().entries()).next

const takeFrom = <Item>(
  iterator: unknown,
  next: () => IteratorResult<Item>,
  most: number,
): Item[] => {
  const items: Item[] = []
  while (items.length < most) {
    const result: IteratorResult<Item> = apply(next, iterator, [])
    if (result.done) {
      break
    }
    items.push(result.value)
  }
  return items
}

export const setItems = (value: object, most: number): unknown[] =>
  takeFrom<unknown>(apply(values, value, []), nextOfSet, most)

export const mapEntries = (value: object, most: number): [unknown, unknown][] =>
  takeFrom<[unknown, unknown]>(apply(entries, value, []), nextOfMap, most)

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

/**
 * There is no looking into an iterator without moving it: so it is emptied, and
 * from then on gives what it had left from a list.
 */
const replay = (iterator: object, next: () => IteratorResult<unknown>) => {
  const items = takeFrom(iterator, next, Number.POSITIVE_INFINITY)
  const replayed: Replay = { items, given: 0 }
  defineProperty(iterator, 'next', {
    configurable: true,
    writable: true,
    value: () =>
      replayed.given < items.length
        ? { value: items[replayed.given++], done: false }
        : apply(next, iterator, []),
  })
  return replayed
}

type Peeked = {
  readonly collection: 'Map' | 'Set'
  readonly arePairs: boolean
  readonly items: readonly unknown[]
}

/** What an iterator of a Map or Set has left; undefined for anything else. */
export const peekIterator = (
  value: object,
  tag: string,
): Peeked | undefined => {
  const isOfMap = tag === 'Map Iterator'
  if (!(isOfMap || tag === 'Set Iterator') || !Object.isExtensible(value)) {
    return undefined
  }
  try {
    const known =
      replays.get(value) ?? replay(value, isOfMap ? nextOfMap : nextOfSet)
    replays.set(value, known)
    return {
      collection: isOfMap ? 'Map' : 'Set',
      arePairs: isOfMap !== unusual.has(value),
      items: known.items.slice(known.given),
    }
  } catch {
    // Not a real iterator of a collection, only named like one.
    return undefined
  }
}
