import { inTurn, observeAll } from './observe'
import type { Subject } from './Subject'

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

/** The most callbacks in progress at the same time. */
const countOnce = async (
  subject: Subject,
  size: number,
  order: (typeof orders)[number],
  { delayFor, interval }: Schedule,
): Promise<number> => {
  const all = await observeAll(subject, () => ({
    source: subject.newSource({
      length: size,
      interval,
      valueAt: index => subject.valueAt(order(index, size)),
    }),
    limit: size + 1,
    callback: { delayFor },
  }))
  return Math.max(...all.map(({ callback }) => callback.mostAtOnce))
}

const countWith = async (
  subject: Subject,
  size: number,
  schedules: readonly Schedule[],
): Promise<number> => {
  const all = await inTurn(orders, order =>
    inTurn(schedules, schedule => countOnce(subject, size, order, schedule)),
  )
  return Math.max(0, ...all.flat())
}

/** Numbers of values for which callbacks are counted. */
const sizes = [5, 8, 9, 40]
/** What answers at once shows among few values; many cost half of all probing. */
const MAX_MIXED = 8

type Counted = { size: number; all: number; whenSlow: number }

const countFor = async (subject: Subject, size: number): Promise<Counted> => {
  const whenSlow = await countWith(subject, size, slow)
  const others = await countWith(subject, size, size > MAX_MIXED ? [] : mixed)
  return { size, all: Math.max(whenSlow, others), whenSlow }
}

const rules: Readonly<Record<string, (size: number) => number>> = {
  1: () => 1,
  n: size => size,
  'half of n': size => Math.floor(size / 2),
  'mostly n': size => 2 * Math.floor(size / 2),
}

/**
 * How many callbacks are in progress for n values: a rule that fits every size,
 * or the count for five values where none does. A rule holds for callbacks that
 * are slow alike: where others exceed it, the greatest count is that of a
 * schedule that nobody tried.
 */
export const probeCalls = async (
  subject: Subject,
): Promise<string | undefined> => {
  if (!subject.takesCallback || subject.plan.flavour === 'plain') {
    return undefined
  }
  const counted = await inTurn(sizes, size => countFor(subject, size))
  const rule =
    counted.every(({ all, whenSlow }) => all === whenSlow) &&
    Object.entries(rules).find(([, of]) =>
      counted.every(({ size, all }) => of(size) === all),
    )?.[0]
  return rule || `${counted[0]?.all} of 5`
}
