import { expect, test } from 'vitest'
import { splitUnion } from './splitType'

test('members are parted and trimmed', () => {
  expect(splitUnion('string')).toEqual(['string'])
  expect(splitUnion('string | number|undefined')).toEqual([
    'string',
    'number',
    'undefined',
  ])
})

test('brackets of any kind keep their members together', () => {
  expect(splitUnion('Set<A | B> | C')).toEqual(['Set<A | B>', 'C'])
  expect(splitUnion('(A | B)[] | C')).toEqual(['(A | B)[]', 'C'])
  expect(splitUnion('[A | B] | C')).toEqual(['[A | B]', 'C'])
  expect(splitUnion('{ a: A | B } | C')).toEqual(['{ a: A | B }', 'C'])
})

test('the arrow of a function is no bracket', () => {
  expect(splitUnion('((a: A) => B | C) | D')).toEqual([
    '((a: A) => B | C)',
    'D',
  ])
  expect(splitUnion('() => A | B')).toEqual(['() => A', 'B'])
})
