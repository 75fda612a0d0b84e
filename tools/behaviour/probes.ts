import { isDeepStrictEqual } from 'node:util'
import type { FactKey, Observed as Facts } from '../../website/reference/facts'
import {
  decisionsFor,
  inTurn,
  observe,
  observeAll,
  prepare,
  type Setting,
  takesCallback,
} from './observe'
import { probeHeld } from './probeHeld'
import type { Subject } from './subjects'
import { type Act, clock, MAX_PULLS, type Trial } from './trial'

/** Finds out one fact about a function; undefined where it makes no sense. */
type Probe = (subject: Subject) => Promise<string | undefined>

/** What the call does before its result is read. */
const probeStart: Probe = async subject => {
  const { call, trial } = prepare(subject, { length: 5 })
  try {
    call()
  } catch {
    // A call that throws has read the value that made it throw.
  }
  await clock.rewind()
  if (trial.pulls > 0) {
    return 'eager'
  }
  return trial.opens > 0 ? 'opens' : 'lazy'
}

const readFive = (subject: Subject): Promise<Trial[]> =>
  observeAll(subject, { length: 5 })

/** Pulls before the first output or the result, in the best case. */
const probeFirstPulls: Probe = async subject => {
  const first = (await readFive(subject)).flatMap(
    ({ outputs, state, pullsToSettle }) =>
      outputs[0]?.pulls ?? (state === 'failed' ? pullsToSettle : []),
  )
  return first.length > 0 ? String(Math.min(...first)) : undefined
}

/** Pulls until the result was read to its end, in the longest case. */
const probeAllPulls: Probe = async subject => {
  const all = await readFive(subject)
  return all.every(({ isSettled }) => isSettled)
    ? String(Math.max(...all.map(({ pulls }) => pulls)))
    : undefined
}

/** Of sources that were opened: one that was not needs no closing. */
const closesOf = (all: readonly Trial[]): string | undefined => {
  const closed = all
    .filter(({ opens }) => opens > 0)
    .map(({ closes }) => closes > 0)
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
  return closesOf(all.filter(({ state }) => state === 'broke'))
}

/** One call of the callback fails. */
const probeThrow: Probe = async subject => {
  const all = await observeAll(
    subject,
    ...[1, 2, 5].map(failing => ({
      length: Infinity,
      onCall: (call: number, trial: Trial) => call === failing && trial.fail(),
    })),
  )
  return closesOf(all.filter(({ failedAt }) => failedAt !== undefined))
}

/** It stopped before the source said that it has no more. */
const probeOwnEnd: Probe = async subject =>
  closesOf(
    (await readFive(subject)).filter(
      ({ isSettled, pullsToSettle }) => isSettled && pullsToSettle < 6,
    ),
  )

