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
