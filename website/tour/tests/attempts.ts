/**
 * Other right solutions of the tasks, and mistakes with the hint they get: the
 * name of one of the task's, or the sentence itself.
 */
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
        'space',
        `const list = (names, print) =>
  pipe(
    names,
    filter(name => name.length > 3),
    map(name => name.toUpperCase()),
    map(name => '-' + name),
    forEach(print),
  )`,
      ],
      [
        'nothing',
        `const list = (names, print) =>
  pipe(
    names,
    filter(name => name.length > 3),
    map(name => '- ' + name.toUpperCase()),
    forEach(name => console.log(name)),
  )`,
      ],
      ['fixed', `const list = (names, print) => print('- GRACE')`],
      [
        'nothing',
        `const list = (names, print) =>
  pipe(names, filter(name => name.length > 3), map(name => print('- ' + name)))`,
      ],
      [
        'other',
        `const list = (names, print) =>
  pipe(names, filter(name => name.length > 3), map(name => '- ' + name), forEach(print))`,
      ],
    ],
  },
  lazy: {
    right: [
      `import { reduce, toArray } from 'lfi'
const firstTwo = (values, test) => pipe(values, filter(test), take(2), reduce(toArray()))`,
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
        'lazy',
        `const firstTwo = (values, test) => pipe(values, filter(test), take(2))`,
      ],
      [
        'kind',
        `const firstTwo = (values, test) => new Set(pipe(values, filter(test), take(2)))`,
      ],
      ['fixed', `const firstTwo = () => [2, 4]`],
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
      ['kind', `const tagsOf = posts => ({ js: true, lazy: true })`],
      ['fixed', `const tagsOf = posts => new Set(['js', 'lazy', 'async'])`],
      [
        'other',
        `const tagsOf = posts =>
  pipe(posts, flatMap(post => post.tags.slice(0, 1)), reduce(toSet()))`,
      ],
      [
        '`toSet` makes a reducer when it is called. Write `toSet()`.',
        `const tagsOf = posts => pipe(posts, flatMap(post => post.tags), reduce(toSet))`,
      ],
      [
        '`toSet()` is a reducer, not a step. Put it into `reduce`: `reduce(toSet())`.',
        `const tagsOf = posts => pipe(posts, flatMap(post => post.tags), toSet())`,
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
        'lazy',
        `const totals = orders => pipe(orders, map(({ city, total }) => [city, total]))`,
      ],
      ['fixed', `const totals = () => new Map([['Oslo', 25], ['Rome', 30]])`],
      [
        'The reducers of `toGrouped` are swapped. The first is for the values of a key, the second for the groups.',
        `const totals = orders =>
  pipe(orders, map(({ city, total }) => [city, total]), reduce(toGrouped(toMap(), toSum())))`,
      ],
      [
        '`toGrouped` takes two reducers: one for the values of a key, one for the groups.',
        `const totals = orders =>
  pipe(orders, map(({ city, total }) => [city, total]), reduce(toGrouped(toSum())))`,
      ],
      [
        '`toSum` makes a reducer when it is called. Write `toSum()`.',
        `const totals = orders =>
  pipe(orders, map(({ city, total }) => [city, total]), reduce(toGrouped(toSum, toMap())))`,
      ],
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
        '`or` takes a function, which is called only when there is no value: `or(() => 0)`.',
        `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), or(0))`,
      ],
      [
        'value',
        `const none = 0
const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), or(none))`,
      ],
      [
        'lazy',
        `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price))`,
      ],
      [
        'other',
        `const priceOf = (name, drinks) =>
  pipe(drinks, find(drink => drink.name === name), map(drink => drink.price), or(() => 'throws'))`,
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
        '`filterAsync` works on async iterables, and an array is not one. Convert it with `asAsync`.',
        `const active = async (users, isActive) =>
  pipe(users, filterAsync(isActive), reduceAsync(toArray()))`,
      ],
      [
        'After `filterAsync`, `reduce` has to be `reduceAsync`.',
        `const active = async (users, isActive) =>
  pipe(asAsync(users), filterAsync(isActive), reduce(toArray()))`,
      ],
      ['fixed', `const active = async () => ['ada', 'eve']`],
      ['kind', `const active = async (users, isActive) => new Set(users)`],
      [
        'lazy',
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
        '`mapConcur` works on concurrent iterables, and an array is not one. Convert it with `asConcur`.',
        `const loadAll = (pages, load) =>
  pipe(pages, mapConcur(load), reduceConcur(toArray()))`,
      ],
      [
        '`asAsync` and `mapConcur` do not fit together: all steps end in Async, or all in Concur.',
        `const loadAll = (pages, load) =>
  pipe(asAsync(pages), mapConcur(load), reduceConcur(toArray()), asConcur)`,
      ],
      [
        'kind',
        `const loadAll = async (pages, load) => String(await Promise.all(pages.map(load)))`,
      ],
      [
        'lazy',
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
    mapWithLimit(2, async ([position, id]) => {
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
  await consumeConcur(mapWithLimit(2, keep, ids))
  return ids.map(id => results.get(id))
}`,
    ],
    near: [
      [
        'unawaited',
        `const loadAll = async (ids, load) => {
  const results = await pipe(
    mapWithLimit(2, async ([i, id]) => {
      try {
        return [i, load(id)]
      } catch {
        return [i, 'failed']
      }
    }, index(ids)),
    reduceConcur(toArray()),
  )
  return results.sort(([a], [b]) => a - b).map(([, result]) => result)
}`,
      ],
      [
        'unawaited',
        `const loadAll = async (ids, load) =>
  pipe(
    mapWithLimit(2, async ([i, id]) => [i, load(id).catch(() => 'failed')], index(ids)),
    reduceConcur(toArray()),
  )`,
      ],
      [
        'unawaited',
        `const loadAll = async (ids, load) => {
  const results = []
  await consumeConcur(
    mapWithLimit(2, ([position, id]) => {
      load(id).catch(() => 'failed').then(result => {
        results[position] = result
      })
    }, index(ids)),
  )
  return results
}`,
      ],
      [
        'kind',
        `const loadAll = async (ids, load) =>
  consumeConcur(mapWithLimit(2, id => load(id).catch(() => 'failed'), ids))`,
      ],
      [
        'other',
        `const loadAll = async (ids, load) =>
  pipe(
    mapWithLimit(2, id => load(id).catch(() => 'none'), ids),
    reduceConcur(toArray()),
  )`,
      ],
      [
        'lazy',
        `const loadAll = async (ids, load) => mapWithLimit(2, load, ids)`,
      ],
      [
        'rejected',
        `const loadAll = async (ids, load) => {
  const results = []
  await consumeConcur(
    mapWithLimit(2, async ([position, id]) => {
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
    mapWithLimit(2, id => load(id).catch(() => 'failed'), ids),
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
    mapWithLimit(1, id => load(id).catch(() => 'failed'), ids),
    reduceConcur(toArray()),
  )`,
      ],
    ],
  },
}
