import { ruleOf, SIZES } from '../model/rule'
import type { Behaviour } from '../model/schema'
import { observeAll } from './observe'
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
]

/** Callbacks that all take as long, and some that overtake each other. */
const delays: readonly ((value: number) => number)[] = [
  () => 1000,
  value => [3000, 5000, 1000, 4000, 2000][(value - 1) % 5] ?? 0,
]

const countOnce = async (
  subject: Subject,
  size: number,
  order: (typeof orders)[number],
  delayFor: (value: number) => number,
): Promise<Counts> => {
  let meanwhile = 0
  const all = await observeAll(subject, () => {
    const source = subject.newSource({
      length: size,
      interval: 0,
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

const countFor = async (subject: Subject, size: number): Promise<Counts> => {
  const all: Counts[] = []
  for (const order of orders) {
    for (const delayFor of canWait(subject) ? delays : delays.slice(0, 1)) {
      all.push(await countOnce(subject, size, order, delayFor))
    }
  }
  return most(all)
}

type Found = Pick<
  Behaviour,
  'calls' | 'callsRule' | 'atOnce' | 'atOnceRule'
> & {
  meanwhile: number | null
}

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
  const counted: (Counts & { size: number })[] = []
  for (const size of SIZES) {
    counted.push({ size, ...(await countFor(subject, size)) })
  }
  const five = most(counted.slice(0, 1))
  const rule = (field: 'calls' | 'atOnce'): string | null =>
    ruleOf(counted.map(({ size, [field]: count }) => ({ size, count })))
  return {
    calls: five.calls,
    callsRule: rule('calls'),
    atOnce: canWait(subject) ? five.atOnce : null,
    atOnceRule: canWait(subject) ? rule('atOnce') : null,
    meanwhile: canWait(subject) ? five.meanwhile : null,
  }
}
