import { expect, test } from 'vitest'
import { runProgram } from '../../../tools/examples/runPrograms'
import recording from '../../data/speed.json'
import { otherPackages } from '../../examples/otherPackages'
import { installedVersion } from '../../library/lfiVersion'
import { programPackages, speedTasks } from './programs'
import { describeStanding, formatTime, type Recording } from './timings'

/** A busy machine takes long to load four libraries. */
const MAX_MILLISECONDS = 60_000

/** Takes the place of the harness: prints what each contender returns. */
const printResults = `
const plain = result => {
  if (Array.isArray(result)) {
    return result.toSorted((a, b) => a - b)
  }
  return result instanceof Map ? Object.fromEntries(result) : result
}
for (const [name, run] of Object.entries(contenders)) {
  const result = await run()
  console.log(name + ' = ' + JSON.stringify(plain(result)))
}`

const resultsOf = async (setup: string): Promise<Map<string, string>> => {
  const code = `${setup}\n${printResults}`
  const run = await runProgram({ code, language: 'js' }, MAX_MILLISECONDS)
  expect(run.error).toBeUndefined()
  return new Map(
    run.printed.map(text => {
      const [name = '', result = ''] = text.split(' = ')
      return [name, result]
    }),
  )
}

const recorded: Recording['measurements'] = recording.measurements

test.each(speedTasks)(
  'every contender gives the same result, and was recorded: $title',
  async ({ id, setup }) => {
    const results = await resultsOf(setup)
    expect([...results.keys()]).toContain('lfi')
    expect(new Set(results.values()).size).toBe(1)
    expect([...results.values()][0]).not.toBe('')
    expect(Object.keys(recorded[id] ?? {})).toEqual([...results.keys()])
  },
)

test('programs import lfi and packages that the sandbox has', () => {
  expect(['lfi', ...otherPackages]).toEqual(
    expect.arrayContaining([...programPackages]),
  )
})

test.each(speedTasks)(
  '$title: no line of the program is cut off',
  ({ code }) => {
    const long = code.split('\n').filter(line => line.length > 80)
    expect(long).toEqual([])
  },
)

test('the recorded run is of these tasks and the installed versions', () => {
  const ids = speedTasks.map(({ id }) => id)
  expect(Object.keys(recorded)).toEqual(ids)
  expect(Object.keys(recording.versions)).toEqual(programPackages)
  for (const [name, version] of Object.entries(recording.versions)) {
    const hint = `${name} was recorded as ${version}: npm run bench:contenders`
    expect(installedVersion(name), hint).toBe(version)
  }
})

test('times have three digits, and losses are said as plainly as wins', () => {
  expect([0.1234, 12.345, 2040.4].map(formatTime)).toEqual([
    '0.123',
    '12.3',
    '2,040',
  ])
  const standing = (lfi: number, theirs: number): string =>
    describeStanding({ lfi, A: theirs, B: theirs * 3 })
  expect(standing(4, 1)).toBe('lfi took 4.0 times as long as the fastest: A.')
  expect(standing(1, 4)).toBe('lfi was 4.0 times as fast as the next: A.')
  expect(standing(99, 100)).toBe(
    'lfi took about as long as the fastest of the others: A.',
  )
})
