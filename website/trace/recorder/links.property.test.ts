import {
  findEvent,
  pipelinesOf,
  type Trace,
  type TraceEvent,
} from '@lfi-docs/trace'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportedNames } from '../../examples/exportedNames'
import { ProgramRecorder } from '.'

let recorder: ProgramRecorder
beforeAll(() => {
  recorder = new ProgramRecorder()
})
afterAll(() => recorder.close())

const imports = `import { ${[...exportedNames].filter(name => /^[a-z]/u.test(name)).join(', ')} } from 'lfi'`

/**
 * A value is a text that tells its whole history: each step that makes another
 * one of it adds a letter. How long that takes depends on the text.
 */
const prelude = `
const sleep = ms => new Promise(resolve => setTimeout(resolve, ms))
const delayOf = (text, salt) => {
  let hash = salt
  for (const letter of text) { hash = (hash * 31 + letter.charCodeAt(0)) % 97 }
  return hash
}
const after = async (text, salt, result) => {
  const delay = delayOf(text, salt)
  if (delay % 3 > 0) { await sleep(delay) }
  return result
}
`

type Step = { readonly name: string; readonly salt: number }

/** What each step does to a text; those that make a new one add a letter. */
const callbacks: Readonly<Record<string, (salt: number) => string>> = {
  map: salt => `text => after(text, ${salt}, text + 'm')`,
  flatMap: salt =>
    `text => after(text, ${salt}, ['x', 'y'].map(letter => text + letter))`,
  filter: salt => `text => after(text, ${salt}, delayOf(text, 7) % 4 > 0)`,
  each: salt => `text => after(text, ${salt})`,
  uniqueBy: salt => `text => after(text, ${salt}, text)`,
  takeWhile: salt => `text => after(text, ${salt}, true)`,
  dropWhile: salt => `text => after(text, ${salt}, false)`,
}

const making: ReadonlySet<string> = new Set(['map', 'flatMap'])
const plain: Readonly<Record<string, string>> = { take: '4', drop: '1' }

const flavours = ['', 'Async', 'Concur'] as const

const stepOf = fc.record<Step>({
  name: fc.constantFrom(...Object.keys(callbacks), ...Object.keys(plain)),
  salt: fc.integer({ min: 1, max: 96 }),
})

const write = (flavour: string, { name, salt }: Step): string => {
  const callback = callbacks[name]?.(salt)
  const given = callback
    ? // A plain step does not wait.
      flavour === ''
      ? callback.replace(
          /after\(text, \d+(?:, (?<result>.*))?\)$/u,
          '$<result>',
        )
      : callback
    : plain[name]
  return `${name}${flavour}(${given || 'text => {}'})`
}

const write_ = (flavour: string, step: Step): string =>
  write(flavour, step).replace('(text => )', '(text => {})')

/** As many sources as there are counts, one after the other. */
const startOf = (flavour: string, counts: readonly number[]): string => {
  const sources = counts.map((count, source) => {
    const values = Array.from(
      { length: count },
      (_, index) => `${10 * source + index}.`,
    )
    const list = JSON.stringify(values)
    return flavour === '' ? list : `as${flavour}(${list})`
  })
  return sources.length > 1
    ? `concat${flavour}(${sources.join(', ')})`
    : sources.join()
}

const programOf = (
  flavour: string,
  counts: readonly number[],
  steps: readonly Step[],
): string => {
  const start = startOf(flavour, counts)
  return `${imports}${prelude}
await pipe(${[start, ...steps.map(step => write_(flavour, step))].join(', ')}, reduce${flavour}(toArray()))`
}

/** Its pipelines are begun before and after it waits and gives. */
const later = `
async function* later(text, salt) {
  yield [...map(() => text, [1])][0]
  await (delayOf(text, salt) % 2 ? null : sleep(1))
  for (const item of pipe([text], map(() => text))) { yield item }
  try {
    yield sleep(delayOf(text, salt))
  } finally {
    void [...map(() => text, [1])]
  }
}
`

const textOf = (event: TraceEvent | undefined): string =>
  event?.value.slice(1, -1) ?? ''

/** A value that left a step, whose link leads elsewhere than its history. */
const wrongLinks = (trace: Trace): readonly string[] =>
  trace.events.flatMap(event => {
    const step = trace.steps[event.step]
    const isSource = step?.role === 'source' || step?.name?.startsWith('reduce')
    if (event.type !== 'value' || isSource) {
      return []
    }
    const text = textOf(event)
    const parent = making.has(step?.name?.replace(/Async|Concur/u, '') ?? '')
      ? text.slice(0, -1)
      : text
    const found =
      event.from === undefined ? undefined : findEvent(trace, event.from)
    return found?.type === 'value' && textOf(found) === parent
      ? []
      : [`${step?.name}: ${text} from ${textOf(found)}, not ${parent}`]
  })

test('every value is linked to the one that its history names', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...flavours),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
      fc.array(stepOf, { minLength: 1, maxLength: 5 }),
      async (flavour, counts, steps) => {
        const program = programOf(flavour, counts, steps)
        const { run, trace } = await recorder.record(program)
        expect(run.outcome, run.error?.text).toBe('finished')
        expect(trace.folded).toBe(0)
        expect(wrongLinks(trace)).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)

