import { expect, test } from 'vitest'
import { trackIterators } from './collections'
import type { InspectHost } from './context'
import { inspect } from './inspect'
import { inspectOfNode } from './tests/inspectOfNode'

const host: InspectHost = {
  promiseState: () => ({ status: 'pending' }),
  proxyTarget: () => undefined,
  showStack: stack => stack,
}

trackIterators()

const people = new Map<string, unknown>([
  ['ada', { born: { year: { exactly: 1815 } } }],
  ['grace', [1, 2]],
])
const moved = <Item>(iterator: Iterator<Item>): Iterator<Item> => {
  iterator.next()
  return iterator
}

test('an iterator that was printed gives what it had left', () => {
  const iterator = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]).keys()
  iterator.next()

  expect(inspect(iterator, {}, host)).toBe("[Map Iterator] { 'b', 'c' }")
  expect(iterator.next()).toEqual({ value: 'b', done: false })
  expect(inspect(iterator, {}, host)).toBe("[Map Iterator] { 'c' }")
  expect([...iterator]).toEqual(['c'])
  expect(iterator.next()).toEqual({ value: undefined, done: true })
})

test.each([
  ['keys', () => people.keys()],
  ['values', () => people.values()],
  ['entries', () => people.entries()],
  ['of a set', () => new Set([1, 2]).values()],
  ['entries of a set', () => new Set(['a']).entries()],
  ['moved', () => moved(people.entries())],
  ['exhausted', () => [moved(new Set([1]).values()), new Map().keys()]],
  ['nested', () => ({ a: [people.entries()] })],
  ['too deep', () => [[[people.keys(), new Map().keys(), [people.keys()]]]]],
  ['long', () => new Set(Array(150).keys()).values()],
  ['with keys', () => Object.assign(people.keys(), { a: 1 })],
  ['in name only', () => ({ [Symbol.toStringTag]: 'Map Iterator', a: 1 })],
])(
  'an iterator of a map or set, %s, is printed as Node prints it',
  (_, create) => {
    expect(inspect(create(), {}, host)).toBe(inspectOfNode(create()))
    expect(inspect(create(), { colors: true }, host)).toBe(
      inspectOfNode(create(), { colors: true }),
    )
  },
)

test('what calls itself like a property of every object is no iterator', () => {
  class Odd {
    get [Symbol.toStringTag]() {
      return 'constructor'
    }
  }

  expect(inspect(new Odd(), {}, host)).toBe(inspectOfNode(new Odd()))
})
