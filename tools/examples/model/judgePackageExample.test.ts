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
    file: 'data/exampleCorrections.ts',
    otherwise: '',
    ...evidence,
  })
    .map(({ sentence }) => sentence)
    .join('\n')

test('an example that runs and type-checks is not reported', () => {
  expect(judge({})).toBe('')
})

test('what else is wrong comes first', () => {
  expect(judge({ run: threw, otherwise: 'It is old.' })).toMatch(
    /^It is old\.\nIt does not run/u,
  )
})

test('an example that throws asks for a correction', () => {
  expect(judge({ run: threw })).toBe(
    'It does not run (threw: TypeError: e is not async iterable). Correct it in data/exampleCorrections.ts.',
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
    'remove its type exception from data/exampleCorrections.ts',
  )
})
