import { isDeepStrictEqual } from 'node:util'
import type { Behaviour } from '../model/schema'
import { type Observed, observe, type Probe } from './observe'
import type { Source } from './Source'
import { type Setting, type Subject, settingsOf } from './Subject'
import { untilQuiet } from './world'

function* generate(source: Source): Generator<unknown> {
  yield* source.plain()
}

async function* generateAsync(source: Source): AsyncGenerator<unknown> {
  yield* source.async()
}

/** What is in a value that is an iterable itself, which `next` gives two of. */
const openValue = async (value: unknown): Promise<unknown> => {
  const isOpen =
    typeof value === 'object' &&
    value !== null &&
    (Symbol.iterator in value || Symbol.asyncIterator in value)
  if (!isOpen) {
    return value
  }
  const inner: unknown[] = []
  for await (const one of value as AsyncIterable<unknown>) {
    inner.push(await openValue(one))
  }
  return inner
}

const outcomeOf = async ({ reading }: Observed): Promise<unknown> => {
  const values = openValue(reading.values)
  await untilQuiet()
  return { state: reading.state, values: await values }
}

const compare = async (
  subject: Subject,
  setting: Setting,
): Promise<Behaviour['generator']> => {
  const limit = 8
  const source = subject.newSource({ length: 5 })
  const usual = await observe(subject, { setting, source, limit })
  const once = subject.newSource({ length: 5 })
  const given =
    subject.sourceFlavour === 'plain' ? generate(once) : generateAsync(once)
  const observed = await observe(subject, {
    setting,
    source: once,
    limit,
    given,
  })
  if (isDeepStrictEqual(await outcomeOf(observed), await outcomeOf(usual))) {
    return 'works'
  }
  return observed.reading.state === 'failed' ? 'throws' : 'differs'
}

/** Whether a generator object, which can be read once, does as a source. */
export const probeGenerator: Probe<'generator'> = async subject => {
  if (subject.sourceFlavour === 'concur') {
    return { generator: null }
  }
  for (const setting of settingsOf(subject.plan)) {
    const found = await compare(subject, setting)
    if (found !== 'works') {
      return { generator: found }
    }
  }
  return { generator: 'works' }
}
