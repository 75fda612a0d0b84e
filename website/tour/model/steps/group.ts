import type { Step } from '../step'

export const group: Step = {
  id: 'group',
  title: 'Group',
  summary: 'Group by key, and reduce each group.',
  text: 'The reducer [`toGrouped`](/docs/api/variables/toGrouped) groups `[key, value]` pairs. It takes two reducers: one for the values of a key, one for the groups.',
  program: `import { pipe, reduce, toArray, toGrouped, toMap } from 'lfi'

const orders = [
  ['Oslo', 20],
  ['Rome', 30],
  ['Oslo', 5],
]

const byCity = pipe(
  orders,
  reduce(toGrouped(toArray(), toMap())),
)
console.log(byCity)
`,
  question: {
    text: 'What does the program print?',
    options: [
      "Map(2) { 'Oslo' => 25, 'Rome' => 30 }",
      "Map(2) { 'Oslo' => [ 20, 5 ], 'Rome' => [ 30 ] }",
      "Map(2) { 'Oslo' => 5, 'Rome' => 30 }",
    ],
    answer: "Map(2) { 'Oslo' => [ 20, 5 ], 'Rome' => [ 30 ] }",
    why: '`toArray()` collects the amounts of a city, `toMap()` the cities.',
  },
  task: {
    text: 'Make `totals` return the sum of each city, with [`toSum()`](/docs/api/variables/toSum).',
    imports: `import { pipe, reduce, toArray, toGrouped, toMap, toSum } from 'lfi'`,
    start: `const totals = orders =>
  pipe(
    orders,
    reduce(toGrouped(toArray(), toMap())),
  )`,
    usage: `const orders = [
  ['Oslo', 20],
  ['Rome', 30],
  ['Oslo', 5],
]
console.log(totals(orders))`,
    solution: `const totals = orders =>
  pipe(
    orders,
    reduce(toGrouped(toSum(), toMap())),
  )`,
    check: `const found = totals([
  ['Oslo', 20],
  ['Rome', 30],
  ['Oslo', 5],
])
if (found === 55) return 'ungrouped'
if (isLazy(found)) return 'lazy'
if (!(found instanceof Map)) return 'kind'
const oslo = found.get('Oslo')
if (Array.isArray(oslo)) return 'list'
if (oslo === 2) return 'count'
if (oslo !== 25 || found.get('Rome') !== 30 || found.size !== 2) return 'other'
const others = totals([
  ['Bonn', 1],
  ['Bonn', 2],
  ['Bonn', 4],
])
return others instanceof Map && others.get('Bonn') === 7 ? '' : 'fixed'`,
    hints: {
      ungrouped:
        'That is the sum of all cities. Keep `toGrouped`, and change the reducer inside it.',
      lazy: 'It is still a lazy iterable. End the pipeline with `reduce(toGrouped(…, toMap()))`.',
      kind: 'The result is not a `Map`. The second reducer of `toGrouped` collects the groups: `toMap()`.',
      list: 'Each city still has a list. The first reducer of `toGrouped` is for the values of a city.',
      count: 'That is the number of orders. Sum their amounts instead.',
      other: 'Orders of 20 and 5 from Oslo should give 25 for Oslo.',
      fixed: 'Orders of 1, 2 and 4 from Bonn should give 7 for Bonn.',
    },
  },
}
