import type { Behaviour } from '../model/schema'
import { nestedIn, observe } from './observe'
import type { ReadingOptions } from './Reading'
import { Source } from './Source'
import { type CallOptions, type Subject, settingsOf } from './Subject'
import { delay } from './world'

type Several = NonNullable<Behaviour['rejection']>['several']
type Options = Omit<CallOptions & ReadingOptions, 'setting' | 'source'>

const kindOf = (error: unknown): Several => {
  if (!(error instanceof AggregateError)) {
    return 'one'
  }
  return error.errors.some(inner => inner instanceof AggregateError)
    ? 'nested'
    : 'aggregate'
}

const fail = async (): Promise<never> => {
  await delay(1)
  throw new Error('One of several failed')
}

/** What goes wrong beside the callback, and how often it did. */
type Trouble = { options: Options; count: () => number }

/** What it rejects with in each setting in which at least two things failed. */
const observeFailures = async (
  subject: Subject,
  makeTrouble: () => Trouble,
): Promise<Several[]> => {
  const found: Several[] = []
  for (const setting of settingsOf(subject.plan)) {
    const { options, count } = makeTrouble()
    const { reading, callback } = await observe(subject, {
      setting,
      source: new Source({ length: 2 }),
      ...options,
    })
    if (reading.state === 'failed' && callback.failures + count() > 1) {
      found.push(kindOf(reading.error))
    }
  }
  return found
}

/** A later step fails for each output; inner iterables have two. */
const failLater = async (subject: Subject): Promise<Several[]> => {
  if (subject.plan.result !== 'concur') {
    return []
  }
  const values = nestedIn(subject)
    ? [
        [1, 1],
        [2, 2],
      ]
    : [1, 2]
  return observeFailures(subject, () => {
    let failures = 0
    const later = (): Promise<never> => {
      failures += 1
      return fail()
    }
    const given =
      subject.sourceFlavour === 'concur' ? subject.toConcur(values) : values
    return {
      options: { given, later, callback: { isDoubled: true } },
      count: () => failures,
    }
  })
}

const failInCallbacks = (subject: Subject): Promise<Several[]> =>
  observeFailures(subject, () => ({
    options: { callback: { failsAt: 'always' } },
    count: () => 0,
  }))

const failInValues = async (subject: Subject): Promise<Several[]> =>
  subject.sourceFlavour === 'concur'
    ? observeFailures(subject, () => ({
        options: { given: subject.whenReady([fail(), fail()]) },
        count: () => 2,
      }))
    : []

const order: readonly Several[] = ['nested', 'one', 'aggregate']

/** What several failures at once are told as, in the worst case. */
export const probeSeveral = async (subject: Subject): Promise<Several> => {
  const found = [
    ...(await failLater(subject)),
    ...(await failInCallbacks(subject)),
    ...(await failInValues(subject)),
  ]
  return order.find(kind => found.includes(kind)) ?? null
}
