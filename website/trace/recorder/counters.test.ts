import type { Trace, TraceStep } from '@lfi-docs/trace'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportedNames } from '../../examples/exportedNames'
import { ProgramRecorder, type RecordedRun } from '.'
import { countingPrelude } from './fixtures/countingPrelude'
import { type CountedProgram, countedPrograms } from './fixtures/programs'

type Count = {
  readonly calls?: number
  readonly most?: number
  readonly pulls?: number
  readonly values?: number
  readonly closed?: boolean
}

let recorder: ProgramRecorder
beforeAll(() => {
  recorder = new ProgramRecorder()
})
afterAll(() => recorder.close())

const imports = `import { ${[...exportedNames].filter(name => !/^[A-Z](?!O_)/u.test(name)).join(', ')} } from 'lfi';`

const recordBody = (body: string, timeLimit?: number): Promise<RecordedRun> =>
  recorder.record(
    // Work that nobody waits for any more goes on: it is counted as well.
    `${imports}${countingPrelude}\n${body}\nawait sleep(1000)\nreport()`,
    'js',
    timeLimit,
  )

const countsOf = ({ run }: RecordedRun): Readonly<Record<string, Count>> => {
  const line = run.prints.at(-1)?.text ?? ''
  expect(line, run.error?.text).toMatch(/^COUNTS /u)
  return JSON.parse(line.slice('COUNTS '.length))
}

/** The innermost step whose text has `text`. */
const stepWith = ({ steps }: Trace, text: string): TraceStep | undefined =>
  steps
    .filter(({ label, line }) => label.includes(text) && line > 1)
    .toSorted((a, b) => a.label.length - b.label.length)[0]

const checkCallback = (trace: Trace, key: string, count: Count): void => {
  const step = stepWith(trace, `fn('${key}'`)
  expect([key, step?.calls]).toEqual([key, count.calls])
  expect([key, step?.mostInFlight]).toEqual([key, count.most])
}

const checkSource = (trace: Trace, key: string, count: Count): void => {
  const step = stepWith(trace, `('${key}'`)
  const source = trace.steps.find(
    ({ label, role }) => role === 'source' && label.includes(`('${key}'`),
  )
  const index = source ? trace.steps.indexOf(source) : -1
  const pulled = trace.steps
    .filter(({ inputs }) => inputs?.includes(index))
    .reduce((sum, consumer) => sum + consumer.pulled, 0)
  expect([key, source?.passed]).toEqual([key, count.values])
  expect([key, source?.closed]).toEqual([key, count.closed])
  expect(step).toBeDefined()
  expect([key, pulled]).toEqual([key, count.pulls])
}

/** In a trace that is whole, counters are what its events add up to. */
const checkEvents = ({ steps, events, folded }: Trace): void => {
  // However many were left out, the last has the number that it had.
  expect((events.at(-1)?.at ?? -1) + 1).toBe(events.length + folded)
  if (folded > 0) {
    return
  }
  steps.forEach((step, index) => {
    const count = (type: string) =>
      events.filter(event => event.type === type && event.step === index).length
    expect([step.label, step.passed]).toEqual([step.label, count('value')])
    expect([step.label, step.calls]).toEqual([step.label, count('call')])
    expect([step.label, step.closed]).toEqual([step.label, count('close') > 0])
  })
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

const sharesSources: ReadonlySet<string> = new Set([
  'a concatenation',
  'composed functions',
])

const check = async ({ name, body }: CountedProgram): Promise<void> => {
  const recorded = await recordBody(body)
  const { trace } = recorded
  for (const [key, count] of Object.entries(countsOf(recorded))) {
    if (count.calls !== undefined) {
      checkCallback(trace, key, count)
    } else if (!sharesSources.has(name)) {
      checkSource(trace, key, count)
    }
  }
  checkEvents(trace)
  checkLinks(trace)
}

describe('the counters are those of a count by hand', () => {
  test.each(countedPrograms)('$name', check)
})

test('more than sixty programs are counted', () => {
  expect(countedPrograms.length).toBeGreaterThan(60)
})

test('an endless pipeline that is stopped has been recorded', async () => {
  const { run, trace } = await recordBody(
    `consume(map(fn('sync map', n => n), repeat(1)))`,
    3000,
  )
  const [source, step] = trace.steps
  expect(run.outcome).toBe('endless')
  expect(trace.events).toHaveLength(1000)
  expect(trace.folded).toBeGreaterThan(100_000)
  // The stop may come between a value and the call that it leads to.
  const missing = (source?.passed ?? 0) - (step?.calls ?? 0)
  expect([0, 1]).toContain(missing)
})

test.each([
  ['chunk(3)', 3],
  ['window(3)', 3],
  ['window({ size: 3, partialStart: true })', 3],
  ['cache', 7],
  ['unique', 6],
  ['uniqueBy(n => n % 3)', 3],
  ['findLast(n => n < 3)', 1],
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
    expect(run.error?.text).toBeUndefined()
    const [name] = named.split('(')
    const found = trace.steps.find(({ name: own }) => own === name)
    expect([named, found?.mostHeld ?? 0]).toEqual([named, held])
  }
})

test('a buffer holds what its consumer has not asked for, up to its limit', async () => {
  const heldBy = async (options: string): Promise<number | undefined> => {
    const { trace } = await recordBody(
      `await forEachAsync(() => sleep(100), asAsync(mapConcur(n => sleep(n), asConcur([1, 2, 3, 4, 5])), ${options}))`,
    )
    return trace.steps.find(({ name }) => name === 'asAsync')?.mostHeld
  }
  expect(await heldBy('{}')).toBe(4)
  expect(
    await heldBy(
      `{ backpressureStrategy: { bufferLimit: 2, overflowStrategy: 'drop-first' } }`,
    ),
  ).toBe(2)
})
