import { expect, test } from 'vitest'
import { locationOf, showStack } from './stack'

const file = { name: 'main.ts', url: 'blob:null/code' }
const lfi = {
  name: 'lfi',
  url: 'blob:null/lfi',
  exported: new Map([['w', 'pipe']]),
}
const names = { file, modules: [lfi] }

const withStack = (stack: string, error: Error = new Error('bad')): Error =>
  Object.assign(error, { stack })

const v8 = `TypeError: bad
    at fail (blob:null/code:2:9)
    at Array.map (<anonymous>)
    at p (blob:null/lfi:1:700)
    at async blob:null/code:7:1
    at run (blob:null/worker:1:9000)`

test("V8's stacks show the visitor's lines and hide the sandbox's", () => {
  expect(showStack(withStack(v8), names)).toBe(`TypeError: bad
    at fail (main.ts:2:9)
    at main.ts:7:1`)
})

test('of a library only the functions that the visitor called are shown', () => {
  const stack = `Error: bad
    at error (lfi:12:3)
    at Array.every (<anonymous>)
    at Object.next (lfi:307:44)
    at Module.w (lfi:38:13)
    at main.ts:3:5
    at Array.map (<anonymous>)
    at main.ts:2:9`

  expect(showStack(withStack(stack), names)).toBe(`Error: bad
    at pipe (lfi)
    at main.ts:3:5
    at main.ts:2:9`)
})

test("Gecko's and WebKit's stacks are shown in the same form", () => {
  const stack =
    'fail@blob:null/code:2:9\nw@lfi:9:1\n@main.ts:7:1\nrun@blob:null/worker:1:2\n'
  expect(
    showStack(withStack(stack, new TypeError('bad')), names),
  ).toBe(`TypeError: bad
    at fail (main.ts:2:9)
    at pipe (lfi)
    at main.ts:7:1`)
})

test('a hundred frames, as other browsers keep, are cut to ten', () => {
  const frames = Array.from({ length: 120 }, (_, at) => `f@main.ts:${at + 1}:1`)
  const shown = showStack(withStack(frames.join('\n')), names)
  expect(shown.split('\n')).toHaveLength(11)
})

test("Gecko's stack of an error of one's own leads to the call, not the class", () => {
  class MyError extends Error {}
  const stack = 'MyError@main.ts:2:5\n@main.ts:7:9'
  expect(locationOf(withStack(stack, new MyError('x')), names)).toEqual({
    line: 7,
    column: 9,
  })
})

test("the place of an error is the innermost of the visitor's, if there is one", () => {
  expect(locationOf(withStack(v8), names)).toEqual({ line: 2, column: 9 })
  expect(locationOf(new Error('elsewhere'), names)).toBeUndefined()
  expect(locationOf('text', names)).toBeUndefined()
  const resisting = Object.defineProperty(new Error('x'), 'stack', {
    get: () => {
      throw new Error('no stack')
    },
  })
  expect(locationOf(resisting, names)).toBeUndefined()
})
