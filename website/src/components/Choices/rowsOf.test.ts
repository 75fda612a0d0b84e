import { expect, test } from 'vitest'
import { columnsOf, matches } from './rowsOf'

const next = { want: 'the rest', name: 'next', async: true, concur: false }
const toSet = { want: 'a set', name: 'toSet', async: false, concur: false }

test('a flavour that does not exist leaves its column empty', () => {
  expect(columnsOf(next, 'all')).toEqual(['next', 'nextAsync', undefined])
  expect(columnsOf(next, 'concur')).toEqual([undefined])
})

test('what has no flavours is shown for each of them', () => {
  expect(columnsOf(toSet, 'concur')).toEqual(['toSet'])
})

test('what makes a flavour is listed under that flavour only', () => {
  const asAsync = { ...toSet, name: 'asAsync' }

  expect(columnsOf(asAsync, 'all')).toEqual([undefined, 'asAsync', undefined])
  expect(columnsOf(asAsync, 'plain')).toEqual([undefined])
})

const mean = {
  want: 'their average',
  name: 'mean',
  async: true,
  concur: true,
}

test('words may be in the task or in the name, in any case', () => {
  expect(matches(mean, 'Average MEAN')).toBe(true)
  expect(matches(mean, 'average sum')).toBe(false)
})

test('an empty query keeps everything', () => {
  expect(matches(mean, ' ')).toBe(true)
})
