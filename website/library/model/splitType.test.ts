import { expect, test } from 'vitest'
import { splitType } from './splitType'

test('members are parted and trimmed', () => {
  expect(splitType('string', '|')).toEqual(['string'])
  expect(splitType('string | number|undefined', '|')).toEqual([
    'string',
    'number',
    'undefined',
  ])
})

test('brackets of any kind keep their members together', () => {
  expect(splitType('Set<A | B> | C', '|')).toEqual(['Set<A | B>', 'C'])
  expect(splitType('(A | B)[] | C', '|')).toEqual(['(A | B)[]', 'C'])
  expect(splitType('[A | B] | C', '|')).toEqual(['[A | B]', 'C'])
  expect(splitType('{ a: A | B } | C', '|')).toEqual(['{ a: A | B }', 'C'])
})

test('the arrow of a function is no bracket', () => {
  expect(splitType('((a: A) => B | C) | D', '|')).toEqual([
    '((a: A) => B | C)',
    'D',
  ])
  expect(splitType('() => A | B', '|')).toEqual(['() => A', 'B'])
})
