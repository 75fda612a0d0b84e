import { decisionsFor, inTurn, observe, type Setting } from './observe'
import type { Subject } from './subjects'
import { clock } from './trial'

/** How many of the old values are alive, at most, and what that is called. */
const words: readonly (readonly [most: number, word: string])[] = [
  [0, 'nothing'],
  [4, 'a few'],
  // Its size is sixteen, and most of the next are there already.
  [32, 'a window'],
  [Infinity, 'everything'],
]

const LENGTH = 64
/** After how many pulls they are counted. */
const PULLS = 46
/** The latest values may be alive because a loop has not let go of them yet. */
const LATEST = 4

/** The third and fourth are the greatest and the least, which some keep. */
const numberAt = (index: number): number =>
  [1, 2, 500, -500][index] ?? index + 1

/**
 * How many values are alive after some pulls, but for the latest and the first:
 * that may be the answer, or stay in a variable that nothing reads any more.
 * They are made in an earlier turn, because a weak reference keeps its value
 * until the end of the turn that made it.
 */
const countAlive = async (
  subject: Subject,
  setting: Partial<Setting>,
): Promise<number> => {
  // Objects of numbers: they add up, and can be collected.
  const items = Array.from({ length: LENGTH }, (_, i): object[] => [
    Object(numberAt(i)),
  ])
  const references = items.map(([item]) => item && new WeakRef(item))
  await clock.rewind()
  let alive = 0
  await observe(subject, {
    length: LENGTH,
    limit: LENGTH,
    valueAt: index => items[index]?.pop(),
    onPull: pull => {
      if (pull === PULLS) {
        globalThis.gc?.()
        const older = references.slice(1, PULLS - 1 - LATEST)
        alive = older.filter(reference => reference?.deref()).length
      }
    },
    ...setting,
  })
  return alive
}

/** The most that are alive with any decision. */
const countMost = async (
  subject: Subject,
  setting: Partial<Setting>,
): Promise<number> => {
  const counts = await inTurn(decisionsFor(subject), decide =>
    countAlive(subject, { ...setting, decide }),
  )
  return Math.max(...counts)
}

/** Later steps, callbacks and other sources take their time. */
const slow: Partial<Setting> = {
  later: () => clock.sleep(10_000),
  onCall: () => clock.sleep(10_000),
  otherInterval: 10_000,
}

const wordFor = (alive: number): string =>
  words.find(([most]) => alive <= most)?.[1] ?? ''

/** Which values stay in memory, usually and while everything else is slow. */
export const probeHeld = async (subject: Subject): Promise<string> => {
  const usual = await countMost(subject, { isLarge: true })
  const word = wordFor(usual)
  if (subject.flavour === 'plain') {
    return word
  }
  // `drop` passes nothing on if its number is large, `take` ends if it is small.
  const whenSlow = await inTurn([true, false], isLarge =>
    countMost(subject, { ...slow, isLarge }),
  )
  const slowWord = wordFor(Math.max(usual, ...whenSlow))
  return slowWord === word ? word : `${word}, ${slowWord} if slow`
}
