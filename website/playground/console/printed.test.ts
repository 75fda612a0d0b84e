import { expect, test } from 'vitest'
import { parseColors, splitPlaces, withoutColors } from './printed'

const sgr = '\u001B'

test('colour codes split a text, and unknown ones are left out', () => {
  const text = `a ${sgr}[32m'b'${sgr}[39m c${sgr}[5m d`
  expect(parseColors(text)).toEqual([
    { text: 'a ' },
    { text: "'b'", color: '--code-string' },
    { text: ' c' },
    { text: ' d' },
  ])
  expect(withoutColors(text)).toBe("a 'b' c d")
})

test('places in the code are told from the rest of a stack', () => {
  expect(splitPlaces('    at fail (main.ts:2:9)\n')).toEqual([
    { text: '    at fail (' },
    { text: 'main.ts:2:9', location: { line: 2, column: 9 } },
    { text: ')\n' },
  ])
  expect(splitPlaces('domain.ts:1:2')).toEqual([{ text: 'domain.ts:1:2' }])
})
