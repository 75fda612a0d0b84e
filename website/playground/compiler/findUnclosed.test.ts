import { expect, test } from 'vitest'
import { findUnclosed } from './findUnclosed'

test.each([
  'const re = /[(]/u\nconst x = ;',
  'text.replace(/\\(/u, "")',
  'const half = (a + b) / 2 // (',
  'return /[[]\\/(/',
  'log(\'(\', "[", `{`)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  'log(`a ${`(`} b`)',
])('every bracket of %j is closed', code => {
  expect(findUnclosed(code)).toBeUndefined()
})

test.each([
  ['const a = 1\nlog(\nconst b = 2', 'log('],
  ['const ratio = a / (b', '/ ('],
  ['log([1, 2)', 'log(['],
  ['const re = /[)]/u; f(', 'f('],
])('the bracket that %j does not close is found', (code, upTo) => {
  const at = findUnclosed(code) ?? -1
  expect(code.slice(0, at + 1).endsWith(upTo)).toBe(true)
})
