import { expect, test } from 'vitest'
import { callLocation, locationOf, showStack } from './stack'

const names = {
  codeUrl: 'blob:null/code',
  fileName: 'playground.ts',
  modules: new Map([
    ['blob:null/lfi', { name: 'lfi', exported: new Map([['w', 'pipe']]) }],
  ]),
}

const v8 = `TypeError: bad
    at fail (blob:null/code:2:9)
    at Array.map (<anonymous>)
    at p (blob:null/lfi:1:700)
    at async blob:null/code:7:1
    at run (blob:null/worker:1:9000)`

test("V8's stacks show the visitor's lines and hide the sandbox's", () => {
  expect(showStack(v8, {}, names)).toBe(`TypeError: bad
    at fail (playground.ts:2:9)
    at playground.ts:7:1`)
})

test('of a library only the functions that the visitor called are shown', () => {
  const stack = `Error: bad
    at error (lfi:12:3)
    at Array.every (<anonymous>)
    at Object.next (lfi:307:44)
    at Object.<anonymous> (lfi:22:61)
    at Module.w (lfi:38:13)
    at playground.ts:3:5
    at Array.map (<anonymous>)
    at playground.ts:2:9`

  expect(showStack(stack, {}, names)).toBe(`Error: bad
    at pipe (lfi)
    at playground.ts:3:5
    at Array.map (<anonymous>)
    at playground.ts:2:9`)
})

test("Gecko's and WebKit's stacks are shown in the same form", () => {
  const stack =
    'fail@blob:null/code:2:9\nw@lfi:9:1\n@playground.ts:7:1\nrun@blob:null/worker:1:2\n'

  expect(
    showStack(stack, { name: 'TypeError', message: 'bad' }, names),
  ).toBe(`TypeError: bad
    at fail (playground.ts:2:9)
    at pipe (lfi)
    at playground.ts:7:1`)
})

test('a hundred frames, as other browsers keep, are cut to ten', () => {
  const stack = Array.from(
    { length: 120 },
    (_, line) => `f@playground.ts:${line + 1}:1`,
  ).join('\n')
  const shown = showStack(stack, { name: 'RangeError', message: 'deep' }, names)
  expect(shown.split('\n')).toHaveLength(11)
})

test("Gecko's stack of an error of one's own leads to the call, not the class", () => {
  class MyError extends Error {}
  const error = new MyError('x')
  error.stack = 'MyError@playground.ts:2:5\n@playground.ts:7:9'
  expect(locationOf(error, names)).toEqual({ line: 7, column: 9 })
})

test('an error whose stack throws has no place', () => {
  const error = Object.defineProperty(new Error('x'), 'stack', {
    get: () => {
      throw new Error('no stack')
    },
  })

  expect(locationOf(error, names)).toBeUndefined()
})

test("the place of an error is the innermost of the visitor's", () => {
  const error = new Error('x')
  error.stack = v8

  expect(locationOf(error, names)).toEqual({ line: 2, column: 9 })
  expect(locationOf(new Error('elsewhere'), names)).toBeUndefined()
  expect(locationOf('text', names)).toBeUndefined()
})

const recordedNames = {
  ...names,
  recorder: 'lfi-recorder',
  recorded: [
    'const load = async () => {',
    '  await pipe(xs, f)',
    '}',
    'await load()',
  ],
  modules: new Map([
    ...names.modules,
    [
      'blob:null/rec',
      { name: 'lfi-recorder', exported: new Map<string, string>() },
    ],
  ]),
}

const awaiter = `Error: awaited
    at get (lfi-recorder:1:5)
    at load (playground.ts:2:9)
    at playground.ts:4:1
    at Array.map (<anonymous>)`

test('who awaits what the recorder hears of as well is shown', () => {
  const error = new Error('bad')
  error.stack = 'Error: bad\n    at fail (lfi:3:3)'
  const known = { ...recordedNames, awaitersOf: () => [awaiter] }

  expect(showStack(error.stack, error, known)).toBe(`Error: bad
    at load (playground.ts:2:3)
    at playground.ts:4:1`)
  expect(locationOf(error, known)).toEqual({ line: 2, column: 3 })
})

test('who awaits is not shown twice', () => {
  const stack = `Error: bad
    at fail (playground.ts:9:9)
    at load (playground.ts:2:9)`
  const known = { ...recordedNames, awaitersOf: () => [awaiter] }

  expect(showStack(stack, {}, known)).toBe(`Error: bad
    at fail (playground.ts:9:9)
    at load (playground.ts:2:9)`)
})

test('of several files, each frame says in which it is', () => {
  const files = [{ name: 'a.ts', url: 'blob:null/a' }]
  const stack = `Error: bad
    at half (a.ts:2:9)
    at blob:null/a:1:1
    at playground.ts:3:5`
  const several = { ...names, files }
  expect(showStack(stack, {}, several)).toBe(`Error: bad
    at half (a.ts:2:9)
    at a.ts:1:1
    at playground.ts:3:5`)
  const error = Object.assign(new Error('bad'), { stack })
  expect(locationOf(error, several)).toEqual({
    line: 2,
    column: 9,
    file: 'a.ts',
  })
})

test('a call is found above whatever the console does, unless code makes stacks', () => {
  const here = { ...names, fileName: __filename }
  const found: unknown[] = []
  const log = (): void => {
    const inner = (): void => void found.push(callLocation(log, here))
    inner()
  }
  const { prepareStackTrace } = Error
  Reflect.deleteProperty(Error, 'prepareStackTrace')
  log()
  Error.prepareStackTrace = () => 'own'
  log()
  Error.prepareStackTrace = prepareStackTrace
  expect(found).toEqual([{ line: expect.any(Number), column: 3 }, undefined])
})

test('columns are those of the code before an instrument put something into it', () => {
  const inserted = [
    [],
    [
      { index: 4, length: 10 },
      { index: 20, length: 5 },
    ],
  ]
  const stack = `Error: bad
    at a (playground.ts:2:3)
    at b (playground.ts:2:9)
    at c (playground.ts:2:16)
    at d (playground.ts:2:30)
    at e (other.js:2:30)
    at f (third.js:2:30)`
  const files = [
    { name: 'other.js', url: 'blob:null/other', inserted },
    { name: 'third.js', url: 'blob:null/third' },
  ]
  expect(showStack(stack, {}, { ...names, inserted, files })).toBe(`Error: bad
    at a (playground.ts:2:3)
    at b (playground.ts:2:5)
    at c (playground.ts:2:6)
    at d (playground.ts:2:15)
    at e (other.js:2:15)
    at f (third.js:2:30)`)
})
