import * as lfi from 'lfi'
import pMap from 'p-map'
import type { Flavour } from '../../website/library/model/flavour'
import type { Subject } from './subjects'
import { type Answer, clock, type Options, Trial } from './trial'

/** What the callback answers whose answer decides something. */
type Decide = (value: unknown) => unknown

export type Setting = Options & {
  decide?: Decide
  /** Whether numbers are to be too large to end anything. */
  isLarge?: boolean
  /** Milliseconds that a further async source takes for a value. */
  otherInterval?: number
}

/** A value that no source has. */
const MISSING = 'none of them'

const decisions: readonly Decide[] = [
  value => value,
  value => Number(value) < 3,
  value => Number(value) >= 3,
  () => true,
  () => false,
]

const takes = ({ parameters }: Subject, ...names: string[]): boolean =>
  parameters.some(({ name }) => names.includes(name))

/** Whether it takes a function, or a reducer, which holds one. */
export const takesCallback = (subject: Subject): boolean =>
  takes(subject, 'fn', 'reducer', 'asyncReducer')

/** Every decision that can make a difference for a function. */
export const decisionsFor = (subject: Subject): readonly Decide[] =>
  takes(subject, 'fn', 'searchElement', 'iterables')
    ? decisions
    : decisions.slice(0, 1)

const sum: Answer = (left, right) => Number(left) + Number(right)

const difference: Answer = (left, right) => Number(left) - Number(right)

/** What a callback answers, by its type; a reducer's adds up. */
const answerOf = (subject: Subject, decide: Decide): Answer => {
  const type = subject.parameters.find(({ name }) => name === 'fn')?.type
  if (type === undefined || /^\(acc: .*, \w+: /u.test(type)) {
    return sum
  }
  if (/Compare<|left:/u.test(type)) {
    return difference
  }
  const returns = type.slice(type.lastIndexOf('=>'))
  if (returns.includes('Iterable<')) {
    return value => [value]
  }
  return /\bnumber\b/u.test(returns) ? Number : decide
}

/**
 * As a concur iterable that lets go of what later steps return, which
 * `asConcur` keeps until the end.
 */
const toConcur = (iterable: AsyncIterable<unknown>) => ({
  [lfi.concurIteratorSymbol]: (apply: (value: unknown) => unknown) =>
    lfi.forEachConcur(async value => {
      await apply(value)
    }, lfi.asConcur(iterable)),
})

const iterables: Readonly<Record<Flavour, (trial: Trial) => unknown>> = {
  plain: trial => trial.plainSource(),
  async: trial => trial.asyncSource(),
  concur: trial => toConcur(trial.asyncSource()),
}

/** Its source as the trial has it; of promises where it can hold them. */
const sourceOf = (
  { source, flavour }: Subject,
  trial: Trial,
  { onValue }: Setting,
): unknown => {
  if (onValue && source === 'concur') {
    return lfi.asConcur(trial.promises())
  }
  return onValue && source === 'plain' && flavour === 'concur'
    ? trial.promises()
    : iterables[source](trial)
}

type Given = {
  source: unknown
  other: unknown
  callback: Answer
  decide: Decide
}

/** It adds up, so that it does not matter in which order it is called. */
const toReducer = ({ callback }: Given) => ({ create: () => 0, add: callback })

/** What to pass for a parameter, by its name: a small and a large number. */
const byName: Readonly<
  Record<string, ((given: Given) => unknown) | readonly [number, number]>
> = {
  iterable: ({ source }) => source,
  asyncIterable: ({ source }) => source,
  concurIterable: ({ source }) => source,
  fn: ({ callback }) => callback,
  reducer: toReducer,
  asyncReducer: toReducer,
  excluded: () => [MISSING],
  searchElement: ({ decide }) => (decide(3) ? 3 : MISSING),
  separator: () => ',',
  count: [3, 1000],
  index: [2, 1000],
  start: [1, 0],
  end: [3, 1000],
  size: [2, 16],
  options: [2, 16],
}

const argumentsOf = (
  subject: Subject,
  given: Given,
  isLarge: boolean,
): unknown[] =>
  subject.parameters.flatMap(({ name, type }) => {
    if (name === 'iterables') {
      return [given.source, given.other]
    }
    const made = byName[name]
    if (!made) {
      throw new Error(
        `${subject.name} needs an argument for ${name}: ${type}. Say what to pass in tools/behaviour/observe.ts.`,
      )
    }
    return [typeof made === 'function' ? made(given) : made[isLarge ? 1 : 0]]
  })

/** A call that can be made, and the trial that notes what it does. */
export const prepare = (subject: Subject, setting: Setting) => {
  const { decide = value => value, valueAt = index => index + 1 } = setting
  const isNested = /Iterable<\(?\w*Iterable</u.test(
    subject.parameters.at(-1)?.type ?? '',
  )
  const trial = new Trial({
    ...setting,
    valueAt: isNested ? index => [valueAt(index)] : valueAt,
  })
  const other = new Trial({
    length: Math.min(setting.length, decide(3) ? 5 : 2),
    interval: setting.otherInterval ?? 1,
  })
  const answer = answerOf(subject, decide)
  const callback =
    subject.flavour === 'plain'
      ? trial.plainCallback(answer)
      : trial.asyncCallback(answer)
  const values = argumentsOf(
    subject,
    {
      source: sourceOf(subject, trial, setting),
      other: iterables[subject.source](other),
      callback,
      decide,
    },
    setting.isLarge ?? false,
  )
  const call = (): unknown =>
    Reflect.apply(Reflect.get(lfi, subject.name), undefined, values)
  return { call, trial }
}

/** Calls a function, reads its result to the end, and waits for quiet. */
export const observe = async (
  subject: Subject,
  setting: Setting,
): Promise<Trial> => {
  const { call, trial } = prepare(subject, setting)
  void trial.read(call, subject.result === 'value')
  await clock.rewind()
  return trial
}

/** Maps one item after another: only one function is observed at a time. */
export const inTurn = <Item, Result>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> => pMap(items, act, { concurrency: 1 })

/** Observes a function in each setting, with every decision. */
export const observeAll = (
  subject: Subject,
  ...settings: readonly Setting[]
): Promise<Trial[]> =>
  inTurn(
    settings.flatMap(setting =>
      decisionsFor(subject).map(decide => ({ decide, ...setting })),
    ),
    setting => observe(subject, setting),
  )
