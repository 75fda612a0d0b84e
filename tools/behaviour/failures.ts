import { inTurn, type Observed, type Options, observeAll } from './observe'
import { type Setting, type Subject, settingsOf } from './Subject'
import { delay } from './world'

/** What was observed, and when the first failure happened. */
export type Failed = { observed: Observed; failedAt: number }

const LENGTH = 20
/** More outputs than come, so that nobody breaks off. */
const LIMIT = 100
/** Slower than the failure, so that reading on takes time. */
const INTERVAL = 30
const FAST = 10
const SLOW = 200

const settingsFor = (subject: Subject): Setting[] =>
  settingsOf(subject.plan).map(setting => ({
    ...setting,
    // Longer than the source, except where a shorter one is meant to end the
    // run early.
    otherLength: setting.otherLength < 5 ? setting.otherLength : LENGTH + 5,
  }))

/** What is observed with each cause of a failure, in every setting. */
const observeFailures = async <Cause>(
  subject: Subject,
  causes: readonly Cause[],
  makeOptions: (cause: Cause) => Omit<Options, 'setting' | 'limit'>,
): Promise<Observed[]> => {
  const all = await inTurn(causes, cause =>
    observeAll(
      subject,
      () => ({ ...makeOptions(cause), limit: LIMIT }),
      settingsFor(subject),
    ),
  )
  return all.flat()
}

/** Which calls fail; some callbacks are called only once. */
const failingCalls = [1, 2, 'always'] as const

/** One call of the callback fails soon, or each in its own time. */
export const failInCallback = async (subject: Subject): Promise<Failed[]> => {
  if (!subject.takesCallback) {
    return []
  }
  const all = await observeFailures(subject, failingCalls, failsAt => ({
    source: subject.newSource({ length: LENGTH, interval: INTERVAL }),
    callback: {
      fails: call => failsAt === 'always' || failsAt === call,
      delayFor: (_, call) => {
        const usual = failsAt === 'always' ? FAST + call * SLOW : SLOW
        return call === failsAt ? FAST : usual
      },
    },
  }))
  return all.flatMap(observed => {
    const { failure } = observed.callback
    return failure ? [{ observed, failedAt: failure.time }] : []
  })
}

type Variant = { length: number; isLarge: boolean; isEach: boolean }

const variants: readonly Variant[] = [
  { length: LENGTH, isLarge: false, isEach: false },
  { length: LENGTH, isLarge: true, isEach: false },
  { length: 2, isLarge: false, isEach: false },
  // Nothing arrives but the failure.
  { length: 1, isLarge: false, isEach: false },
  // Nothing arrives but failures, one after another.
  { length: 2, isLarge: false, isEach: true },
  { length: 5, isLarge: false, isEach: true },
]

const valuesFor = (subject: Subject, { length, isEach }: Variant) => {
  const failing = isEach ? 0 : Math.min(1, length - 1)
  return Array.from({ length }, async (_, index) => {
    await delay(index === failing ? FAST : SLOW * (index + 1))
    if (isEach || index === failing) {
      throw new Error('A value of the source failed')
    }
    return subject.valueAt(index)
  })
}

/** Whether its source can hold values that fail by themselves. */
const holdsPromises = ({ sourceFlavour, plan }: Subject): boolean =>
  sourceFlavour === 'concur' ||
  (sourceFlavour === 'plain' && plan.flavour === 'concur')

/** One value of the source fails and others come later, or all fail. */
export const failInValues = async (subject: Subject): Promise<Failed[]> => {
  if (!holdsPromises(subject)) {
    return []
  }
  const all = await observeFailures(subject, variants, variant => {
    const values = valuesFor(subject, variant)
    return {
      source: subject.newSource({ length: variant.length }),
      given:
        subject.sourceFlavour === 'concur' ? subject.whenReady(values) : values,
      isLarge: variant.isLarge,
    }
  })
  return all.map(observed => ({ observed, failedAt: FAST }))
}

/** Which pull fails: at the first nothing else is under way. */
const failingPulls = [1, 3]

/** The source itself fails, while callbacks are slow. */
export const failInSource = async (subject: Subject): Promise<Failed[]> => {
  const all = await observeFailures(subject, failingPulls, failsAt => ({
    source: subject.newSource({ length: LENGTH, interval: INTERVAL, failsAt }),
    callback: { delayFor: () => SLOW },
  }))
  return all.flatMap(observed => {
    const { failedAt } = observed.source
    return failedAt === undefined ? [] : [{ observed, failedAt }]
  })
}
