import type { Step } from '../step'

export const group: Step = {
  id: 'group',
  title: 'Group',
  summary: 'Group pairs by key, and reduce each group.',
  text: '[`toGrouped`](/docs/api/variables/toGrouped) is a reducer for `[key, value]` pairs. It takes two reducers: one for the values of each key, one for the groups.',
  program: `import { map, pipe, reduce, toArray, toGrouped, toMap } from 'lfi'

const orders = [
  { city: 'Oslo', total: 20 },
  { city: 'Rome', total: 30 },
  { city: 'Oslo', total: 5 },
]

const byCity = pipe(
  orders,
  map(({ city, total }) => [city, total]),
  reduce(toGrouped(toArray(), toMap())),
)
console.log(byCity)
`,
  question: {
    kind: 'pick',
    text: 'What does the program print?',
    options: [
      "Map(2) { 'Oslo' => 25, 'Rome' => 30 }",
      "Map(2) { 'Oslo' => [ 20, 5 ], 'Rome' => [ 30 ] }",
      "Map(2) { 'Oslo' => 5, 'Rome' => 30 }",
    ],
    answer: ["Map(2) { 'Oslo' => [ 20, 5 ], 'Rome' => [ 30 ] }"],
    why: '`toArray()` collects the totals of each city, and `toMap()` collects the cities.',
  },
  task: {
    text: '`totals` lists the amounts of each city. Return their sum for each city instead, with [`toSum()`](/docs/api/variables/toSum).',
    imports: `import {
  map, pipe, reduce, toArray, toGrouped, toMap, toSum,
} from 'lfi'`,
    start: `const totals = orders =>
  pipe(
    orders,
    map(({ city, total }) => [city, total]),
    reduce(toGrouped(toArray(), toMap())),
  )`,
    usage: `console.log(
  totals([
    { city: 'Oslo', total: 20 },
    { city: 'Rome', total: 30 },
    { city: 'Oslo', total: 5 },
  ]),
)`,
    solution: `const totals = orders =>
  pipe(
    orders,
    map(({ city, total }) => [city, total]),
    reduce(toGrouped(toSum(), toMap())),
  )`,
    check: `const found = totals([
  { city: 'Oslo', total: 20 },
  { city: 'Rome', total: 30 },
  { city: 'Oslo', total: 5 },
])
if (found === 55) return 'ungrouped'
if (isLazy(found)) return 'lazy'
if (!(found instanceof Map)) return 'kind'
const oslo = found.get('Oslo')
if (Array.isArray(oslo)) return 'list'
if (oslo === 2) return 'count'
if (oslo !== 25 || found.get('Rome') !== 30 || found.size !== 2) return 'other'
const others = totals([
  { city: 'Bonn', total: 1 },
  { city: 'Bonn', total: 2 },
  { city: 'Bonn', total: 4 },
])
return others instanceof Map && others.get('Bonn') === 7 ? '' : 'fixed'`,
    hints: {
      ungrouped:
        'That is the sum of all cities. Keep `toGrouped`, and change the reducer inside it.',
      lazy: 'It is still a lazy iterable. End the pipeline with `reduce(toGrouped(…, toMap()))`.',
      kind: 'The result is not a `Map`. The second reducer of `toGrouped` collects the groups: `toMap()`.',
      list: 'Each city still has a list. The first reducer of `toGrouped` is for the values of a city.',
      count: 'That is how many orders there are, not what they come to.',
      other: 'Orders of 20 and 5 from Oslo should give 25 for Oslo.',
      fixed: 'Orders of 1, 2 and 4 from Bonn should give 7 for Bonn.',
    },
  },
}
