import type { Step } from '../step'

const drinks = `const drinks = [
  { name: 'tea', price: 4 },
  { name: 'coffee', price: 7 },
]`

export const find: Step = {
  id: 'find',
  title: 'Find',
  summary: 'Find a value, with a default if there is none.',
  text: '[`find`](/docs/api/variables/find) returns an optional: an iterable with one value, or with none if nothing matches. [`get`](/docs/api/variables/get) returns that value or throws. [`or`](/docs/api/variables/or) returns that value or calls a function for a default.',
  program: `import { find, pipe } from 'lfi'

${drinks}

const found = pipe(drinks, find(drink => drink.price > 3))
const missing = pipe(drinks, find(drink => drink.price > 9))
console.log([...found].length, [...missing].length)
`,
  question: {
    text: 'What does the program print?',
    options: ['1 1', '2 0', '1 0'],
    answer: '1 0',
    why: '`find` stops at the first match. Without one, the optional is empty.',
  },
  task: {
    text: '`priceOf` throws for a drink that is not listed. Make it return 0 instead.',
    imports: `import { find, get, map, or, pipe } from 'lfi'`,
    start: `const priceOf = (name, drinks) =>
  pipe(
    drinks,
    find(drink => drink.name === name),
    map(drink => drink.price),
    get,
  )`,
    usage: `${drinks}
console.log(priceOf('coffee', drinks))`,
    solution: `const priceOf = (name, drinks) =>
  pipe(
    drinks,
    find(drink => drink.name === name),
    map(drink => drink.price),
    or(() => 0),
  )`,
    setup: drinks,
    cases: [
      {
        call: `priceOf('coffee', drinks)`,
        result: '7',
        hints: {
          'a lazy iterable':
            'It is an optional. End the pipeline with `or`, which returns its value.',
        },
      },
      {
        call: `priceOf('milk', drinks)`,
        result: '0',
        hints: {
          'Uncaught Error':
            '`get` throws if there is no value. Put `or` in its place, with a function that returns 0.',
          'Uncaught TypeError':
            '`or` takes a function, which it calls only if there is no value.',
          '{ price: 0 }':
            '`or` comes after `map`, so its default must be a price, not a drink.',
        },
      },
      { call: `priceOf('cola', [{ name: 'cola', price: 3 }])`, result: '3' },
    ],
  },
}
