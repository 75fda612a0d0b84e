import type { Step } from '../step'

export const find: Step = {
  id: 'find',
  title: '`find` and `or`',
  summary: 'Find a value, with a default.',
  text: '[`find`](/docs/api/variables/find) returns an optional: an iterable with one value or none. [`get`](/docs/api/variables/get) returns the value or throws. [`or`](/docs/api/variables/or) returns the value or what your function returns.',
  program: `import { find, pipe } from 'lfi'

const drinks = [
  { name: 'tea', price: 4 },
  { name: 'coffee', price: 7 },
]

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
    text: '`priceOf` throws for a drink that is not listed. Make it return 0.',
    imports: `import { find, get, map, or, pipe } from 'lfi'`,
    start: `const priceOf = (name, drinks) =>
  pipe(
    drinks,
    find(drink => drink.name === name),
    map(drink => drink.price),
    get,
  )`,
    usage: `const drinks = [
  { name: 'tea', price: 4 },
  { name: 'coffee', price: 7 },
]
console.log(priceOf('coffee', drinks))`,
    solution: `const priceOf = (name, drinks) =>
  pipe(
    drinks,
    find(drink => drink.name === name),
    map(drink => drink.price),
    or(() => 0),
  )`,
    check: `const drinks = [
  { name: 'tea', price: 4 },
  { name: 'coffee', price: 7 },
]
const coffee = priceOf('coffee', drinks)
if (isLazy(coffee)) return 'lazy'
if (coffee !== 7 || priceOf('cola', [{ name: 'cola', price: 3 }]) !== 3) return 'found'
let milk
try {
  milk = priceOf('milk', drinks)
} catch (error) {
  return /not a function/.test(error.message) ? 'value' : 'throws'
}
if (milk === undefined) return 'undefined'
if (milk === Object(milk)) return 'drink'
return milk === 0 ? '' : 'other'`,
    hints: {
      lazy: 'It is still an optional, an iterable with one value or none. End with `or`, which returns the value.',
      found: 'A drink that is listed should still give its price.',
      value:
        '`or` takes a function, which is called only when there is no value.',
      throws:
        'It still throws for `milk`, which is not listed. `get` does so whenever there is no value; put `or` in its place.',
      undefined:
        '`milk`, which is not listed, gives `undefined`. It should give 0.',
      drink:
        '`milk`, which is not listed, gives an object. `or` comes after `map`, so its default must be a price, not a drink.',
      other: '`milk`, which is not listed, should give 0.',
    },
  },
}
