import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Requirement = { number: string; tests: [file: string, title: string][] }

/** The rows of SPECIFICATION.md: number, requirement, builds, tests. */
const requirements = [
  ...readFileSync('SPECIFICATION.md', 'utf8').matchAll(
    /^\| (?<number>S\d+) \|(?:[^|]+)\|(?:[^|]+)\| (?<tests>.+) \|$/gmu,
  ),
].map(
  ({ groups }): Requirement => ({
    number: groups?.number ?? '',
    tests: (groups?.tests ?? '').split('<br>').map(cell => {
      const [, file = '', title = ''] =
        /^`([^`]+)`(?:: (.+))?$/u.exec(cell) ?? []
      return [file, title.replaceAll('\\|', '|')]
    }),
  }),
)

test('the requirements are numbered from 1, without a gap', () => {
  expect(requirements.map(({ number }) => number)).toEqual(
    requirements.map((_, index) => `S${index + 1}`),
  )
  expect(requirements.length).toBeGreaterThan(50)
})

test.each(requirements)(
  '$number is protected by tests that exist',
  ({ tests }) => {
    for (const [file, title] of tests) {
      expect(existsSync(file), `${file} is no file`).toBe(true)
      const source = readFileSync(file, 'utf8').replaceAll("\\'", "'")
      expect(source.includes(title), `${file} has no test "${title}"`).toBe(
        true,
      )
    }
  },
)

test('tests name no requirement that is not there', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.spec.ts'],
    { encoding: 'utf8' },
  )
  const known = new Set(requirements.map(({ number }) => number))
  const named = files
    .split('\n')
    .filter(file => file && existsSync(file))
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/\[(S\d+)\]/gu)].map(
        ([, number = '']) => `${file}: ${number}`,
      ),
    )
    .filter(place => !known.has(place.split(': ')[1] ?? ''))
  expect(named).toEqual([])
})
