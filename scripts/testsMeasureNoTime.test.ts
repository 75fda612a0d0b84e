import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Programs in these print times of the simulated clock. */
const SIMULATED = [
  'website/data/claims/recipes.test.ts',
  'website/examples/verifyAuthored.test.ts',
]

/** `Date.now() + x` sets a simulated clock. */
const MEASURE = /performance\.now\(\)|Date\.now\(\)\s*-|hrtime|cpuUsage/u

test('no test measures the clock: figures belong to the bench', () => {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '*.test.ts',
      '*.test.tsx',
      '*.spec.ts',
    ],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n')
  const measuring = files.filter(
    file =>
      !file.endsWith('testsMeasureNoTime.test.ts') &&
      MEASURE.test(readFileSync(file, 'utf8')),
  )
  expect(measuring).toEqual(SIMULATED)
})
