import type { FactKey, Observed as Facts } from '../../website/reference/facts'
import { failInCallback, failInSource, failInValues } from './failures'
import {
  inTurn,
  type Observed,
  type Options,
  observe,
  observeAll,
} from './observe'
import { probeCalls } from './probeCalls'
import { probeHeld } from './probeHeld'
import { Reading } from './Reading'
import { MAX_PULLS, Source } from './Source'
import { type Subject, settingsOf, usualSetting } from './Subject'
import { delay, untilQuiet } from './world'

/** Finds out one fact about a function; undefined where it makes no sense. */
type Probe = (subject: Subject) => Promise<string | undefined>

/** What the call does before anybody reads its result. */
const probeStart: Probe = async subject => {
  const source = subject.newSource({ length: 5 })
  const { make } = subject.prepare({ setting: usualSetting, source })
  try {
    make()
  } catch {
    // A call that throws has read the value that made it throw.
  }
  await untilQuiet()
  if (source.pulls > 0) {
    return 'eager'
  }
  return source.opens > 0 ? 'opens' : 'lazy'
}

/** A source of five values, quick and slow: patience may change what is read. */
const readFive = async (subject: Subject): Promise<Observed[]> => {
  const both = await inTurn([10, 100_000], interval =>
    observeAll(subject, () => ({
      source: subject.newSource({ length: 5, interval }),
    })),
  )
  return both.flat()
}

/** Pulls before the first output or the result, in the best case. */
const probeFirstPulls: Probe = async subject => {
  const pulls = (await readFive(subject)).flatMap(({ reading }) => {
    const first = reading.outputs[0]?.pulls
    const failed = reading.state === 'failed' ? reading.pulls : undefined
    return first ?? failed ?? []
  })
  return pulls.length > 0 ? String(Math.min(...pulls)) : undefined
}

/** Pulls until the result was read to its end, in the longest case. */
const probeAllPulls: Probe = async subject => {
  const all = await readFive(subject)
  return all.every(({ reading }) => reading.isSettled)
    ? String(Math.max(...all.map(({ source }) => source.pulls)))
    : undefined
}

/** Of sources that were opened: one that was not needs no closing. */
const closesOf = (all: readonly Observed[]): string | undefined => {
  const opened = all.filter(({ source }) => source.opens > 0)
  const closed = opened.filter(({ source }) => source.closes > 0)
  if (opened.length === 0) {
    return undefined
  }
  if (closed.length === opened.length) {
    return 'closes'
  }
  return closed.length === 0 ? 'leaves open' : 'in some cases'
}

const observeEndless = (
  subject: Subject,
  options: Pick<Options, 'limit' | 'callback'>,
): Promise<Observed[]> =>
  observeAll(subject, () => ({
    source: subject.newSource({ length: Infinity }),
    ...options,
  }))

/** The reader breaks off after some numbers of outputs. */
const probeBreak: Probe = async subject => {
  if (subject.plan.result === 'value' || subject.plan.result === 'concur') {
    return undefined
  }
  const all = await inTurn([0, 1, 2, 3, 5], limit =>
    observeEndless(subject, { limit }),
  )
  return closesOf(all.flat().filter(({ reading }) => reading.state === 'broke'))
}

/** One call of the callback fails. */
const probeThrow: Probe = async subject => {
  if (!subject.takesCallback) {
    return undefined
  }
  const all = await inTurn([1, 2, 5], failsAt =>
    observeEndless(subject, { callback: { fails: call => call === failsAt } }),
  )
  return closesOf(all.flat().filter(({ callback }) => callback.failures > 0))
}

/** It stopped before the source said that it has no more. */
const probeOwnEnd: Probe = async subject =>
  closesOf(
    (await readFive(subject)).filter(
      ({ reading: { isSettled, pulls } }) =>
        isSettled && pulls !== undefined && pulls < 6,
    ),
  )

/** With a source that has no end, quick and slow. */
const probeEndless: Probe = async subject => {
  const both = await inTurn([1, 100_000], interval =>
    observeAll(subject, () => ({
      source: subject.newSource({ length: Infinity, interval }),
    })),
  )
  const all = both.flat()
  const ended = all.filter(
    ({ reading: { isSettled, pulls = 0 } }) => isSettled && pulls < MAX_PULLS,
  )
  if (ended.length > 0) {
    const isAnswer = subject.plan.result === 'value' || subject.plan.isOptional
    const whenEnded = isAnswer ? 'answers' : 'ends'
    return ended.every(({ reading }) => reading.state === 'failed')
      ? 'throws'
      : whenEnded
  }
  return all.some(
    ({ reading, source }) => reading.state === 'broke' && !source.stalled,
  )
    ? 'streams'
    : 'never'
}

