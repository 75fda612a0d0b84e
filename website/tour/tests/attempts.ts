type Attempts = {
  /** Other right solutions than the one that is shown. */
  readonly right: readonly string[]
  /** Mistakes, with the text of the first result that is not as it should be. */
  readonly near: readonly (readonly [result: string, code: string])[]
}

/** What visitors may write for the tasks of the tour, by step. */
export const attempts: Readonly<Record<string, Attempts>> = {
  pipe: {
    right: [
      `const list = (names, print) => {
  for (const name of names) {
    if (name.length > 3) print('- ' + name.toUpperCase())
  }
}`,
    ],
    near: [
      [
        "[ '- ADA', '- GRACE', '- JOE' ]",
        `const list = (names, print) =>
  pipe(
    names,
    map(name => '- ' + name.toUpperCase()),
    filter(name => name.length > 3),
    forEach(print),
  )`,
      ],
      [
        '[]',
        `const list = (names, print) =>
  pipe(names, filter(name => name.length > 3), map(name => print('- ' + name)))`,
      ],
    ],
  },
  lazy: {
    right: [
      `import { reduce, toArray } from 'lfi'
const firstTwo = (values, fn) => pipe(values, take(2), map(fn), reduce(toArray()))`,
      `const firstTwo = (values, fn) => {
  const found = []
  for (const value of values) {
    if (found.push(fn(value)) === 2) break
  }
  return found
}`,
    ],
    near: [
      [
        'a lazy iterable',
        `const firstTwo = (values, fn) => pipe(values, map(fn), take(2))`,
      ],
      [
        '1000',
        `const firstTwo = (values, fn) => [...pipe([...pipe(values, map(fn))], take(2))]`,
      ],
    ],
  },
  collect: {
    right: [
      `const tagsOf = posts => new Set(posts.toReversed().flatMap(post => post.tags))`,
    ],
    near: [
      [
        "Set(2) { [ 'js', 'async' ], [ 'js', 'lazy' ] }",
        `import { map } from 'lfi'
const tagsOf = posts => pipe(posts, map(post => post.tags), reduce(toSet()))`,
      ],
      [
        'a lazy iterable',
        `const tagsOf = posts => pipe(posts, flatMap(post => post.tags))`,
      ],
    ],
  },
  group: {
    right: [
      `const totals = orders => {
  const sums = new Map()
  for (const [city, total] of orders.toReversed()) {
    sums.set(city, (sums.get(city) ?? 0) + total)
  }
  return sums
}`,
      `import { map } from 'lfi'
const totals = orders =>
  pipe(
    orders,
    reduce(toGrouped(toArray(), toMap())),
    map(([city, all]) => [city, pipe(all, reduce(toSum()))]),
    reduce(toMap()),
  )`,
    ],
    near: [
      [
        "Map(2) { 'Oslo' => 2, 'Rome' => 1 }",
        `import { toCount } from 'lfi'
const totals = orders => pipe(orders, reduce(toGrouped(toCount(), toMap())))`,
      ],
      [
        '55',
        `import { map } from 'lfi'
const totals = orders => pipe(orders, map(([, total]) => total), reduce(toSum()))`,
      ],
    ],
  },
  find: {
    right: [
      `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), or(() => ({ price: 0 }))).price`,
      `const priceOf = (name, drinks) =>
  drinks.find(drink => drink.name === name)?.price ?? 0`,
    ],
    near: [
      [
        'a lazy iterable',
        `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price))`,
      ],
      [
        'Uncaught TypeError',
        `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), or(...[0]))`,
      ],
      [
        '{ price: 0 }',
        `const priceOf = (name, drinks) =>
  pipe(
    drinks,
    find(drink => drink.name === name),
    map(drink => drink.price),
    or(() => ({ price: 0 })),
  )`,
      ],
    ],
  },
  async: {
    right: [
      // Names say nothing about what a value is.
      `const active = async (users, isActive) => {
  const verdictsAsync = await Promise.all(users.map(isActive))
  const found = pipe(verdictsAsync.entries(), filter(([, isOn]) => isOn))
  return Array.from(found, ([at]) => users[at])
}`,
    ],
    near: [
      [
        "[ 'ada', 'bob', 'eve' ]",
        `const active = async (users, isActive) =>
  pipe(asAsync(pipe(users, filter(isActive))), reduceAsync(toArray()))`,
      ],
      [
        'a lazy iterable',
        `const active = async (users, isActive) => pipe(asAsync(users), filterAsync(isActive))`,
      ],
    ],
  },
  concur: {
    right: [
      `const loadAll = (pages, load) => Promise.all(pages.map(load))`,
      `const loadAll = (pages, load) =>
  pipe(asConcur(pages.toReversed()), mapConcur(load), reduceConcur(toArray()))`,
    ],
    near: [
      [
        'a lazy iterable',
        `const loadAll = async (pages, load) => pipe(asConcur(pages), mapConcur(load))`,
      ],
      [
        '1',
        `const loadAll = (pages, load) =>
  pipe(asConcur(mapAsync(load, asAsync(pages))), reduceConcur(toArray()))`,
      ],
    ],
  },
  limit: {
    right: [
      `const loadAll = async (pages, load) => {
  const results = []
  const entries = pages.entries()
  const worker = async () => {
    for (const [at, page] of entries) {
      results[at] = await load(page).catch(() => 'failed')
    }
  }
  await Promise.all([worker(), worker()])
  return results
}`,
    ],
    near: [
      [
        '4',
        `const loadAll = (pages, load) =>
  Promise.all(pages.map(page => load(page).catch(() => 'failed')))`,
      ],
    ],
  },
}
