import { expect, test } from 'vitest'
import { judge, withCheck } from './check'
import { steps } from './steps'

const [{ task }] = steps as [(typeof steps)[number]]
const code = 'const list = 1\n// the end'

test('a program keeps its text and the numbers of its lines', () => {
  expect(withCheck(code, task).startsWith(`${code}\n`)).toBe(true)
})

test('a run that printed no verdict is not right', () => {
  expect(judge({ checked: ['GRACE'] }, task)).toMatchObject({
    isRight: false,
  })
})

test('the last verdict counts, whatever the program printed before', () => {
  const checked = ['lfi tour check:', 'lfi tour check:early']
  expect(judge({ checked }, task).hint).toBe(task.hints.early)
})

test('an error is quoted, and so is one that only the check meets', () => {
  const failure = 'TypeError: a is not a function'
  expect(judge({ failure }, task).hint).toBe(
    'The program ended before it could be checked: TypeError: a is not a function',
  )
  expect(judge({ failure, line: 7 }, task).hint).toContain(
    'The program ended on line 7 before',
  )
  const checked = ['lfi tour check:threw list is not defined']
  expect(judge({ checked }, task).hint).toBe(
    'The check ended with an error: list is not defined',
  )
})
