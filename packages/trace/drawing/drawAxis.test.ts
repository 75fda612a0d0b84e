import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentToPercent, ticksBetween } from './drawAxis'

test('ticks are round numbers between the ends, few enough for a phone', () => {
  expect(ticksBetween(0, 35)).toEqual([0, 10, 20, 30])
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(60_000), (start, length) => {
      const ticks = ticksBetween(start, start + length)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.every(t => t >= start && t <= start + length)).toBe(true)
    }),
  )
})

test('every moment is on the axis', () => {
  expect(momentToPercent({ start: 10, end: 20 }, 15)).toBe(50)
  expect(momentToPercent({ start: 10, end: 20 }, 99)).toBe(100)
  expect(momentToPercent({ start: 10, end: 10 }, 10)).toBe(0)
})
