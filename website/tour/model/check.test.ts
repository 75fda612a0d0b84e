import { expect, test } from 'vitest'
import { judge, withCheck } from './check'
import { collect } from './steps/collect'

const { task } = collect
const code = 'const list = 1\n// the end'
const right = [
  "lfi tour check 0 [ Set(3) { 'async', 'js', 'lazy' } ]",
  "lfi tour check 1 [ Set(1) { 'a' } ]",
]

test('a program keeps its text and the numbers of its lines', () => {
  expect(withCheck(code, task).startsWith(`${code}\n`)).toBe(true)
})

test('a run is not right if one case has no result', () => {
  expect(judge({ checked: right }, task).isRight).toBe(true)
  expect(judge({ checked: right.slice(0, 1) }, task).isRight).toBe(false)
})

test('the last result counts, whatever the program printed before', () => {
  const checked = [...right, 'lfi tour check 0 Uncaught Error: no tags']
  expect(judge({ checked }, task)).toMatchObject({
    unmet: { result: 'Uncaught Error: no tags' },
  })
})

test('long results, which the console breaks into lines, are read as well', () => {
  const checked = [
    "lfi tour check 0 [\n  Set(3) {\n    'async',\n    'js',\n    'lazy'\n  }\n]",
    ...right.slice(1),
  ]
  expect(judge({ checked }, task).isRight).toBe(true)
})

test('an error before the check is quoted, with its line', () => {
  const failure = 'TypeError: a is not a function'
  expect(judge({ failure, line: 7 }, task).hint).toBe(
    'The program ended on line 7 before it could be checked: TypeError: a is not a function',
  )
})
