import { inspect } from 'node:util'
import fc from 'fast-check'
import * as published from 'lfi'
import { expect, test } from 'vitest'
import { familyOf } from '../families'
import type { Trace, TraceEvent } from '../trace'
import { createRecorder, type Lfi } from './createRecorder'

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
  dropWhile: () => () => false,
  find: salt => text => delayOf(text, salt) % 3 === 0,
  findLast: salt => text => delayOf(text, salt) % 3 > 0,
}
const counted: Readonly<Record<string, number>> = { take: 4, drop: 1, at: 1 }
const bare = ['unique', 'cache', 'opaque', 'first', 'last']
const making = new Set(['map', 'flatMap', 'filterMap'])
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

const textOf = (event: TraceEvent | undefined): string =>
  event?.value.slice(1, -1) ?? ''

/** Values that left a step, whose link leads elsewhere than their history. */
const wrongLinks = ({ steps, events }: Trace): readonly string[] =>
  events.flatMap(event => {
    const { name = '', role } = steps[event.step] ?? {}
    if (event.type !== 'value' || role !== 'call' || /^reduce/u.test(name)) {
      return []
    }
    const text = textOf(event)
    const parent = making.has(familyOf(name)) ? text.slice(0, -1) : text
    const found = events.find(({ at }) => at === event.from)
    return found?.type === 'value' && textOf(found) === parent
      ? []
      : [`${name}: ${text} from ${found?.type} ${textOf(found)}, not ${parent}`]
  })

const recordPipeline = async (
  flavour: (typeof flavours)[number],
  counts: readonly number[],
  steps: readonly Step[],
  consumers: number,
): Promise<Trace> => {
  const clock = createClock()
  const { recorder, use } = start(clock)
  const callbackOf = ({ name, salt }: Step): Callback => {
    const call = callbacks[name]?.(salt) ?? (() => undefined)
    return flavour === ''
      ? call
      : async text => {
          const delay = delayOf(text, salt)
          if (delay % 3 > 0) {
            await clock.sleep(delay)
          }
          return call(text)
        }
  }
  const sources = counts.map((count, source) => {
    const values = Array.from(
      { length: count },
      (_, n) => `${10 * source + n}.`,
    )
    return flavour === '' ? values : use('as', flavour)(values)
  })
  let pipeline =
    sources.length > 1 ? use('concat', flavour)(...sources) : sources[0]
  for (const step of steps) {
    const { name } = step
    const given =
      name in counted
        ? [counted[name]]
        : name in callbacks
          ? [callbackOf(step)]
          : []
    pipeline = use(name, flavour)(...given, pipeline)
  }
  const reduced = Array.from({ length: consumers }, () =>
    use('reduce', flavour)(use('toArray', '')(), pipeline),
  )
  await Promise.all(reduced)
  return recorder.trace()
}

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
