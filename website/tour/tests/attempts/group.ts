import type { Attempts } from './attempt'

export const group: Attempts = {
  right: [
    `const totals = orders => {
  const sums = new Map()
  for (const [city, total] of orders) sums.set(city, (sums.get(city) ?? 0) + total)
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
      'lazy',
      `import { map } from 'lfi'
const totals = orders => pipe(orders, map(order => order))`,
    ],
    ['fixed', `const totals = () => new Map([['Oslo', 25], ['Rome', 30]])`],
    [
      'The reducers of `toGrouped` are swapped. The first is for the values of a key, the second for the groups.',
      `const totals = orders =>
  pipe(orders, reduce(toGrouped(toMap(), toSum())))`,
    ],
    [
      '`toGrouped` takes two reducers: one for the values of a key, one for the groups.',
      `const totals = orders =>
  pipe(orders, reduce(toGrouped(toSum())))`,
    ],
    [
      '`toSum` makes a reducer when it is called. Write `toSum()`.',
      `const totals = orders =>
  pipe(orders, reduce(toGrouped(toSum, toMap())))`,
    ],
    [
      'count',
      `import { toCount } from 'lfi'
const totals = orders =>
  pipe(orders, reduce(toGrouped(toCount(), toMap())))`,
    ],
    [
      'ungrouped',
      `import { map } from 'lfi'
const totals = orders => pipe(orders, map(([, total]) => total), reduce(toSum()))`,
    ],
    [
      'kind',
      `import { toObject } from 'lfi'
const totals = orders =>
  pipe(orders, reduce(toGrouped(toSum(), toObject())))`,
    ],
    [
      'other',
      `const totals = orders =>
  pipe(orders, reduce(toMap()))`,
    ],
  ],
}
