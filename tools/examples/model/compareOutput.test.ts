import { expect, test } from 'vitest'
import {
  classifyVariation,
  isSameOutput,
  sameInAnyLayout,
} from './compareOutput'

test('order counts unless it is declared to vary', () => {
  expect(isSameOutput(['a', 'b'], ['b', 'a'], false)).toBe(false)
  expect(isSameOutput(['a', 'b'], ['b', 'a'], true)).toBe(true)
})

test('elements within a line may change places too', () => {
  expect(isSameOutput(["[ 'a', 'b' ]"], ["[ 'b', 'a' ]"], true)).toBe(true)
})

test('a missing line is not a matter of order', () => {
  expect(isSameOutput(['a', 'b'], ['a'], true)).toBe(false)
})

test('runs are told apart by order and by values', () => {
  expect(classifyVariation(['a', 'b'], [['a', 'b']])).toBe('none')
  expect(classifyVariation(['a', 'b'], [['b', 'a']])).toBe('order')
  expect(classifyVariation(['a'], [['a'], ['b']])).toBe('values')
})

test('white space counts at the beginning of a line, not at its end', () => {
  expect(isSameOutput(['  a '], ['  a'], false)).toBe(true)
  expect(isSameOutput(['  a'], ['  a '], false)).toBe(true)
  expect(isSameOutput(['  a'], ['a'], false)).toBe(false)
  expect(isSameOutput(['a'], [' a'], false)).toBe(false)
})

test('neither brackets nor the gaps between words are layout that counts', () => {
  expect(sameInAnyLayout(['[ 1,', '  2 ]'], ['[1, 2]'])).toBe(true)
  expect(sameInAnyLayout(['[ 1,', '  2 ]'], ['[2, 1]'])).toBe(false)
  expect(sameInAnyLayout(['12'], ['1 2'])).toBe(false)
})
