/*
 * What the language has and Node 20 lacks, as its specification says, for the
 * programs that compare it with lfi. Browsers run those with their own.
 */

const define = (target, helpers) => {
  for (const [name, value] of Object.entries(helpers)) {
    if (!(name in target)) {
      Object.defineProperty(target, name, {
        value,
        writable: true,
        configurable: true,
      })
    }
  }
}

const iteratorPrototype = Object.getPrototypeOf(
  Object.getPrototypeOf([].values()),
)

define(globalThis, {
  Iterator: Object.assign(() => {}, { prototype: iteratorPrototype }),
})

define(iteratorPrototype, {
  *map(fn) {
    let index = 0
    for (const value of this) {
      yield fn(value, index++)
    }
  },
  *filter(fn) {
    let index = 0
    for (const value of this) {
      if (fn(value, index++)) {
        yield value
      }
    }
  },
  *flatMap(fn) {
    for (const inner of this.map(fn)) {
      yield* inner
    }
  },
  *take(limit) {
    let left = limit
    while (left > 0) {
      left -= 1
      const { done, value } = this.next()
      if (done) {
        return
      }
      yield value
    }
    this.return?.()
  },
  *drop(limit) {
    let left = limit
    for (const value of this) {
      if (left > 0) {
        left -= 1
      } else {
        yield value
      }
    }
  },
  toArray() {
    return [...this]
  },
  reduce(...values) {
    return [...this].reduce(...values)
  },
  forEach(fn) {
    let index = 0
    for (const value of this) {
      fn(value, index++)
    }
  },
  some(fn) {
    return [...this].some(fn)
  },
  every(fn) {
    return [...this].every(fn)
  },
  find(fn) {
    return [...this].find(fn)
  },
})

define(globalThis.Iterator, {
  from: values => values[Symbol.iterator](),
  *concat(...sources) {
    for (const source of sources) {
      yield* source
    }
  },
  *zip(sources) {
    const iterators = [...sources].map(source => source[Symbol.iterator]())
    while (true) {
      const results = iterators.map(iterator => iterator.next())
      if (results.some(({ done }) => done)) {
        return
      }
      yield results.map(({ value }) => value)
    }
  },
  *zipKeyed(sources) {
    const names = Object.keys(sources)
    for (const values of Iterator.zip(Object.values(sources))) {
      const pairs = names.map((name, index) => [name, values[index]])
      yield Object.assign(Object.create(null), Object.fromEntries(pairs))
    }
  },
})

define(Array, {
  async fromAsync(values, fn = value => value) {
    const all = []
    for await (const value of values) {
      all.push(await fn(value, all.length))
    }
    return all
  },
})

const groupsOf = (values, keyOf) => {
  const groups = new Map()
  let index = 0
  for (const value of values) {
    const key = keyOf(value, index++)
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return groups
}

define(Map, { groupBy: groupsOf })

define(Object, {
  groupBy: (values, keyOf) =>
    Object.assign(
      Object.create(null),
      Object.fromEntries(groupsOf(values, keyOf)),
    ),
})
