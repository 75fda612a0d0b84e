import { expect, test } from 'vitest'
import { HELD_QUERIES } from '../tests/heldQueries'
import { readQueries } from '../tests/judge'
import { OWN_QUERIES } from '../tests/ownQueries'
import { isPair, readPair } from './literals'
import { findPrograms } from './pairs'

const programsFor = (query: string) => {
  const pair = readPair(query.slice(0, 64))
  return pair ? findPrograms(pair) : []
}

test('of pairs that are held out, 95 % have a program of the right function', () => {
  const held = [HELD_QUERIES.pair, OWN_QUERIES.pair].flatMap(readQueries)
  const found = held.filter(([query, ...names]) =>
    programsFor(query)
      .slice(0, 3)
      .some(program => program.names.some(name => names.includes(name))),
  )
  expect(found.length / held.length).toBeGreaterThanOrEqual(0.95)
})

test('a program is a line, and code that prints its result', () => {
  expect(programsFor('[1, 1, 2] -> [1, 2]')[0]).toEqual({
    names: ['unique'],
    line: 'pipe([1, 1, 2], unique, reduce(toArray()))',
    code: `import { pipe, reduce, toArray, unique } from 'lfi'

console.log(pipe([1, 1, 2], unique, reduce(toArray())))
`,
  })
})

test('members of a set and entries of a map are the same in any order', () => {
  expect(programsFor('[7, 8] -> new Set([8, 7])')[0]?.names).toEqual(['toSet'])
  expect(
    programsFor("[['a', 1], ['b', 2]] -> new Map([['b', 2], ['a', 1]])")[0]
      ?.names,
  ).toEqual(['toMap'])
})

test('lists that JSON would write alike stay apart', () => {
  expect(programsFor('[NaN, 1] -> [null, 1]')).toEqual([])
  expect(programsFor('[NaN, 1] -> [NaN]').length).toBeGreaterThan(0)
})

test.each([
  ["{ w: 10, 'h': 0.5 } -> 1", { w: 10, h: 0.5 }],
  ["new Set(['->', -1]) -> 1", new Set(['->', -1])],
  ['[undefined, NaN, true] -> 1', [undefined, Number.NaN, true]],
])('%s is read without being evaluated', (query, input) => {
  expect(isPair(query)).toBe(true)
  expect(readPair(query)?.input).toEqual(input)
})

test.each([
  '[1, 2 -> 3',
  '[a] -> 1',
  '1 -> ',
  '-> 1',
  '1, 2',
  '[1] -> [2] -> [3]',
])('%s is no pair', query => {
  expect(readPair(query)).toBeUndefined()
})

test.each(['T -> number', 'Iterable<T> -> T[]', 'map', 'a -> b', '(1'])(
  '%s is no query by values',
  query => {
    expect(isPair(query)).toBe(false)
  },
)
