import { isDeepStrictEqual } from 'node:util'
import type { FactKey, Observed as Facts } from '../../website/reference/facts'
import { failInCallbackOrValue, failInSource } from './failures'
import { inTurn, type Observed, observe, observeAll } from './observe'
import { prepare, settingsOf, takesCallback } from './prepare'
import { probeCalls } from './probeCalls'
import { probeHeld } from './probeHeld'
import { Reading } from './Reading'
import { MAX_PULLS } from './Source'
import type { Subject } from './subjects'
import { clock } from './world'

/** Finds out one fact about a function; undefined where it makes no sense. */
type Probe = (subject: Subject) => Promise<string | undefined>

/** What the call does before its result is read. */
const probeStart: Probe = async subject => {
  const { call, source } = prepare(subject, { length: 5 })
  try {
    call()
  } catch {
    // A call that throws has read the value that made it throw.
  }
  await clock.rewind()
  if (source.pulls > 0) {
    return 'eager'
  }
  return source.opens > 0 ? 'opens' : 'lazy'
}

const readFive = (subject: Subject): Promise<Observed[]> =>
  observeAll(subject, { length: 5 })

/** Pulls before the first output or the result, in the best case. */
const probeFirstPulls: Probe = async subject => {
  const pulls = (await readFive(subject)).flatMap(
    ({ reading: { outputs, state, pulls } }) =>
      outputs[0]?.pulls ?? (state === 'failed' ? pulls : []),
  )
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
  const closed = all
    .filter(({ source }) => source.opens > 0)
    .map(({ source }) => source.closes > 0)
  if (closed.length === 0) {
    return undefined
  }
  if (closed.every(Boolean)) {
    return 'closes'
  }
  return closed.some(Boolean) ? 'in some cases' : 'leaves open'
}

/** The reader breaks off after some numbers of outputs. */
const probeBreak: Probe = async subject => {
  if (subject.result === 'value' || subject.result === 'concur') {
    return undefined
  }
  const all = await observeAll(
    subject,
    ...[1, 2, 3, 5].map(limit => ({ length: Infinity, limit })),
  )
  return closesOf(all.filter(({ reading }) => reading.state === 'broke'))
}

/** One call of the callback fails. */
const probeThrow: Probe = async subject => {
  if (!takesCallback(subject)) {
    return undefined
  }
  const all = await observeAll(
    subject,
    ...[1, 2, 5].map(failing => ({
      length: Infinity,
      fails: (call: number) => call === failing,
    })),
  )
  return closesOf(all.filter(({ callback }) => callback.failedAt !== undefined))
}

/** It stopped before the source said that it has no more. */
const probeOwnEnd: Probe = async subject =>
  closesOf(
    (await readFive(subject)).filter(
      ({ reading: { isSettled, pulls } }) => isSettled && pulls < 6,
    ),
  )

const probeEndless: Probe = async subject => {
  const all = await observeAll(subject, { length: Infinity })
  const ended = all
    .map(({ reading }) => reading)
    .filter(({ isSettled, pulls }) => isSettled && pulls < MAX_PULLS)
  if (ended.length > 0) {
    const isAnswer = subject.result === 'value' || subject.isOptional
    const whenEnded = isAnswer ? 'answers' : 'ends'
    return ended.every(({ state }) => state === 'failed') ? 'throws' : whenEnded
  }
  return all.some(
    ({ reading, source }) => reading.state === 'broke' && !source.isStuck,
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
  const { reading } = await observe(subject, { length: 0, otherLength: 0 })
  return states[reading.state]
}

/** Each result as text, because it may hold functions, which are never equal. */
const outputsOf = (all: readonly Observed[]): string[][] =>
  all.map(({ reading }) =>
    reading.outputs.map(({ value }) => JSON.stringify(value)),
  )

/** Which order outputs have when work is not done in the source's order. */
const probeOrder: Probe = async subject => {
  const outputsWith = async (delayFor: (value: number) => number) =>
    outputsOf(
      await observeAll(subject, {
        length: 5,
        interval: 0,
        delayFor,
        arrive: index => clock.sleep(delayFor(index + 1)),
      }),
    )
  const even = await outputsWith(() => 10)
  const uneven = await outputsWith(
    value => [30, 50, 10, 40, 20][value - 1] ?? 60,
  )
  if (!isDeepStrictEqual(even, uneven)) {
    return 'arrival'
  }
  const several = even.filter(outputs => outputs.length > 1)
  if (several.length > 0 && several.every(it => new Set(it).size === 1)) {
    throw new Error(
      `The outputs of ${subject.label} are all alike, so they say nothing of their order. Let its callback answer something else in tools/behaviour/prepare.ts.`,
    )
  }
  return several.length > 0 ? 'keeps order' : undefined
}

/** Reads a result a second time. */
const probeAgain: Probe = async subject => {
  if (subject.result === 'value') {
    return undefined
  }
  for (const setting of settingsOf(subject)) {
    const { call, source } = prepare(subject, { length: 5, ...setting })
    const result = call()
    const countOutputs = async (): Promise<number> => {
      const reading = new Reading(source, { limit: 8 })
      void reading.read(() => result, false)
      await clock.rewind()
      return reading.outputs.length
    }
    if ((await countOutputs()) > 0) {
      const { opens, pulls } = source
      if ((await countOutputs()) === 0) {
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
  if (subject.result !== 'concur') {
    return undefined
  }
  const all = await observeAll(subject, {
    length: 5,
    later: () => clock.sleep(100),
  })
  return all.every(({ reading }) => reading.unfinished === 0)
    ? 'waits'
    : 'does not wait'
}

/** When a failure of a callback or a value, or else of the source, rejects. */
const probeRejects: Probe = async subject => {
  if (subject.flavour === 'plain') {
    return undefined
  }
  const byValues = await failInCallbackOrValue(subject)
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
  if (subject.flavour === 'plain') {
    return undefined
  }
  const all = [
    ...(await failInCallbackOrValue(subject)),
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
