import { expect, test } from 'vitest'
import { matches } from './matches'

const choice = {
  want: 'their average',
  name: 'mean',
  async: true,
  concur: true,
}

test('words may be in the wish or in the name, in any case', () => {
  expect(matches(choice, 'Average MEAN')).toBe(true)
  expect(matches(choice, 'average sum')).toBe(false)
})

test('an empty query keeps everything', () => {
  expect(matches(choice, ' ')).toBe(true)
})
