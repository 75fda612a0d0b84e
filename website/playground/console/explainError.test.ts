import { expect, test } from 'vitest'
import { loadContent } from '../../content/loadContent'
import { anchorOf, explainError } from './explainError'

const loading = loadContent('website')

test.each([
  'TypeError: t is not async iterable',
  'TypeError: r is not iterable',
  'TypeError: e[Symbol.iterator] is not a function',
  "TypeError: Cannot read properties of null (reading 'Symbol(concurIterator)')",
  'TypeError: t[o] is not a function',
  'Error: Did not contain exactly one value',
  'AggregateError: Concur iterable rejected',
  'Error: Buffer limit exceeded',
  'Error: `count` must be a non-negative integer: -1',
  'Error: `iterable` must be a pure iterable',
  'TypeError: Cannot convert a Symbol value to a string',
  "TypeError: can't convert symbol to string",
  'TypeError: Cannot convert a symbol to a string',
  'TypeError: Promise.withResolvers is not a function',
  'TypeError: map(...).filter is not a function',
  'TypeError: pipe(...).join is not a function',
  'TypeError: doubled.map is not a function',
  "TypeError: map(n => n, xs).sort is not a function. (In 'map(n => n, xs).sort()', 'map(n => n, xs).sort' is undefined)",
  'TypeError: t is not a function\n    at pipe (lfi)',
  'ReferenceError: require is not defined',
])('the guide has what explains %s', async message => {
  const pages = await loading
  const guide = pages.find(({ id }) => id === 'errors')
  const anchors = guide?.sections.map(({ id }) => id)
  // The page's introduction has an empty anchor.
  expect(anchors).toContain(anchorOf(explainError(message).heading || 'none'))
})

// As Chromium, Firefox and Safari word each.
test.each([
  ["ReferenceError: Can't find variable: require", 'import { map }'],
  ['ReferenceError: document is not defined', 'worker of its own'],
  ["ReferenceError: Can't find variable: window", 'worker of its own'],
  ['ReferenceError: process is not defined', 'only available in Node'],
  ['[EvalError: Evaluating a string as JavaScript is refused]', 'disabled'],
  ['EvalError: call to Function() blocked by CSP', 'disabled'],
  ["TypeError: Failed to resolve module specifier 'a'", "import('lfi')"],
  ['TypeError: The specifier “a” was a bare specifier', "import('lfi')"],
  [
    "TypeError: Module name, 'a' does not resolve to a valid URL.",
    "import('lfi')",
  ],
  ['TypeError: e[Symbol.iterator] is not a function', 'such as an array'],
  ['TypeError: e[Symbol.asyncIterator] is not a function', 'asAsync'],
  [
    "TypeError: t[o] is not a function. (In 't[o](e)', 't[o]' is undefined)",
    'asConcur',
  ],
])('%s is answered with a hint', (message, part) => {
  expect(explainError(message).hint).toContain(part)
})

test.each([
  'TypeError: load is not a function',
  'TypeError: shop.close is not a function',
  'TypeError: order.mapping is not a function',
  'TypeError: this module is odd',
  'ReferenceError: foo is not defined',
  'ReferenceError: documents is not defined',
  "ReferenceError: Cannot access 'top' before initialization",
  "ReferenceError: can't access lexical declaration 'top' before initialization",
  'Error: require is not defined',
])('%s speaks for itself', message => {
  expect(explainError(message)).toEqual({ heading: '', hint: '' })
})
