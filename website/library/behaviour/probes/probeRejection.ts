import type { Behaviour } from '../model/schema'
import { type ObserveOptions, observeAll, type Seen } from './observe'
import { probeSeveral } from './probeSeveral'
import { type Setting, type Subject, settingsOf } from './Subject'
import { delay } from './world'

type Rejection = NonNullable<Behaviour['rejection']>

const LENGTH = 20
/** More outputs than come, so that nobody breaks off. */
const LIMIT = 100
/** Slower than the failure, so that reading on takes time. */
const INTERVAL = 30
const FAST = 10
const SLOW = 200

/** What was seen, and when the failure happened. */
type Failed = { seen: Seen; failedAt: number }

type Variant = { length: number; isLarge: boolean }

const variants: readonly Variant[] = [
  { length: LENGTH, isLarge: false },
  { length: LENGTH, isLarge: true },
  { length: 2, isLarge: false },
  // Nothing arrives but the failure.
  { length: 1, isLarge: false },
]

const settingsFor = (subject: Subject): Setting[] =>
  settingsOf(subject.plan).map(setting => ({
    ...setting,
    // Longer than the source, except where a shorter one is meant to end the
    // run early.
    otherLength: setting.otherLength < 5 ? setting.otherLength : LENGTH + 5,
  }))

const observeFailure = (
  subject: Subject,
  makeOptions: () => Omit<ObserveOptions, 'setting' | 'limit'>,
): Promise<Seen[]> =>
  observeAll(
    subject,
    () => ({ ...makeOptions(), limit: LIMIT }),
    settingsFor(subject),
  )

/** The callback's second call fails soon; all others take their time. */
const failInCallback = async (subject: Subject): Promise<Failed[]> => {
  if (!subject.takesCallback) {
    return []
  }
  const all = await observeFailure(subject, () => ({
    source: subject.newSource({ length: LENGTH, interval: INTERVAL }),
    callback: { failsAt: 2, delayFor: value => (value === 2 ? FAST : SLOW) },
  }))
  return all.flatMap(seen => {
    const { failure } = seen.callback
    return failure ? [{ seen, failedAt: failure.time }] : []
  })
}

/** One value of the source itself fails; others come later. */
const failInValue = async (
  subject: Subject,
  { length, isLarge }: Variant,
): Promise<Failed[]> => {
  const all = await observeFailure(subject, () => {
    const failing = Math.min(1, length - 1)
    const values = Array.from({ length }, async (_, index) => {
      await delay(index === failing ? FAST : SLOW)
      if (index === failing) {
        throw new Error('A value of the source failed')
      }
      return subject.valueAt(index)
    })
    return {
      source: subject.newSource({ length }),
      given: subject.whenReady(values),
      isLarge,
    }
  })
  return all.map(seen => ({ seen, failedAt: FAST }))
}

/** The first pull of an async source fails. */
const failInPull = async (subject: Subject): Promise<Failed[]> => {
  const all = await observeFailure(subject, () => ({
    source: subject.newSource({
      length: LENGTH,
      interval: INTERVAL,
      failsAt: 1,
    }),
  }))
  return all.map(seen => ({ seen, failedAt: INTERVAL }))
}

const failInSource = async (subject: Subject): Promise<Failed[]> => {
  if (subject.sourceFlavour !== 'concur') {
    return failInPull(subject)
  }
  const all: Failed[] = []
  for (const variant of variants) {
    all.push(...(await failInValue(subject, variant)))
  }
  return all
}

const isHidden = ({ seen: { reading } }: Failed): boolean =>
  reading.state === 'ended' || reading.state === 'answered'

const settlesAtOnce = ({ seen: { reading }, failedAt }: Failed): boolean =>
  reading.time <= failedAt + 1

const goesOn = ({ seen: { callback } }: Failed): boolean =>
  callback.calls > (callback.failure?.calls ?? 0)

const whenSettled = (all: readonly Failed[]): Rejection['settles'] => {
  const rejected = all.filter(({ seen }) => seen.reading.state === 'failed')
  if (rejected.length === 0) {
    return 'never'
  }
  return rejected.every(settlesAtOnce) ? 'once' : 'end'
}

/** What a failure does, in every setting in which there is one. */
export const probeRejection = async (
  subject: Subject,
): Promise<Pick<Behaviour, 'rejection'>> => {
  if (subject.plan.flavour === 'plain') {
    return { rejection: null }
  }
  const inCallbacks = await failInCallback(subject)
  const hasCallbacks = inCallbacks.length > 0
  const all = hasCallbacks ? inCallbacks : await failInSource(subject)
  return {
    rejection: {
      settles: whenSettled(all),
      goesOn: hasCallbacks ? all.some(goesOn) : null,
      hidden: all.some(isHidden),
      several: await probeSeveral(subject),
      unhandled: hasCallbacks
        ? all.some(({ seen }) => seen.unhandled > 0)
        : null,
    },
  }
}
