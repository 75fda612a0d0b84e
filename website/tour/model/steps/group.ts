import type { Step } from '../step'

export const group: Step = {
  id: 'group',
  title: 'Group',
  summary: 'Group pairs by key, and reduce each group.',
  text: '[`toGrouped`](/docs/api/variables/toGrouped) is a reducer for pairs of key and value. It takes two reducers: one for the values of each key, one for the groups.',
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
  { city: 'Bonn', total: 1 },
  { city: 'Lima', total: 10 },
  { city: 'Bonn', total: 2 },
  { city: 'Bonn', total: 4 },
])
if (found === 17) return 'ungrouped'
if (!(found instanceof Map)) return 'kind'
const bonn = found.get('Bonn')
if (Array.isArray(bonn)) return 'list'
if (bonn === 3) return 'count'
return bonn === 7 && found.get('Lima') === 10 && found.size === 2 ? '' : 'other'`,
    hints: {
      ungrouped:
        'That is the sum of all cities. Keep `toGrouped`, and change the reducer inside it.',
      kind: 'The result is not a `Map`. The second reducer of `toGrouped` collects the groups: `toMap()`.',
      list: 'Each city still has a list. The first reducer of `toGrouped` is for the values of a city.',
      count: 'That is how many orders there are, not what they come to.',
      other: 'Orders of 1, 2 and 4 from one city should give 7 for that city.',
    },
  },
}
