import { expect, test } from 'vitest'
import { isSameAnswer } from './compareAnswers'

test.each([
  ['GRACE', 'GRACE'],
  [" 'GRACE' ", 'GRACE'],
  ['"5"', '5'],
  ['five', '5'],
  ['Ten', '10'],
])('%s is the same answer as %s', (predicted, happened) => {
  expect(isSameAnswer([predicted], [happened])).toBe(true)
})

test.each([
  [['grace'], ['GRACE']],
  [['five'], ['FIVE']],
  [['zero'], ['']],
  [['a', 'b'], ['a']],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a'], []],
])('%j is another answer than %j', (predicted, happened) => {
  expect(isSameAnswer(predicted, happened)).toBe(false)
})
