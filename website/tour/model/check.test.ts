import { expect, test } from 'vitest'
import { isVerdict, judge, withCheck, withoutCheck } from './check'
import { steps } from './steps'

const [{ task }] = steps as [(typeof steps)[number]]

test('a program keeps its text and the numbers of its lines', () => {
  const code = 'const list = 1\n// the end'
  const checked = withCheck(code, task)
  expect(checked.startsWith(`${code}\n`)).toBe(true)
  expect(withoutCheck(checked)).toBe(code)
  expect(withoutCheck(code)).toBe(code)
})

test('a run that printed no verdict is not right', () => {
  expect(isVerdict('GRACE')).toBe(false)
  expect(judge(['GRACE'], task)).toMatchObject({ isRight: false })
})

test('the last verdict counts, whatever the program printed before', () => {
  const lines = ['lfi tour check:', 'lfi tour check:early']
  expect(judge(lines, task).hint).toBe(task.hints.early)
  expect(judge(['lfi tour check:threw list is not defined'], task).hint).toBe(
    'The check ended with an error: list is not defined.',
  )
})
