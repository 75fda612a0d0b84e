import { expect, test } from 'vitest'
import { columnOf, wordFor } from './behaviourColumns'

test('a fact has the heading of its column, in the table or not', () => {
  expect(columnOf('pulls.first').heading).toBe('Pulls for one')
  expect(columnOf('nan').heading).toBe('`NaN` is the result')
})

test('a fact without a column is headed by its field', () => {
  expect(columnOf('later')).toEqual({ field: 'later', heading: '`later`' })
})

test('a value is shown by its word, or as it is', () => {
  expect(wordFor(columnOf('closes.break'), 'no')).toBe('leaves open')
  expect(wordFor(columnOf('closes.break'), 'maybe')).toBe('maybe')
  expect(wordFor(columnOf('pulls.first'), '3')).toBe('3')
})

test('where nothing was recorded nothing is shown', () => {
  expect(wordFor(columnOf('order'), '-')).toBe('')
  expect(wordFor(columnOf('order'))).toBe('')
})
