import { expect, test } from 'vitest'
import { judge, withCheck } from './check'
import { steps } from './steps'

const [{ task }] = steps as [(typeof steps)[number]]
const code = 'const list = 1\n// the end'

test('a program keeps its text and the numbers of its lines', () => {
  expect(withCheck(code, task).startsWith(`${code}\n`)).toBe(true)
})

test('a run that printed no verdict is not right', () => {
  expect(judge({ code, checked: ['GRACE'] }, task)).toMatchObject({
    isRight: false,
  })
})

test('the last verdict counts, whatever the program printed before', () => {
  const checked = ['lfi tour check:', 'lfi tour check:early']
  expect(judge({ code, checked }, task).hint).toBe(task.hints.early)
})

test('an error is quoted, and so is one that only the check meets', () => {
  const failure = 'TypeError: a is not a function'
  expect(judge({ code, failure }, task).hint).toBe(
    'The program ended before it could be checked: TypeError: a is not a function',
  )
  expect(judge({ code, failure, line: 7 }, task).hint).toContain(
    'The program ended on line 7 before',
  )
  const checked = ['lfi tour check:threw list is not defined']
  expect(judge({ code, checked }, task).hint).toBe(
    'The check ended with an error: list is not defined',
  )
})

test('what works by accident is not right', () => {
  const accident = `import { filterAsync } from 'lfi'
filterAsync(Boolean, [])`
  expect(
    judge({ code: accident, checked: ['lfi tour check:'] }, task).hint,
  ).toContain('asAsync')
  expect(judge({ code, checked: ['lfi tour check:'] }, task).isRight).toBe(true)
})
