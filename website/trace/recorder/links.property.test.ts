import { inspect, isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import * as published from 'lfi'
import { expect, test } from 'vitest'
import { familyOf } from '../families'
import type { Trace, TraceEvent } from '../trace'
import type { Lfi } from './calls'
import { createRecorder } from './createRecorder'

type Run = (...values: readonly unknown[]) => unknown

/** Real timers, but no time: who sleeps longer wakes later. */
const createClock = () => {
  const sleepers: { until: number; wake: () => void }[] = []
  let now = 0
  const turn = (): void => {
    sleepers.sort((a, b) => a.until - b.until)
    const next = sleepers.shift()
    if (next) {
      now = Math.max(now, next.until)
      next.wake()
    }
  }
  return {
    now: () => now,
    sleep: (milliseconds: number): Promise<void> =>
      new Promise(wake => {
        sleepers.push({ until: now + milliseconds, wake })
        setImmediate(turn)
      }),
  }
}

/**
 * A value is a text that tells its whole history: each step that makes another
 * one of it adds a letter. How long that takes depends on the text.
 */
const delayOf = (text: string, salt: number): number => {
  let hash = salt
  for (const letter of text) {
    hash = (hash * 31 + letter.charCodeAt(0)) % 97
  }
  return hash
}

type Step = { readonly name: string; readonly salt: number }
type Callback = (text: string) => unknown

const callbacks: Readonly<Record<string, (salt: number) => Callback>> = {
  map: () => text => `${text}m`,
  flatMap: () => text => [`${text}x`, `${text}y`],
  filter: () => text => delayOf(text, 7) % 4 > 0,
  filterMap: () => text => (delayOf(text, 5) % 4 > 0 ? `${text}f` : null),
  each: () => () => undefined,
  uniqueBy: () => text => text,
  takeWhile: () => () => true,
  dropWhile: salt => text => delayOf(text, salt) % 5 === 0,
  find: salt => text => delayOf(text, salt) % 3 === 0,
  findLast: salt => text => delayOf(text, salt) % 3 > 0,
}
const counted: Readonly<Record<string, number>> = {
  take: 4,
  drop: 1,
  at: 1,
  chunk: 2,
  window: 2,
}
const bare = ['unique', 'cache', 'opaque', 'first', 'last', 'zip']
const making = new Set(['map', 'flatMap', 'filterMap'])
const joining = new Set(['chunk', 'window', 'zip'])
const flavours = ['', 'Async', 'Concur'] as const

const stepOf = fc.record<Step>({
  name: fc.constantFrom(
    ...Object.keys(callbacks),
    ...Object.keys(counted),
    ...bare,
  ),
  salt: fc.integer({ min: 1, max: 96 }),
})

const start = (clock: ReturnType<typeof createClock>) => {
  const recorder = createRecorder({
    lfi: published as unknown as Lfi,
    describe: inspect,
    now: clock.now,
    clock: 'virtual',
  })
  const use =
    (name: string, flavour: string): Run =>
    (...values) => {
      const found = recorder.exports[`${name}${flavour}`]
      return typeof found === 'function' ? found(...values) : undefined
    }
  return { recorder, use }
}

/** The texts of a value: one, or those of a list. */
const textsOf = (event: TraceEvent | undefined): readonly string[] =>
  event?.value.match(/[^'[\], ]+/gu) ?? []

/** Values that left a step, whose link leads elsewhere than their history. */
const wrongLinks = ({ steps, events }: Trace): readonly string[] =>
  events.flatMap(event => {
    const { name = '', role } = steps[event.step] ?? {}
    if (event.type !== 'value' || role !== 'call' || /^reduce/u.test(name)) {
      return []
    }
    const family = familyOf(name)
    const texts = textsOf(event)
    const [text = ''] = texts
    const origins = making.has(family)
      ? [text.slice(0, -1)]
      : joining.has(family)
        ? texts
        : [texts.join('+')]
    const parents = [...(event.also ?? []), event.from].map(from =>
      textsOf(events.find(({ at }) => at === from)).join('+'),
    )
    return isDeepStrictEqual(parents.toSorted(), origins.toSorted())
      ? []
      : [`${name}: ${event.value} from ${parents}, not ${origins}`]
  })

const recordPipeline = async (
  flavour: (typeof flavours)[number],
  counts: readonly number[],
  steps: readonly Step[],
  consumers: number,
): Promise<Trace> => {
  const clock = createClock()
  const { recorder, use } = start(clock)
  const slowly = (call: Callback, salt: number): Callback =>
    flavour === ''
      ? call
      : async text => {
          const delay = delayOf(String(text), salt)
          if (delay % 3 > 0) {
            await clock.sleep(delay)
          }
          return call(text)
        }
  const sources = counts.map((count, source) => {
    const values = Array.from(
      { length: count },
      (_, n) => `${10 * source + n}.`,
    )
    const isBare = flavour === '' || (sourcesMayBeBare && source > 0)
    return isBare ? values : use('as', flavour)(values)
  })
  let pipeline =
    sources.length > 1 ? use('concat', flavour)(...sources) : sources[0]
  for (const { name, salt } of steps) {
    const callback = callbacks[name]
    const given = name in counted ? [counted[name]] : []
    const others = name === 'zip' ? [pipeline] : []
    pipeline = callback
      ? use(name, flavour)(slowly(callback(salt), salt), pipeline)
      : use(name, flavour)(...given, ...others, pipeline)
    if (joining.has(name)) {
      const join = (texts: unknown) => `${[texts].flat().join('+')}m`
      pipeline = use('map', flavour)(join, pipeline)
    }
  }
  const reduced = Array.from({ length: consumers }, () =>
    use('reduce', flavour)(use('toArray', '')(), pipeline),
  )
  await Promise.all(reduced)
  return recorder.trace()
}

/** Several sources may be arrays, which `concat` takes in every flavour. */
const sourcesMayBeBare = true

test('every value is linked to the one that its history names', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...flavours),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
      fc.array(stepOf, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 2 }),
      async (flavour, counts, steps, consumers) => {
        const trace = await recordPipeline(flavour, counts, steps, consumers)
        fc.pre(trace.folded === 0)
        expect(trace.runs).toHaveLength(consumers)
        expect(wrongLinks(trace)).toEqual([])
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 300) },
  )
}, 60_000)
