import { expect, test } from 'vitest'
import { readFamily } from './readFamily'

const names = new Set([
  ...['map', 'mapAsync', 'mapConcur', 'asAsync', 'asConcur', 'pipe'],
  ...['mapReducer', 'mapAsyncReducer', 'toMinBy', 'toMinByAsync'],
])

test.each([
  ['map', 'map', 'plain'],
  ['mapAsync', 'map', 'async'],
  ['mapConcur', 'map', 'concur'],
  ['mapAsyncReducer', 'mapReducer', 'async'],
  ['toMinByAsync', 'toMinBy', 'async'],
  ['pipe', 'pipe', 'plain'],
])('%s is of the family %s, as its %s form', (name, family, flavour) => {
  expect(readFamily(name, names)).toEqual({ family, flavour })
})

test('a family without a plain form is named after its first form', () => {
  expect(readFamily('asAsync', names).family).toBe('asAsync')
  expect(readFamily('asConcur', names).family).toBe('asAsync')
})
