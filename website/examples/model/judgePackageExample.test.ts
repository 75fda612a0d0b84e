import { expect, test } from 'vitest'
import {
  judgePackageExample,
  type PackageEvidence,
} from './judgePackageExample'
import type { Run } from './run'

const finished: Run = { outcome: 'finished', prints: [] }
const threw: Run = {
  outcome: 'threw',
  prints: [],
  error: { text: 'TypeError: e is not async iterable', statement: 0 },
}
const typeProblem = { line: 2, message: 'It does not fit.' }

const judge = (evidence: Partial<PackageEvidence>): string =>
  judgePackageExample({
    name: 'meanAsync',
    run: finished,
    typeProblems: [],
    typeException: undefined,
    isCorrectionUnfit: false,
    ...evidence,
  })
    .map(({ sentence }) => sentence)
    .join('\n')

test('an example that runs and type-checks is not reported', () => {
  expect(judge({})).toBe('')
})

test('a correction that finds nothing to replace is reported', () => {
  expect(judge({ isCorrectionUnfit: true })).toContain(
    'finds nothing to replace',
  )
})

test('an example that throws asks for a correction', () => {
  expect(judge({ run: threw })).toBe(
    "The package's example of `meanAsync` does not run (threw: TypeError: e is not async iterable). Correct it in data/exampleCorrections.ts.",
  )
})

test('a type error is reported unless it is accepted with a reason', () => {
  expect(judge({ typeProblems: [typeProblem] })).toContain(
    'Type error on line 2',
  )
  expect(
    judge({ typeProblems: [typeProblem], typeException: 'On purpose.' }),
  ).toBe('')
})

test('a type exception whose example type-checks is no longer needed', () => {
  expect(judge({ typeException: 'On purpose.' })).toContain(
    'type exception of `meanAsync` is no longer needed',
  )
})
