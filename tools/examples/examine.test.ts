import { expect, test } from 'vitest'
import { readProblems } from './examine'

test('gives each example its problems, with the lines of their reasons', () => {
  const printed = [
    '0.ts(3,7): error TS2322: It does not fit.',
    "  Type 'string' is not",
    "    assignable to type 'number'.",
    '2.js(1,1): error TS1005: Expected a semicolon.',
    '',
  ].join('\n')

  expect(readProblems(printed, 3)).toEqual([
    [
      {
        line: 3,
        message:
          "It does not fit. Type 'string' is not assignable to type 'number'.",
      },
    ],
    [],
    [{ line: 1, message: 'Expected a semicolon.' }],
  ])
})

test('a missing type is a problem of TypeScript only', () => {
  const printed = (file: string) =>
    `${file}(1,2): error TS7006: Parameter 'n' implicitly has an 'any' type.`

  expect(readProblems(printed('0.js'), 1)).toEqual([[]])
  expect(readProblems(printed('0.ts'), 1)[0]).toHaveLength(1)
})

test('prints nothing where nothing is wrong', () => {
  expect(readProblems('', 2)).toEqual([[], []])
})

test('a complaint about anything but an example is not passed over', () => {
  expect(() => readProblems('error TS5023: Unknown option.', 1)).toThrow(
    "Examples can't be type-checked: error TS5023: Unknown option.",
  )
})
