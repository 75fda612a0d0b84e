import { expect, test } from 'vitest'
import { listProblems, type Problem, printedProblem } from './listProblems'

const problem = (line: number, column: number, label?: string): Problem => ({
  line,
  column,
  message: `at ${line}:${column}`,
  ...(label !== undefined && { fix: { label, apply: () => true } }),
})

test('problems are in the order of the text, and mended alike once a line', () => {
  const found = [
    problem(36, 1, 'Wrap it'),
    problem(40, 8, 'Add reduce'),
    problem(40, 1, 'Add reduce'),
    problem(30, 4),
    problem(30, 9),
  ]
  expect(listProblems(found).map(({ message }) => message)).toEqual([
    'at 30:4',
    'at 30:9',
    'at 36:1',
    'at 40:1',
  ])
})

test('what a call over several lines prints is found by its first', () => {
  const other = problem(4, 1, 'Change to maxWith')
  const printed = { ...problem(5, 3, 'Add get'), printedOn: 4 }

  expect(printedProblem([other, printed], 4)).toBe(printed)
  expect(printedProblem([other], 4)).toBe(other)
  expect(printedProblem([problem(4, 1)], 4)).toBeUndefined()
})
