import type { Step } from '../step'

const orders = `const orders = [
  ['Oslo', 20],
  ['Rome', 30],
  ['Oslo', 5],
]`

export const group: Step = {
  id: 'group',
  title: 'Group',
  summary: 'Group values by a key, and reduce each group.',
  text: "[`toGrouped`](/docs/api/variables/toGrouped) is a reducer for pairs of a key and a value, such as `['Oslo', 20]`. It takes two reducers: the first combines the values of each key, the second collects the results.",
  program: `import { pipe, reduce, toArray, toGrouped, toMap } from 'lfi'

${orders}

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
    why: '`toArray()` collects the amounts of each city, and `toMap()` collects the cities.',
  },
  task: {
    text: 'Make `totals` return the sum for each city. [`toSum()`](/docs/api/variables/toSum) is a reducer that adds numbers.',
    imports: `import { pipe, reduce, toArray, toGrouped, toMap, toSum } from 'lfi'`,
    start: `const totals = orders =>
  pipe(
    orders,
    reduce(toGrouped(toArray(), toMap())),
  )`,
    usage: `${orders}
console.log(totals(orders))`,
    solution: `const totals = orders =>
  pipe(
    orders,
    reduce(toGrouped(toSum(), toMap())),
  )`,
    setup: orders,
    cases: [
      {
        call: 'sorted(totals(orders))',
        name: '`totals(orders)`',
        result: "Map(2) { 'Oslo' => 25, 'Rome' => 30 }",
        hints: {
          "Map(2) { 'Oslo' => [ 20, 5 ], 'Rome' => [ 30 ] }":
            'The first reducer of `toGrouped` combines the values of a city: `toArray()` makes an array of them.',
          "Map(2) { 'Oslo' => 2, 'Rome' => 1 }":
            'That is the number of orders. Sum their amounts instead.',
          55: 'That is the sum for all cities. Keep `toGrouped`, and change the reducer inside it.',
        },
      },
      {
        call: `totals([['Bonn', 1], ['Bonn', 2]])`,
        result: `Map(1) { 'Bonn' => 3 }`,
      },
    ],
  },
}
