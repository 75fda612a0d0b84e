import { observe } from './observe'
import { Source } from './Source'
import { type Setting, type Subject, settingsOf } from './Subject'
import { collectGarbage, delay, untilQuiet } from './world'

type Held = 'nothing' | 'a few' | 'a window' | 'everything'

/** Far enough apart to tell a window of sixteen from everything. */
const EARLY = 31
const LATE = 46
/** Functions that hold “a few” values hold at most this many. */
const MAX_FEW = 4
/** The latest values may be alive because a loop has not let go of them yet. */
const LATEST = 4

/** A value that is a number and can be collected. */
class Item {
  #number: number

  constructor(number: number) {
    this.#number = number
  }

  valueOf(): number {
    return this.#number
  }
}

/**
 * The least and the greatest value come early, so that a function that keeps
 * them is seen to hold old values.
 */
const numberAt = (index: number): number => [500, -500][index] ?? index + 1

/** Whether all but the source takes its time: later steps, callbacks, others. */
type Manner = { isSlow: boolean; isLarge: boolean }

const SLOW = 10_000
const slow = {
  later: () => delay(SLOW),
  callback: { delayFor: () => SLOW },
  otherInterval: SLOW,
}

const takesNumber = ({ plan }: Subject): boolean =>
  plan.arguments.some(({ kind }) => kind === 'value')

/** Whether outputs come one by one from a function that is then at rest. */
const restsBetween = ({ plan }: Subject): boolean =>
  plan.result === 'plain' && !plan.isOptional

/**
 * How many values are alive after some pulls, of those older than the latest.
 * The values are made in an earlier turn, because a weak reference keeps its
 * value until the end of the turn that made it. Where outputs come one by one
 * it is counted between two of them: the frame of a running function may hold
 * what the function itself has long forgotten.
 */
const countAlive = async (
  subject: Subject,
  setting: Setting,
  moment: number,
  { isSlow, isLarge }: Manner,
): Promise<number | undefined> => {
  const items = Array.from({ length: 64 }, (_, i) => [new Item(numberAt(i))])
  const references = items.map(([item]) => item && new WeakRef(item))
  await untilQuiet()
  let alive: number | undefined
  const count = (): void => {
    if (alive === undefined && source.pulls >= moment) {
      collectGarbage()
      const older = references.slice(0, source.pulls - 1 - LATEST)
      alive = older.filter(reference => reference?.deref()).length
    }
  }
  const source = new Source({
    length: 64,
    valueAt: index => {
      const [item] = items[index]?.splice(0) ?? []
      return subject.isNested ? [item] : item
    },
    ...(!restsBetween(subject) && { onPull: count }),
  })
  await observe(subject, {
    setting,
    source,
    ...(subject.sourceFlavour === 'concur' && {
      given: subject.letGo(subject.asSource(source)),
    }),
    isLarge,
    isForgetful: true,
    limit: 100,
    ...(isSlow && slow),
    ...(restsBetween(subject) && { onOutput: count }),
  })
  return alive
}

/** How many more values are alive at the later moment if all are held. */
const GROWTH = LATE - EARLY - MAX_FEW
/** As many as can be alive at the earlier moment. */
const MAX_EARLY = EARLY - 1 - LATEST

const judge = (early: number, late: number): Held => {
  if (late - early > GROWTH) {
    return 'everything'
  }
  if (Math.min(early, late) > MAX_FEW) {
    return 'a window'
  }
  return Math.min(early, late) > 0 ? 'a few' : 'nothing'
}

const rank: readonly Held[] = ['nothing', 'a few', 'a window', 'everything']

const probeSetting = async (
  subject: Subject,
  setting: Setting,
  manner: Manner,
): Promise<Held> => {
  // Collecting garbage is most of what probing costs, so the moment that may
  // answer alone comes first. A function that never reads this far can hold
  // nothing.
  const late = await countAlive(subject, setting, LATE, manner)
  if (!late) {
    return 'nothing'
  }
  if (late > MAX_EARLY + GROWTH) {
    return 'everything'
  }
  return judge((await countAlive(subject, setting, EARLY, manner)) ?? 0, late)
}

const probeManner = async (subject: Subject, manner: Manner): Promise<Held> => {
  let most = 0
  for (const setting of settingsOf(subject.plan)) {
    const first = await probeSetting(subject, setting, manner)
    if (first === 'everything') {
      return first
    }
    const held = rank.indexOf(first)
    // Garbage collection may miss a value once by chance, so the count is taken
    // twice.
    const confirmed =
      held > most
        ? Math.min(
            held,
            rank.indexOf(await probeSetting(subject, setting, manner)),
          )
        : held
    most = Math.max(most, confirmed)
  }
  return rank[most] ?? 'nothing'
}

/** `drop` passes on nothing if its number is large, `take` ends if it is small. */
const probeSlow = async (subject: Subject): Promise<Held> => {
  const large = await probeManner(subject, { isSlow: true, isLarge: true })
  if (large === 'everything' || !takesNumber(subject)) {
    return large
  }
  const small = await probeManner(subject, { isSlow: true, isLarge: false })
  return rank[Math.max(rank.indexOf(large), rank.indexOf(small))] ?? large
}

/** Which values stay in memory, usually and while everything else is slow. */
export const probeHeld = async (subject: Subject): Promise<string> => {
  const usual = await probeManner(subject, { isSlow: false, isLarge: true })
  const slow =
    subject.plan.flavour === 'plain' ? usual : await probeSlow(subject)
  return slow === usual ? usual : `${usual}, ${slow} if slow`
}
