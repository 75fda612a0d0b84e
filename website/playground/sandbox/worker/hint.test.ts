import { expect, test } from 'vitest'
import { hintFor } from './hint'

const own = {
  isThrownIn: () => false,
  modules: [{ name: 'lfi', source: 'export{o as concurIteratorSymbol}' }],
  js: "import('lfi')",
}
const ofLfi = { ...own, isThrownIn: (module: string) => module === 'lfi' }
const computing = { ...own, js: 'import(name)' }

// As Chromium, Firefox and Safari word each.
test.each([
  [new ReferenceError('require is not defined'), own, 'import { map }'],
  [new ReferenceError("Can't find variable: require"), own, 'import { map }'],
  [new ReferenceError('document is not defined'), own, 'worker of its own'],
  [new ReferenceError("Can't find variable: window"), own, 'worker of its own'],
  [new ReferenceError('process is not defined'), own, 'only available in Node'],
  [new EvalError('Code generation from strings disallowed'), own, 'disabled'],
  [new EvalError('call to Function() blocked by CSP'), own, 'disabled'],
  [
    new EvalError('Refused to evaluate a string as JavaScript'),
    own,
    'disabled',
  ],
  [
    new TypeError("Failed to resolve module specifier 'a'"),
    computing,
    "import('lfi')",
  ],
  [
    new TypeError('The specifier “a” was a bare specifier'),
    computing,
    "import('lfi')",
  ],
  [
    new TypeError("Module name, 'a' does not resolve to a valid URL."),
    computing,
    "import('lfi')",
  ],
  [
    new TypeError('e[Symbol.iterator] is not a function'),
    ofLfi,
    'such as an array',
  ],
  [new TypeError('t is not iterable'), ofLfi, 'such as an array'],
  [
    new TypeError('e[Symbol.asyncIterator] is not a function'),
    ofLfi,
    'asAsync',
  ],
  [new TypeError('t is not async iterable'), ofLfi, 'asAsync'],
  [new TypeError('t[o] is not a function'), ofLfi, 'asConcur'],
  [
    new TypeError(
      "t[o] is not a function. (In 't[o](e)', 't[o]' is undefined)",
    ),
    ofLfi,
    'asConcur',
  ],
  [new TypeError('e is not a function'), ofLfi, 'expected a function'],
])('%s is answered with a hint', (error, context, part) => {
  expect(hintFor({ error, ...context })).toContain(part)
})

test.each([
  new ReferenceError('foo is not defined'),
  new ReferenceError('documents is not defined'),
  new ReferenceError("Cannot access 'top' before initialization"),
  new ReferenceError(
    "can't access lexical declaration 'top' before initialization",
  ),
  new TypeError('e is not a function'),
  new TypeError('t[o] is not a function'),
  new TypeError('this module is odd'),
  new Error('require is not defined'),
])('%s speaks for itself', error => {
  expect(hintFor({ error, ...own })).toBeUndefined()
})
