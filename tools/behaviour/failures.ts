import { type Observed, type Options, observeAll } from './observe'
import { holdsPromises, takesCallback } from './prepare'
import type { Subject } from './subjects'
import { clock } from './world'

/** What was observed, and when the first failure happened. */
type Failed = { observed: Observed; failedAt: number }

/** Slower than a failure, so that reading on takes time. */
const usual = { length: 20, interval: 30, limit: 100 }
const FAST = 10
const SLOW = 200

/** One call of the callback fails soon, or each in its own time. */
const inCallback: readonly Options[] = [
  ...[1, 2].map(failing => ({
    ...usual,
    fails: (call: number) => call === failing,
    delayFor: (_: number, call: number) => (call === failing ? FAST : SLOW),
  })),
  { ...usual, fails: () => true, delayFor: (_, call) => FAST + call * SLOW },
]

/** Each value from the first one that fails comes later than the one before. */
const arriving = (
  length: number,
  failing: number,
  isEach = false,
): Options => ({
  ...usual,
  length,
  arrive: async index => {
    await clock.sleep(index === failing ? FAST : SLOW * (index + 1))
    if (isEach || index === failing) {
      throw new Error('A value of the source failed')
    }
  },
})

/** One value of the source fails, or all do, one after another. */
const inValues: readonly Options[] = [
  arriving(20, 1),
  { ...arriving(20, 1), isLarge: true },
  arriving(2, 1),
  arriving(1, 0),
  arriving(2, 0, true),
  arriving(5, 0, true),
]

/** The source itself fails, at once or later, while callbacks are slow. */
const inSource: readonly Options[] = [1, 3].map(failsAt => ({
  ...usual,
  failsAt,
  delayFor: () => SLOW,
}))

/** What was observed where something did fail. */
const failWith = async (
  subject: Subject,
  causes: readonly Options[],
  failedAtOf: (observed: Observed) => number | undefined,
): Promise<Failed[]> => {
  const all = await observeAll(subject, ...causes)
  return all.flatMap(observed => {
    const failedAt = failedAtOf(observed)
    return failedAt === undefined ? [] : [{ observed, failedAt }]
  })
}

export const failInCallbackOrValue = async (
  subject: Subject,
): Promise<Failed[]> => [
  ...(takesCallback(subject)
    ? await failWith(subject, inCallback, ({ callback }) => callback.failedAt)
    : []),
  ...(holdsPromises(subject)
    ? await failWith(subject, inValues, () => FAST)
    : []),
]

export const failInSource = (subject: Subject): Promise<Failed[]> =>
  failWith(subject, inSource, ({ source }) => source.failedAt)
