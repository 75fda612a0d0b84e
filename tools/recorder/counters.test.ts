import { describe, expect, test } from 'vitest'
import type { RunStep, Trace } from '../../website/trace/trace'
import { exportedNames } from '../examples/completeImports'
import { type RecordedRun, recordRun } from '.'
import { countingPrelude } from './fixtures/countingPrelude'
import { type CountedProgram, countedPrograms } from './fixtures/programs'

type Count = {
  readonly calls?: number
  readonly most?: number
  readonly pulls?: number
  readonly values?: number
  readonly closed?: boolean
  readonly isConcur?: boolean
}

const imports = `import { ${exportedNames.filter(name => !/^[A-Z](?!O_)/u.test(name)).join(', ')} } from 'lfi';`

const recordBody = (body: string, timeLimit?: number): Promise<RecordedRun> =>
  recordRun(
    {
      // Work that nobody waits for any more goes on: it is counted as well.
      code: `${imports}${countingPrelude}\n${body}\nawait sleep(1000)\nreport()`,
      language: 'js',
    },
    timeLimit,
  )

const countsOf = ({ run }: RecordedRun): Readonly<Record<string, Count>> => {
  const line = run.printed.at(-1) ?? ''
  expect(line, run.error).toMatch(/^COUNTS /u)
  return JSON.parse(line.slice('COUNTS '.length))
}

/** What the steps did whose innermost text has `text`, in all runs together. */
const countsWith = (
  { steps, runs }: Trace,
  text: string,
  role: 'call' | 'source',
): readonly RunStep[] => {
  const [found] = steps
    .filter(step => step.label.includes(text) && step.line > 1)
    .filter(step => step.role === role)
    .toSorted((a, b) => a.label.length - b.label.length)
  const index = found ? steps.indexOf(found) : -1
  return runs.flatMap(run => run.steps.filter(({ step }) => step === index))
}

const sumOf = (
  counts: readonly RunStep[],
  field: 'calls' | 'pulls' | 'passed',
): number => counts.reduce((sum, each) => sum + each[field], 0)

const checkCallback = (trace: Trace, key: string, count: Count): void => {
  const counts = countsWith(trace, `fn('${key}'`, 'call')
  const most = Math.max(...counts.map(({ mostInFlight }) => mostInFlight))
  expect([key, sumOf(counts, 'calls')]).toEqual([key, count.calls])
  expect([key, most]).toEqual([key, count.most])
}

const checkSource = (trace: Trace, key: string, count: Count): void => {
  const counts = countsWith(trace, `('${key}'`, 'source')
  const isConcur = key === 'source' && count.isConcur === true
  expect([key, sumOf(counts, 'passed')]).toEqual([key, count.values])
  expect([key, counts.some(({ isClosed }) => isClosed)]).toEqual([
    key,
    count.closed,
  ])
  // Nothing pulls in Concur.
  expect([key, isConcur ? count.pulls : sumOf(counts, 'pulls')]).toEqual([
    key,
    count.pulls,
  ])
}

/** In a trace that is whole, counters are what its events add up to. */
const checkEvents = ({ runs, events, folded }: Trace): void => {
  // However many were left out, the last has the number that it had.
  expect((events.at(-1)?.at ?? -1) + 1).toBe(events.length + folded)
  for (const [index, run] of folded > 0 ? [] : runs.entries()) {
    const own = events.filter(event => event.run === index)
    expect(run.count).toBe(own.length)
    for (const { step, passed, calls, pulls, isClosed } of run.steps) {
      const count = (type: string, field: 'step' | 'other' = 'step') =>
        own.filter(event => event.type === type && event[field] === step).length
      expect([passed, calls, pulls, isClosed]).toEqual([
        count('value'),
        count('call'),
        count('pull', 'other'),
        count('close') > 0,
      ])
    }
  }
}

/** Only a source may give values that came from nowhere. */
const checkLinks = ({ steps, events }: Trace): void => {
  const unlinked = events.filter(
    ({ type, step, from }) =>
      type === 'value' &&
      from === undefined &&
      steps[step]?.kind === 'concur' &&
      steps[step]?.role === 'call',
  )
  expect(unlinked).toEqual([])
}

/** Nothing says where in the code the sources of a composed function are. */
const hasUnknownSources = 'composed functions'

const check = async ({ name, body }: CountedProgram): Promise<void> => {
  const recorded = await recordBody(body)
  const { trace } = recorded
  for (const [key, count] of Object.entries(countsOf(recorded))) {
    if (count.calls !== undefined) {
      checkCallback(trace, key, count)
    } else if (name !== hasUnknownSources) {
      checkSource(trace, key, count)
    }
  }
  checkEvents(trace)
  checkLinks(trace)
}

describe('the counters are those of a count by hand', () => {
  test.each(countedPrograms)('$name', check)
})

test.each([
  ['chunk(3)', 3],
  ['window(3)', 3],
  ['window({ size: 3, partialStart: true })', 3],
  ['cache', 7],
  ['unique', 6],
  ['uniqueBy(n => n % 3)', 3],
  ['map(n => n)', 0],
])('%s holds at most %i of seven values', async (step, held) => {
  for (const [flavour, start] of [
    ['', ''],
    ['Async', 'asAsync,'],
    ['Concur', 'asConcur,'],
  ] as const) {
    const named = step.replace(/^\w+/u, name => `${name}${flavour}`)
    const { run, trace } = await recordBody(
      `await pipe([3, 1, 4, 1, 5, 2, 6], ${start} ${named}, reduce${flavour}(toArray()))`,
    )
    expect(run.error).toBeUndefined()
    const [name] = named.split('(')
    const index = trace.steps.findIndex(({ name: own }) => own === name)
    const found = trace.runs[0]?.steps.find(({ step }) => step === index)
    expect([named, found?.mostHeld]).toEqual([named, held])
  }
})
