import { observeAll } from './observe'
import { takesCallback } from './prepare'
import type { Subject } from './subjects'

/** Multiplied and divided by primes, a number tells little of itself. */
const scatter = (call: number, seed: number): number =>
  ((call * 7919 + seed * 104_729) % 613) % 7

type DelayFor = (value: number, call: number) => number

/** All callbacks take as long, so that none makes room for another. */
const even: readonly DelayFor[] = [() => 1000]

/** Some overtake others, and some answer at once. */
const uneven: readonly DelayFor[] = [1, 2, 3, 4, 5, 6].map(
  seed => (_, call) => Math.max(0, scatter(call, seed) - 2) * 1000,
)

/** The most callbacks in progress at the same time. */
const countWith = async (
  subject: Subject,
  length: number,
  delays: readonly DelayFor[],
): Promise<number> => {
  const all = await observeAll(
    subject,
    ...delays.map(delayFor => ({
      length,
      interval: 0,
      limit: length + 1,
      delayFor,
    })),
  )
  return Math.max(...all.map(({ callback }) => callback.mostAtOnce))
}

/** Numbers of values for which callbacks are counted; some rules round. */
const sizes = [5, 8, 9]

const rules: Readonly<Record<string, (size: number) => number>> = {
  1: () => 1,
  n: size => size,
  'half of n': size => Math.floor(size / 2),
  'mostly n': size => 2 * Math.floor(size / 2),
}

/**
 * How many callbacks are in progress for n values: a rule that fits every size.
 * Where uneven callbacks exceed what even ones reach there is none, but the
 * count for five values.
 */
export const probeCalls = async (
  subject: Subject,
): Promise<string | undefined> => {
  if (!takesCallback(subject) || subject.flavour === 'plain') {
    return undefined
  }
  let fitting = Object.entries(rules)
  let most = 0
  for (const size of sizes) {
    const usual = await countWith(subject, size, even)
    const greatest = Math.max(usual, await countWith(subject, size, uneven))
    fitting = fitting.filter(
      ([, of]) => of(size) === greatest && usual === greatest,
    )
    most ||= greatest
  }
  return fitting[0]?.[0] ?? `${most} of ${sizes[0]}`
}
