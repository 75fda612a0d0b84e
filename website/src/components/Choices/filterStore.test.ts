import { expect, test } from 'vitest'
import { readEarlyFilter } from './filterStore'

const form = (shown: string, query: string): FormData => {
  const entries = new FormData()
  entries.set('shown', shown)
  entries.set('query', query)
  return entries
}

test('what was chosen and typed early is taken over', () => {
  expect(readEarlyFilter(form('concur', 'largest'))).toEqual({
    shown: 'concur',
    query: 'largest',
  })
})

test('fields that were left alone take nothing back', () => {
  expect(readEarlyFilter(form('all', ''))).toEqual({})
  expect(readEarlyFilter(new FormData())).toEqual({})
})
