import { expect, test } from 'vitest'
import { adviseMissing } from './adviseMissing'

const location = { line: 1, column: 1 }
const problems = [
  { message: 'first', location, missing: 'groupBy' },
  { message: 'second', location, missing: 'toString' },
  { message: 'third', location },
]
const message = 'lfi has no `groupBy`. Use `toGrouped`.'

test('only a name that the list has is answered with it', async () => {
  expect(
    (await adviseMissing(problems, async () => ({ groupBy: message }))).map(
      ({ message }) => message,
    ),
  ).toEqual([message, 'second', 'third'])
})

test('without the list, the messages are what they were', async () => {
  const offline = () => Promise.reject(new Error('offline'))
  expect(await adviseMissing(problems, offline)).toEqual(problems)
})
