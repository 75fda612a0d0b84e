import type { Behaviour } from '../model/schema'
import { inTurn, type Observed, type Options, observeAll } from './observe'
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

/** How many values there are, and how many of them fail, the first ones. */
type Some = { length: number; failing: number }

const cases: readonly Some[] = [
  { length: 2, failing: 2 },
  { length: 4, failing: 4 },
  { length: 5, failing: 5 },
  { length: 5, failing: 2 },
  { length: 5, failing: 4 },
]

/** Whether the output, call or value with this number fails, from 1. */
const isFailing = ({ length, failing }: Some, number: number): boolean =>
  failing === length || number <= failing

const failIf = async (fails: boolean): Promise<void> => {
  await delay(1)
  if (fails) {
    throw new Error('One of several failed')
  }
}

/** What it rejects with in each setting in which at least two things failed. */
const observeFailures = async (
  subject: Subject,
  makeOptions: (some: Some) => Omit<Options, 'setting' | 'source'>,
  countFailures: (observed: Observed) => number,
): Promise<Several[]> => {
  const all = await inTurn(cases, some =>
    observeAll(subject, () => ({
      source: new Source({ length: some.length }),
      ...makeOptions(some),
    })),
  )
  return all
    .flat()
    .filter(
      observed =>
        observed.reading.state === 'failed' && countFailures(observed) > 1,
    )
    .map(({ reading }) => kindOf(reading.error))
}

/** A later step fails for the first outputs or for all; inner iterables have two. */
const failLater = async (subject: Subject): Promise<Several[]> => {
  if (subject.plan.result !== 'concur') {
    return []
  }
  return observeFailures(
    subject,
    some => {
      let outputs = 0
      const values = Array.from({ length: some.length }, (_, index) =>
        subject.isNested ? [index + 1, index + 1] : index + 1,
      )
      return {
        given:
          subject.sourceFlavour === 'concur'
            ? subject.toConcur(values)
            : values,
        later: () => {
          outputs += 1
          return failIf(isFailing(some, outputs))
        },
        callback: { isDoubled: true },
      }
    },
    ({ reading }) => reading.outputs.length,
  )
}

const failInCallbacks = (subject: Subject): Promise<Several[]> =>
  observeFailures(
    subject,
    some => ({ callback: { fails: call => isFailing(some, call) } }),
    ({ callback }) => callback.failures,
  )

const failInValues = async (subject: Subject): Promise<Several[]> =>
  subject.sourceFlavour === 'concur'
    ? observeFailures(
        subject,
        some => ({
          given: subject.whenReady(
            Array.from({ length: some.length }, async (_, index) => {
              await failIf(isFailing(some, index + 1))
              return subject.valueAt(index)
            }),
          ),
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
