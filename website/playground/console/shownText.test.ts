import { expect, test } from 'vitest'
import { drawingCost, shownText } from './shownText'

test('a short text is shown whole', () => {
  expect(shownText('short', 10)).toEqual({ text: 'short', more: 0 })
})

test('a long text is cut, and the rest counted', () => {
  expect(shownText('x'.repeat(25), 10)).toEqual({
    text: 'x'.repeat(10),
    more: 15,
  })
})

test('no colour code and no letter is cut in two', () => {
  const { text, more } = shownText(`${'x'.repeat(8)}\u001B[33m1\u001B[39m`, 10)
  expect(text).toBe('x'.repeat(8))
  expect(more).toBe(11)
  expect(shownText('xxxx😀yyy', 5).text).toBe('xxxx')
})

test('marks that pile up over one letter are cut', () => {
  const piled = `e${'\u0301'.repeat(5000)}f`
  const { text } = shownText(piled, 10_000)
  expect(text.length).toBeLessThan(20)
  expect(text.endsWith('…f')).toBe(true)
  expect(shownText('é ñ\u0303', 100).text).toBe('é ñ\u0303')
})

test('long and colourful lines count for more than short ones', () => {
  expect(drawingCost('short')).toBeLessThan(2)
  expect(drawingCost('x'.repeat(9000))).toBeCloseTo(11)
  expect(drawingCost('\u001B[33m1\u001B[39m'.repeat(20))).toBeGreaterThan(10)
})
