import { expect, test } from 'vitest'
import { ticksUpTo } from './ticksUpTo'

test('ticks are round numbers that never pass the end', () => {
  expect(ticksUpTo(80)).toEqual([0, 20, 40, 60, 80])
  expect(ticksUpTo(460)).toEqual([0, 100, 200, 300, 400])
})
