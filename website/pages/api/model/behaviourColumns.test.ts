import { expect, test } from 'vitest'
import { cellOf, columnOf, wordFor } from './behaviourColumns'

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

test('what is held while work is slow is beside what is held otherwise', () => {
  const cell = (held: string, heldWhenSlow: string): string =>
    cellOf(columnOf('held'), new Map(Object.entries({ held, heldWhenSlow })))

  expect(cell('none', 'all')).toBe('nothing, everything if slow')
  expect(cell('all', 'all')).toBe('everything')
  expect(cell('few', '-')).toBe('a few')
})

test('calls at once are a rule, or a count for five values', () => {
  const cell = (atOnceRule: string, atOnce: string): string =>
    cellOf(
      columnOf('atOnceRule'),
      new Map(Object.entries({ atOnceRule, atOnce })),
    )

  expect(cell('n', '5')).toBe('n')
  expect(cell('floor(n/2)', '2')).toBe('half of n')
  expect(cell('-', '3')).toBe('3 of 5')
  expect(cell('-', '-')).toBe('')
})

test('where nothing was recorded nothing is shown', () => {
  expect(wordFor(columnOf('order'), '-')).toBe('')
  expect(wordFor(columnOf('order'))).toBe('')
})