/** Ways of a callback to wait; some need no time, so that callbacks meet. */
const waiting: readonly string[] = [
  'await sleep(delayOf(text, SALT))',
  'await null',
  'await Promise.resolve()',
  'await { then: resolve => resolve() }',
  'await (delayOf(text, SALT) % 2 ? null : Promise.resolve())',
  'const { a } = await { a: 1 }; a',
  'try { await Promise.reject(1) } catch {}',
  'try { await null } finally { await sleep(1) }',
  'await after(text, SALT, 1)',
  'if (delayOf(text, SALT) % 2) { await Promise.all([sleep(2), null]) }',
  'for (const item of await [1, 2]) { await item }',
  '(await Math).max(await 1, 2)',
  'await pipe(asConcur([1, 2]), mapConcur(n => after(text, SALT + n, n)), reduceConcur(toArray()))',
  'for await (const item of [1, sleep(delayOf(text, SALT))]) { await item }',
  'for await (const item of [null, null]) { if (delayOf(text, SALT) % 2) { break } }',
  'for await (const item of pipe(asAsync(await [1, 2]), mapAsync(() => text))) { await null }',
  'for await (const item of later(text, SALT)) { await null; void [...map(() => item, [1])] }',
  'try { for await (const item of [Promise.reject(1)]) {} } catch {}',
  'const all = later(text, SALT); await all.next(); await Promise.all([all.next(), all.return()])',
]

/** What a callback does with its value, begun after it has waited. */
const begun: readonly string[] = [
  'const list = [...map(letter => text, [1, 2])]; return list[0]',
  'return (await pipe(asAsync([1, 2]), mapAsync(async () => { await null; return text }), reduceAsync(toArray())))[0]',
  'return pipe(await [text], filter(() => true), reduce(toArray()))[0]',
  'const inner = () => pipe([text], reduce(toArray())); return inner()[0]',
  'for await (const item of pipe(asAsync([text]), mapAsync(() => text))) { return item }',
  'for await (const item of [1, 2]) { [...map(() => text, [1, 2])] } return [...map(() => text, [1])][0]',
  'const last = async () => { await null; return pipe([text], reduce(toArray()))[0] }; return last()',
]

/** A callback that waits in these ways before it begins a pipeline. */
const callbackOf = (
  step: string,
  waits: readonly string[],
  begin: string,
): string => {
  const lines = waits.map((wait, salt) =>
    `{ ${wait} }`.replaceAll('SALT', String(salt + 3)),
  )
  const head = step === 'map' ? 'async text =>' : 'async function* (text)'
  return `${head} {\n${lines.join('\n')}\n${begin}\n}`
}

/** Pipelines of code that works for no value, while callbacks wait. */
const strangers: readonly string[] = [
  "const stranger = () => void [...map(() => 'stranger', [1])]",
  'for (let ms = 0; ms < 99; ms += 9) { setTimeout(() => { stranger(); Promise.resolve().then(stranger) }, ms) }',
  'let chain = Promise.resolve(); for (let n = 0; n < 20; n++) { chain = chain.then(stranger) }',
  // Elsewhere in the code, because a position is one step.
  `${later.replace('later', 'other')} const shared = other('stranger', 3)`,
]

/** What pipelines begun by callbacks have to do with another value. */
const wrongCauses = (trace: Trace): readonly string[] =>
  [...pipelinesOf(trace).inner].flatMap(([cause, pipelines]) => {
    const caused = findEvent(trace, cause)?.value
    return pipelines
      .flatMap(({ events }) => events.map(({ value }) => value))
      .filter(value => /^'(?:v\d|stranger)'$/u.test(value) && value !== caused)
      .map(value => `${value} in ${caused}`)
  })

const sorts = {
  flavour: fc.constantFrom('Async', 'Concur'),
  step: fc.constantFrom('map', 'flatMap'),
  count: fc.integer({ min: 2, max: 5 }),
  waits: fc.array(fc.constantFrom(...waiting), { minLength: 1, maxLength: 4 }),
  begin: fc.constantFrom(...begun),
}

const recordCallbacks = async (
  flavour: string,
  step: string,
  count: number,
  callback: string,
  before: readonly string[] = [],
): Promise<Trace> => {
  const values = Array.from({ length: count }, (_, index) => `v${index}`)
  const { run, trace } =
    await recorder.record(`${imports}${prelude}${later}${before.join('\n')}
await pipe(as${flavour}(${JSON.stringify(values)}), ${step}${flavour}(${callback}), reduce${flavour}(toArray()))`)
  expect(run.outcome, run.error?.text).toBe('finished')
  return trace
}

test('a pipeline that a callback begins after it has waited is linked to its value', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(sorts),
      async ({ flavour, step, count, waits, begin }) => {
        const callback = callbackOf(step, waits, begin)
        const trace = await recordCallbacks(flavour, step, count, callback)
        expect(trace.folded).toBe(0)
        const { outer, inner } = pipelinesOf(trace)
        expect(outer).toHaveLength(1)
        expect(wrongCauses(trace)).toEqual([])
        expect(inner.size).toBeGreaterThanOrEqual(count)
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)

test('no pipeline of other code is linked to a value', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(sorts),
      async ({ flavour, step, count, waits, begin }) => {
        const lines = [...waits, 'await shared.next()']
        const trace = await recordCallbacks(
          flavour,
          step,
          count,
          callbackOf(step, lines, begin),
          strangers,
        )
        fc.pre(trace.folded === 0)
        expect(wrongCauses(trace)).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)