const probeEndless: Probe = async subject => {
  const all = await observeAll(subject, { length: Infinity })
  const ended = all.filter(
    ({ isSettled, pullsToSettle }) => isSettled && pullsToSettle < MAX_PULLS,
  )
  if (ended.length > 0) {
    const isAnswer = subject.result === 'value' || subject.isOptional
    const whenEnded = isAnswer ? 'answers' : 'ends'
    return ended.every(({ state }) => state === 'failed') ? 'throws' : whenEnded
  }
  // A plain source that was read for too long blocked everything else.
  return all.some(
    ({ state, pulls }) =>
      state === 'broke' && (subject.source !== 'plain' || pulls <= MAX_PULLS),
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

const probeEmpty: Probe = async subject =>
  states[(await observe(subject, { length: 0 })).state]

const sleepFor =
  (milliseconds: (count: number) => number): Act =>
  count =>
    clock.sleep(milliseconds(count))

/** Calls and values that all take as long, so that none overtakes another. */
const even = sleepFor(() => 1000)

/** The third comes first, then the fifth, the first, the fourth and the second. */
const shuffled = sleepFor(count => [30, 50, 10, 40, 20][count - 1] ?? 60)

/** Which order outputs have when work is not done in the source's order. */
const probeOrder: Probe = async subject => {
  const outputsWith = async (act: Act) => {
    const all = await observeAll(subject, {
      length: 5,
      interval: 0,
      onCall: act,
      onValue: act,
    })
    return all.map(({ outputs }) => outputs.map(({ text }) => text))
  }
  const usual = await outputsWith(even)
  if (!isDeepStrictEqual(usual, await outputsWith(shuffled))) {
    return 'arrival'
  }
  const several = usual.filter(outputs => outputs.length > 1)
  if (several.length > 0 && several.every(it => new Set(it).size === 1)) {
    throw new Error(
      `The outputs of ${subject.name} are all alike, so they say nothing of their order. Let its callback answer something else in tools/behaviour/observe.ts.`,
    )
  }
  return several.length > 0 ? 'keeps order' : undefined
}

/** How many callbacks are in progress at the same time, at most. */
const probeCalls: Probe = async subject => {
  if (!takesCallback(subject) || subject.flavour === 'plain') {
    return undefined
  }
  const length = 5
  const all = await observeAll(
    subject,
    ...[even, shuffled].map(onCall => ({ length, interval: 0, onCall })),
  )
  const most = Math.max(...all.map(({ mostAtOnce }) => mostAtOnce))
  const words: Readonly<Record<number, string>> = { 1: '1', [length]: 'n' }
  return words[most] ?? 'several'
}

/** Reads a result a second time. */
const probeAgain: Probe = async subject => {
  if (subject.result === 'value') {
    return undefined
  }
  for (const decide of decisionsFor(subject)) {
    const { call, trial } = prepare(subject, { length: 5, decide })
    const result = call()
    const countOutputs = async (): Promise<number> => {
      const before = trial.outputs.length
      void trial.read(() => result, false)
      await clock.rewind()
      return trial.outputs.length - before
    }
    if ((await countOutputs()) > 0) {
      const { opens, pulls } = trial
      await countOutputs()
      // One more pull may ask whether there is more now.
      const isRead = trial.opens > opens || trial.pulls > pulls + 1
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
  return all.every(({ unfinished }) => unfinished === 0)
    ? 'waits'
    : 'does not wait'
}

/** The first that fails does so soon; others take longer, one after another. */
const failing =
  (fails: (count: number) => boolean): Act =>
  async (count, trial) => {
    await clock.sleep(fails(count) ? 10 * count : 200 * count)
    return fails(count) && trial.fail()
  }

/** Reading on takes longer than the first failure. */
const slow = { interval: 30, limit: 100 }

/** The second call or value fails, or each does. */
const inCallbackOrValue: readonly Setting[] = [20, 2].flatMap(length =>
  [failing(count => count === 2), failing(() => true)].flatMap(act => [
    { ...slow, length, onCall: act },
    { ...slow, length, onValue: act },
  ]),
)

/** The source itself fails, at once or later, while callbacks are slow. */
const inSource: readonly Setting[] = [1, 3].map(failing => ({
  ...slow,
  length: 20,
  onPull: (pull: number, trial: Trial) => pull === failing && trial.fail(),
  onCall: sleepFor(() => 200),
}))

/** What happened where something did fail. */
const failIn = async (
  subject: Subject,
  settings: readonly Setting[],
): Promise<Trial[]> =>
  (await observeAll(subject, ...settings)).filter(
    ({ failedAt }) => failedAt !== undefined,
  )

const isAfterFailure = ({ time, failedAt = Infinity }: Trial, delay = 0) =>
  time >= failedAt + delay

/** When a failure of a callback or a value, or else of the source, rejects. */
const probeRejects: Probe = async subject => {
  if (subject.flavour === 'plain') {
    return undefined
  }
  const byValues = await failIn(subject, inCallbackOrValue)
  const rejected = (
    byValues.length > 0 ? byValues : await failIn(subject, inSource)
  ).filter(({ state }) => state === 'failed')
  return rejected.some(trial => isAfterFailure(trial, 2))
    ? 'at the end'
    : 'immediately'
}

/** Whether the result came although something had failed before. */
const probeHidden: Probe = async subject => {
  if (subject.flavour === 'plain') {
    return undefined
  }
  const all = await failIn(subject, [...inCallbackOrValue, ...inSource])
  return all.some(
    trial =>
      (trial.state === 'ended' || trial.state === 'answered') &&
      isAfterFailure(trial),
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
