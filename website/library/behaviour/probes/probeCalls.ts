import { ruleOf, SIZES } from '../model/rule'
import type { Behaviour } from '../model/schema'
import { inTurn, observeAll } from './observe'
import type { Subject } from './Subject'

type Counts = { calls: number; atOnce: number; meanwhile: number }

/** Orders of the same values: which of n comes at an index. */
const orders: readonly ((index: number, size: number) => number)[] = [
  index => index,
  (index, size) => size - 1 - index,
  // The least and the greatest in turns, from both ends.
  (index, size) =>
    index % 2 === 0 ? index / 2 : size - 1 - Math.floor(index / 2),
  // From the middle outwards.
  (index, size) => {
    const middle = Math.floor(size / 2)
    const distance = Math.ceil(index / 2)
    const place = index % 2 === 0 ? middle + distance : middle - distance
    return Math.min(size - 1, Math.max(0, place))
  },
  // Neither rising nor falling: the second, the fourth, the last, the first …
  (index, size) => [1, 3, 4, 0, 2].map(at => at % size)[index] ?? index,
]

type Schedule = {
  delayFor: (value: number, call: number) => number
  /** Milliseconds that the source takes for a value. */
  interval: number
}

/**
 * Callbacks that all take as long, with a quick and with a slow source, and some
 * that overtake each other.
 */
const slow: readonly Schedule[] = [
  { delayFor: () => 1000, interval: 0 },
  {
    delayFor: value => [3000, 5000, 1000, 4000, 2000][(value - 1) % 5] ?? 0,
    interval: 0,
  },
  { delayFor: () => 1_000_000, interval: 2000 },
]

/** Multiplied and divided by primes, a number tells little of itself. */
const scatter = (call: number, seed: number): number =>
  ((call * 7919 + seed * 104_729) % 613) % 7

/** Callbacks of which some answer at once, by the number of the call. */
const mixed: readonly Schedule[] = [
  (call: number) => (call % 2 === 0 ? 1000 : 0),
  (call: number) => (call % 2 === 0 ? 0 : 1000),
  (call: number) => ([1, 4, 5].includes(call) ? 0 : 1000),
  ...[1, 2, 3, 4, 5, 6].map(
    seed => (call: number) => Math.max(0, scatter(call, seed) - 2) * 1000,
  ),
].map(delayOf => ({ delayFor: (_, call) => delayOf(call), interval: 0 }))

const countOnce = async (
  subject: Subject,
  size: number,
  order: (typeof orders)[number],
  { delayFor, interval }: Schedule,
): Promise<Counts> => {
  let meanwhile = 0
  const all = await observeAll(subject, () => {
    const source = subject.newSource({
      length: size,
      interval,
      valueAt: index => subject.valueAt(order(index, size)),
    })
    const onFirstDone = (): void => {
      meanwhile = Math.max(meanwhile, source.pulls)
    }
    return { source, limit: size + 1, callback: { delayFor, onFirstDone } }
  })
  return {
    calls: Math.max(...all.map(({ callback }) => callback.calls)),
    atOnce: Math.max(...all.map(({ callback }) => callback.mostAtOnce)),
    meanwhile,
  }
}

const most = (all: readonly Counts[]): Counts => ({
  calls: Math.max(...all.map(({ calls }) => calls)),
  atOnce: Math.max(...all.map(({ atOnce }) => atOnce)),
  meanwhile: Math.max(...all.map(({ meanwhile }) => meanwhile)),
})

const canWait = ({ plan }: Subject): boolean => plan.flavour !== 'plain'

const countWith = async (
  subject: Subject,
  size: number,
  schedules: readonly Schedule[],
): Promise<Counts[]> => {
  const all = await inTurn(orders, order =>
    inTurn(schedules, schedule => countOnce(subject, size, order, schedule)),
  )
  return all.flat()
}

/** Most of all, and most while no callback answers at once. */
type Counted = { size: number; all: Counts; whenSlow: Counts }

/** What answers at once shows among few values; many cost half of all probing. */
const MAX_MIXED = 8

const countFor = async (subject: Subject, size: number): Promise<Counted> => {
  if (!canWait(subject)) {
    const all = most(await countWith(subject, size, slow.slice(0, 1)))
    return { size, all, whenSlow: all }
  }
  const whenSlow = await countWith(subject, size, slow)
  const others = size > MAX_MIXED ? [] : await countWith(subject, size, mixed)
  return { size, all: most([...whenSlow, ...others]), whenSlow: most(whenSlow) }
}

/**
 * A rule holds for callbacks that are slow alike. Where others exceed it, the
 * greatest count is that of a schedule that nobody tried.
 */
const ruleFor = (counted: readonly Counted[], field: 'calls' | 'atOnce') =>
  counted.every(({ all, whenSlow }) => all[field] === whenSlow[field])
    ? ruleOf(counted.map(({ size, all }) => ({ size, count: all[field] })))
    : null

type Found = Pick<Behaviour, 'calls' | 'callsRule' | 'atOnce' | 'atOnceRule'> &
  Pick<Behaviour['pulls'], 'meanwhile'>

/** How often a callback is called, how many at once, for several sizes. */
export const probeCalls = async (subject: Subject): Promise<Found> => {
  if (!subject.takesCallback) {
    return {
      calls: null,
      callsRule: null,
      atOnce: null,
      atOnceRule: null,
      meanwhile: null,
    }
  }
  const counted = await inTurn(SIZES, size => countFor(subject, size))
  const five = most(counted.slice(0, 1).map(({ all }) => all))
  return {
    calls: five.calls,
    callsRule: ruleFor(counted, 'calls'),
    atOnce: canWait(subject) ? five.atOnce : null,
    atOnceRule: canWait(subject) ? ruleFor(counted, 'atOnce') : null,
    meanwhile: canWait(subject) ? five.meanwhile : null,
  }
}
