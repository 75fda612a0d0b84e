import type { Behaviour } from '../model/schema'
import { inTurn, type ObserveOptions, observeAll, type Seen } from './observe'
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

/** How many values there are, each of which fails. */
const lengths = [2, 4, 5]

const fail = async (): Promise<never> => {
  await delay(1)
  throw new Error('One of several failed')
}

/** What it rejects with in each setting in which at least two things failed. */
const observeFailures = async (
  subject: Subject,
  makeOptions: (length: number) => Omit<ObserveOptions, 'setting' | 'source'>,
  countFailures: (seen: Seen) => number,
): Promise<Several[]> => {
  const all = await inTurn(lengths, length =>
    observeAll(subject, () => ({
      source: new Source({ length }),
      ...makeOptions(length),
    })),
  )
  return all
    .flat()
    .filter(seen => seen.reading.state === 'failed' && countFailures(seen) > 1)
    .map(({ reading }) => kindOf(reading.error))
}

/** A later step fails for each output; inner iterables have two. */
const failLater = async (subject: Subject): Promise<Several[]> => {
  if (subject.plan.result !== 'concur') {
    return []
  }
  return observeFailures(
    subject,
    length => {
      const values = Array.from({ length }, (_, index) =>
        subject.isNested ? [index + 1, index + 1] : index + 1,
      )
      return {
        given:
          subject.sourceFlavour === 'concur'
            ? subject.toConcur(values)
            : values,
        later: fail,
        callback: { isDoubled: true },
      }
    },
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
        length => ({
          given: subject.whenReady(Array.from({ length }, fail)),
        }),
        () => 2,
      )
    : []

/** As what kind of error several failures at once arrive. */
export const probeSeveral = async (subject: Subject): Promise<Several> => {
  const found = [
    ...(await failLater(subject)),
    ...(await failInCallbacks(subject)),
    ...(await failInValues(subject)),
  ]
  const kinds = new Set(found)
  if (kinds.has('nested')) {
    return 'nested'
  }
  return kinds.size > 1 ? 'some' : (found[0] ?? null)
}
