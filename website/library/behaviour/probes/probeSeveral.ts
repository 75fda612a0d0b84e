import type { Behaviour } from '../model/schema'
import { type ObserveOptions, observeAll, type Seen } from './observe'
import { Source } from './Source'
import type { Subject } from './Subject'
import { delay } from './world'

type Several = NonNullable<Behaviour['rejection']>['several']

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

/** What it rejects with in each setting in which at least two things failed. */
const observeFailures = async (
  subject: Subject,
  makeOptions: () => Omit<ObserveOptions, 'setting' | 'source'>,
  countFailures: (seen: Seen) => number,
): Promise<Several[]> => {
  const all = await observeAll(subject, () => ({
    source: new Source({ length: 2 }),
    ...makeOptions(),
  }))
  return all
    .filter(seen => seen.reading.state === 'failed' && countFailures(seen) > 1)
    .map(({ reading }) => kindOf(reading.error))
}

/** A later step fails for each output; inner iterables have two. */
const failLater = async (subject: Subject): Promise<Several[]> => {
  if (subject.plan.result !== 'concur') {
    return []
  }
  const values = subject.isNested
    ? [
        [1, 1],
        [2, 2],
      ]
    : [1, 2]
  return observeFailures(
    subject,
    () => ({
      given:
        subject.sourceFlavour === 'concur' ? subject.toConcur(values) : values,
      later: fail,
      callback: { isDoubled: true },
    }),
    ({ reading }) => reading.outputs.length,
  )
}

const failInCallbacks = (subject: Subject): Promise<Several[]> =>
  observeFailures(
    subject,
    () => ({ callback: { failsAt: 'always' } }),
    ({ callback }) => callback.failures,
  )

const failInValues = async (subject: Subject): Promise<Several[]> =>
  subject.sourceFlavour === 'concur'
    ? observeFailures(
        subject,
        () => ({ given: subject.whenReady([fail(), fail()]) }),
        () => 2,
      )
    : []

const order: readonly Several[] = ['nested', 'one', 'aggregate']

/** As what kind of error several failures at once arrive, in the worst case. */
export const probeSeveral = async (subject: Subject): Promise<Several> => {
  const found = [
    ...(await failLater(subject)),
    ...(await failInCallbacks(subject)),
    ...(await failInValues(subject)),
  ]
  return order.find(kind => found.includes(kind)) ?? null
}