const states = {
  ended: 'ends',
  answered: 'answers',
  failed: 'throws',
  broke: 'never',
  pending: 'never',
} as const

const probeEmpty: Probe = async subject => {
  const { reading } = await observe(subject, {
    setting: { ...usualSetting, otherLength: 0 },
    source: new Source({ length: 0 }),
  })
  return states[reading.state]
}

/** Which order outputs have when work is not done in the source's order. */
const probeOrder: Probe = async subject => {
  const observeWith = (delayFor: (value: number) => number) =>
    observeAll(subject, () => {
      const values = Array.from({ length: 5 }, async (_, index) => {
        await delay(delayFor(index + 1))
        return subject.valueAt(index)
      })
      return {
        source: subject.newSource({ length: 5, interval: 0 }),
        callback: { delayFor },
        ...subject.givenAs(values),
      }
    })
  // As text, because a result may hold functions, of which no two are equal.
  const valuesOf = (all: readonly Observed[]): string =>
    JSON.stringify(all.map(({ reading }) => reading.values))
  const even = await observeWith(() => 10)
  const uneven = await observeWith(
    value => [30, 50, 10, 40, 20][value - 1] ?? 60,
  )
  if (valuesOf(even) !== valuesOf(uneven)) {
    return 'arrival'
  }
  return even.some(({ reading }) => reading.outputs.length > 1)
    ? 'keeps order'
    : undefined
}

/** Reads a result a second time. */
const probeAgain: Probe = async subject => {
  if (subject.plan.result === 'value') {
    return undefined
  }
  for (const setting of settingsOf(subject.plan)) {
    const source = subject.newSource({ length: 5 })
    const result = subject.prepare({ setting, source }).make()
    const read = async (): Promise<number> => {
      const reading = new Reading(source, { limit: 8 })
      reading.read(result, subject.plan, subject.package)
      await untilQuiet()
      return reading.outputs.length
    }
    if ((await read()) > 0) {
      const { opens, pulls } = source
      if ((await read()) === 0) {
        return 'nothing'
      }
      // One more pull may ask whether there is more now.
      const isRead = source.opens > opens || source.pulls > pulls + 1
      return isRead ? 'source' : 'memory'
    }
  }
  return undefined
}

/** Whether the work of a later, slower step is done when it settles. */
const probeLaterSteps: Probe = async subject => {
  if (subject.plan.result !== 'concur') {
    return undefined
  }
  const all = await observeAll(subject, () => ({
    source: subject.newSource({ length: 5 }),
    later: () => delay(100),
  }))
  return all.every(({ reading }) => reading.unfinished === 0)
    ? 'waits'
    : 'does not wait'
}

/** When a failure of a callback or a value, or else of the source, rejects. */
const probeRejects: Probe = async subject => {
  if (subject.plan.flavour === 'plain') {
    return undefined
  }
  const byValues = [
    ...(await failInCallback(subject)),
    ...(await failInValues(subject)),
  ]
  const rejected = (
    byValues.length > 0 ? byValues : await failInSource(subject)
  ).filter(({ observed }) => observed.reading.state === 'failed')
  if (rejected.length === 0) {
    return 'never rejects'
  }
  return rejected.every(
    ({ observed, failedAt }) => observed.reading.time <= failedAt + 1,
  )
    ? 'immediately'
    : 'at the end'
}

/** Whether the result came although something had failed before. */
const probeHidden: Probe = async subject => {
  if (subject.plan.flavour === 'plain') {
    return undefined
  }
  const all = [
    ...(await failInCallback(subject)),
    ...(await failInValues(subject)),
    ...(await failInSource(subject)),
  ]
  return all.some(
    ({ observed: { reading }, failedAt }) =>
      (reading.state === 'ended' || reading.state === 'answered') &&
      reading.time >= failedAt,
  )
    ? 'hides failures'
    : 'reports them'
}

/** How each fact is found out, in the order of the columns. */
const probes: Readonly<Record<FactKey, Probe>> = {
  start: probeStart,
  'pulls.first': probeFirstPulls,
  'pulls.all': probeAllPulls,
  'closes.break': probeBreak,
  'closes.throw': probeThrow,
  'closes.own': probeOwnEnd,
  endless: probeEndless,
  empty: probeEmpty,
  atOnceRule: probeCalls,
  order: probeOrder,
  held: probeHeld,
  again: probeAgain,
  waitsForLaterSteps: probeLaterSteps,
  'rejection.settles': probeRejects,
  'rejection.hidden': probeHidden,
}

/** Everything that is to be known of a function. */
export const probe = async (subject: Subject): Promise<Facts> => {
  const found = await inTurn(Object.entries(probes), async ([key, find]) => {
    const word = await find(subject)
    return word === undefined ? [] : [[key, word]]
  })
  return Object.fromEntries(found.flat())
}
