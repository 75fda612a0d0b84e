import { expect, test } from 'vitest'
import { parseColors, withoutColors } from './parseColors'

test('colour codes become parts and are never shown', () => {
  expect(
    parseColors('[ \u001B[33m1\u001B[39m, \u001B[38;5;9mx\u001B[0m ]'),
  ).toEqual([
    { text: '[ ', color: 'plain' },
    { text: '1', color: 'yellow' },
    { text: ', ', color: 'plain' },
    { text: 'x', color: 'plain' },
    { text: ' ]', color: 'plain' },
  ])
})

test('copied text has no codes', () => {
  expect(withoutColors('\u001B[32m"a"\u001B[39m!')).toBe('"a"!')
})
