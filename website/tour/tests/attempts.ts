/** Other right solutions of the tasks, and mistakes with the hint they get. */
type Attempts = {
  readonly right: readonly string[]
  readonly near: readonly (readonly [hint: string, code: string])[]
}

export const attempts: Readonly<Record<string, Attempts>> = {
  pipe: {
    right: [
      `const list = (names, print) =>
  pipe(
    names,
    filter(name => name.length > 3),
    map(name => '- ' + name.toUpperCase()),
    forEach(print),
  )`,
      `const list = (names, print) => {
  for (const name of names) {
    if (name.length > 3) print('- ' + name.toUpperCase())
  }
}`,
    ],
    near: [
      [
        'early',
        `const list = (names, print) =>
  pipe(
    names,
    map(name => '- ' + name),
    filter(name => name.length > 3),
    map(name => name.toUpperCase()),
    forEach(print),
  )`,
      ],
      [
        'nothing',
        `const list = (names, print) =>
  pipe(names, filter(name => name.length > 3), map(name => print('- ' + name)))`,
      ],
      [
        'other',
        `const list = (names, print) =>
  pipe(names, filter(name => name.length > 3), map(name => '-' + name), forEach(print))`,
      ],
    ],
  },
  lazy: {
    right: [
      `const firstTwo = (values, test) => pipe(values, filter(test), take(2))`,
      `const firstTwo = (values, test) => {
  const found = []
  for (const value of values) {
    if (test(value) && found.push(value) === 2) break
  }
  return found
}`,
    ],
    near: [
      [
        'early',
        `const firstTwo = (values, test) => [...pipe(values, take(2), filter(test))]`,
      ],
      [
        'eager',
        `const firstTwo = (values, test) => [...pipe([...pipe(values, filter(test))], take(2))]`,
      ],
      [
        'other',
        `const firstTwo = (values, test) => [...pipe(values, filter(test), take(3))]`,
      ],
    ],
  },
  collect: {
    right: [
      `const tagsOf = posts => new Set(pipe(posts, flatMap(post => post.tags)))`,
      `const tagsOf = posts => new Set(pipe(posts, flatMap(post => post.tags), reduce(toArray())))`,
    ],
    near: [
      [
        'array',
        `const tagsOf = posts => [...new Set(pipe(posts, flatMap(post => post.tags)))]`,
      ],
      [
        'lazy',
        `const tagsOf = posts => pipe(posts, flatMap(post => post.tags))`,
      ],
      [
        'nested',
        `import { map } from 'lfi'
const tagsOf = posts => pipe(posts, map(post => post.tags), reduce(toSet()))`,
      ],
    ],
  },
  group: {
    right: [
      `const totals = orders => {
  const sums = new Map()
  for (const { city, total } of orders) sums.set(city, (sums.get(city) ?? 0) + total)
  return sums
}`,
      `const totals = orders =>
  pipe(
    orders,
    map(({ city, total }) => [city, total]),
    reduce(toGrouped(toArray(), toMap())),
    map(([city, all]) => [city, pipe(all, reduce(toSum()))]),
    reduce(toMap()),
  )`,
    ],
    near: [
      [
        'count',
        `import { toCount } from 'lfi'
const totals = orders =>
  pipe(orders, map(({ city, total }) => [city, total]), reduce(toGrouped(toCount(), toMap())))`,
      ],
      [
        'ungrouped',
        `const totals = orders => pipe(orders, map(({ total }) => total), reduce(toSum()))`,
      ],
      [
        'kind',
        `import { toObject } from 'lfi'
const totals = orders =>
  pipe(orders, map(({ city, total }) => [city, total]), reduce(toGrouped(toSum(), toObject())))`,
      ],
      [
        'other',
        `const totals = orders =>
  pipe(orders, map(({ city, total }) => [city, total]), reduce(toMap()))`,
      ],
    ],
  },
  find: {
    right: [
      `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), or(() => ({ price: 0 }))).price`,
      `const priceOf = (name, drinks) => drinks.find(drink => drink.name === name)?.price ?? 0`,
    ],
    near: [
      [
        'value',
        `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), or(0))`,
      ],
      [
        'throws',
        `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), get) ?? 0`,
      ],
      [
        'undefined',
        `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), or(() => {}))`,
      ],
      ['found', `const priceOf = () => 0`],
    ],
  },
  async: {
    right: [
      `import { asConcur, filterConcur, reduceConcur } from 'lfi'
const active = (users, isActive) =>
  pipe(asConcur(users), filterConcur(isActive), reduceConcur(toArray()))`,
      `const active = async (users, isActive) => {
  const kept = await Promise.all(users.map(isActive))
  return users.filter((_, at) => kept[at])
}`,
    ],
    near: [
      [
        'everyone',
        `const active = async (users, isActive) =>
  pipe(users, filter(async user => await isActive(user)), reduce(toArray()))`,
      ],
      [
        'kind',
        `const active = async (users, isActive) => pipe(asAsync(users), filterAsync(isActive))`,
      ],
      [
        'other',
        `const active = async (users, isActive) =>
  pipe(asAsync(users), filterAsync(async user => !(await isActive(user))), reduceAsync(toArray()))`,
      ],
    ],
  },
  concur: {
    right: [
      `const loadAll = (pages, load) => Promise.all(pages.map(load))`,
      `import { index } from 'lfi'
const loadAll = async (pages, load) => {
  const results = await pipe(
    asConcur(index(pages)),
    mapConcur(async ([position, page]) => [position, await load(page)]),
    reduceConcur(toArray()),
  )
  return results.sort(([a], [b]) => a - b).map(([, result]) => result)
}`,
    ],
    near: [
      [
        'single',
        `const loadAll = (pages, load) =>
  pipe(asConcur(mapAsync(load, asAsync(pages))), reduceConcur(toArray()))`,
      ],
      [
        'kind',
        `const loadAll = async (pages, load) => pipe(asConcur(pages), mapConcur(load))`,
      ],
      [
        'other',
        `const loadAll = (pages, load) =>
  pipe(asConcur(pages), mapConcur(page => void load(page)), reduceConcur(toArray()))`,
      ],
    ],
  },
  limit: {
    right: [
      `const loadAll = async (ids, load) => {
  const results = await pipe(
    mapLanes(2, async ([position, id]) => {
      try {
        return [position, await load(id)]
      } catch {
        return [position, 'failed']
      }
    }, index(ids)),
    reduceConcur(toArray()),
  )
  return results.sort(([a], [b]) => a - b).map(([, result]) => result)
}`,
      `const loadAll = async (ids, load) => {
  const results = new Map()
  const keep = async id => {
    results.set(id, await load(id).catch(() => 'failed'))
  }
  await consumeConcur(mapLanes(2, keep, ids))
  return ids.map(id => results.get(id))
}`,
    ],
    near: [
      [
        'rejected',
        `const loadAll = async (ids, load) => {
  const results = []
  await consumeConcur(
    mapLanes(2, async ([position, id]) => {
      results[position] = await load(id)
    }, index(ids)),
  )
  return results
}`,
      ],
      [
        'order',
        `const loadAll = async (ids, load) =>
  pipe(
    mapLanes(2, id => load(id).catch(() => 'failed'), ids),
    reduceConcur(toArray()),
  )`,
      ],
      [
        'unlimited',
        `const loadAll = async (ids, load) =>
  Promise.all(ids.map(id => load(id).catch(() => 'failed')))`,
      ],
      [
        'single',
        `const loadAll = async (ids, load) =>
  pipe(
    mapLanes(1, id => load(id).catch(() => 'failed'), ids),
    reduceConcur(toArray()),
  )`,
      ],
    ],
  },
}
