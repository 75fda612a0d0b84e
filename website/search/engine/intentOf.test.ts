import { expect, test } from 'vitest'
import { intentOf } from './intentOf'

test.each([
  ['TypeError: x is not iterable', 'error'],
  ['error TS2345', 'error'],
  ['`size` must be a positive integer: 0', 'error'],
  ['Uncaught (in promise)', 'error'],
  ['which functions are lazy', 'behaviour'],
  ['what closes my file', 'behaviour'],
  ['why is it slow', 'question'],
  ['my stream never ends', 'question'],
  ['the page does not load', 'question'],
  ['should I use a generator', 'question'],
  ['check job status every second until finished', 'sentence'],
  ['map', 'words'],
  ['how do I group values', 'words'],
  ['remove falsy values', 'words'],
  ['none', 'words'],
])('"%s" is read as %s', (text, intent) => {
  expect(intentOf(text)).toBe(intent)
})
