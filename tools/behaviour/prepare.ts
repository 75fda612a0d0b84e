import * as lfi from 'lfi'
import type { Flavour } from '../../website/library/model/flavour'
import { type Answer, Callback, type CallbackOptions } from './Callback'
import { Source, type SourceOptions } from './Source'
import type { ReducerForm, Subject } from './subjects'

/** What is tried where a signature leaves a choice. */
export type Setting = {
  /** What a callback answers whose answer decides something. */
  decide?: (value: unknown) => unknown
  /** Whether the value that is looked for is not there. */
  isMissing?: boolean
  /** How long a further iterable is. */
  otherLength?: number
}

export type CallOptions = SourceOptions &
  CallbackOptions &
  Setting & {
    /** Whether numbers are to be too large to end anything. */
    isLarge?: boolean
    /** Delays or fails the value at an index, where values can be promises. */
    arrive?: (index: number) => Promise<unknown>
    /** Milliseconds that a further async source takes for a value. */
    otherInterval?: number
  }

/** A value that no source has. */
const MISSING = 'none of them'

const decisions: readonly Required<Pick<Setting, 'decide'>>[] = [
  { decide: value => value },
  { decide: value => Number(value) < 3 },
  { decide: value => Number(value) >= 3 },
  { decide: () => true },
  { decide: () => false },
]

const takes = ({ parameters }: Subject, ...names: string[]): boolean =>
  parameters.some(({ name }) => names.includes(name))

/** Whether it takes a function, or a reducer, which holds one. */
export const takesCallback = (subject: Subject): boolean =>
  takes(subject, 'fn', 'reducer', 'asyncReducer')

/** Every choice that can make a difference for a function. */
export const settingsOf = (subject: Subject): readonly Setting[] => {
  if (takes(subject, 'searchElement')) {
    return [{}, { isMissing: true }]
  }
  if (takes(subject, 'iterables')) {
    return [{}, { otherLength: 2 }]
  }
  return takes(subject, 'fn') ? decisions : [{}]
}

const sum: Answer = (left, right) => Number(left) + Number(right)

const difference: Answer = (left, right) => Number(left) - Number(right)

/** What a callback answers, by its type; a reducer's adds up. */
const answerOf = (subject: Subject, decide: Answer): Answer => {
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

/** Each adds up, so that it does not matter in which order it is called. */
const reducers: Readonly<Record<ReducerForm, (add: Answer) => unknown>> = {
  create: add => ({ create: () => 0, add }),
  combine: add => ({ create: () => 0, add, combine: add }),
  add: add => ({ add }),
  function: add => add,
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

const iterables: Readonly<Record<Flavour, (source: Source) => unknown>> = {
  plain: source => source.plain(),
  async: source => source.async(),
  concur: source => toConcur(source.async()),
}

/** Whether its source can hold promises of values. */
export const holdsPromises = ({ source, flavour }: Subject): boolean =>
  source === 'concur' || (source === 'plain' && flavour === 'concur')

const toPromises = (subject: Subject, values: readonly Promise<unknown>[]) =>
  subject.source === 'plain'
    ? values
    : lfi.mapConcur(value => value, lfi.asConcur(values))

const number =
  (small: number, large = 1000) =>
  ({ isLarge }: Given) =>
    isLarge ? large : small

type Given = CallOptions & {
  callback: Answer
  reducer: ReducerForm
  iterable: unknown
  other: unknown
}

const source = ({ iterable }: Given) => iterable
const reducer = ({ reducer, callback }: Given) => reducers[reducer](callback)

/** What to pass for a parameter, by its name. */
const byName: Readonly<Record<string, (given: Given) => unknown>> = {
  iterable: source,
  asyncIterable: source,
  concurIterable: source,
  reducer,
  asyncReducer: reducer,
  fn: ({ callback }) => callback,
  excluded: () => [MISSING],
  searchElement: ({ isMissing }) => (isMissing ? MISSING : 3),
  separator: () => ',',
  count: number(3),
  index: number(2),
  start: number(1, 0),
  end: number(3),
  size: number(2, 16),
  options: number(2, 16),
}

const argumentsOf = (subject: Subject, given: Given): unknown[] =>
  subject.parameters.flatMap(({ name, type }) => {
    if (name === 'iterables') {
      return [given.iterable, given.other]
    }
    const make = byName[name]
    if (!make) {
      throw new Error(
        `${subject.name} needs an argument for ${name}: ${type}. Say what to pass in tools/behaviour/prepare.ts.`,
      )
    }
    return [make(given)]
  })

const isFunction = (value: unknown): value is Answer =>
  typeof value === 'function'

const exported: Readonly<Record<string, unknown>> = lfi

/** A call that can be made, and what it will be made with. */
export const prepare = (subject: Subject, options: CallOptions) => {
  const isNested = /Iterable<\(?\w*Iterable</u.test(
    subject.parameters.at(-1)?.type ?? '',
  )
  const valueAt = (index: number): unknown => {
    const value = options.valueAt?.(index) ?? index + 1
    return isNested ? [value] : value
  }
  const { decide = value => value, length, otherInterval = 1 } = options
  const source = new Source({ ...options, valueAt })
  const callback = new Callback(answerOf(subject, decide), options)
  const other = new Source({
    length: options.otherLength ?? 5,
    interval: otherInterval,
  })
  const { arrive } = options
  const values = argumentsOf(subject, {
    ...options,
    reducer: subject.reducer,
    callback: subject.flavour === 'plain' ? callback.plain : callback.async,
    iterable:
      arrive && holdsPromises(subject)
        ? toPromises(
            subject,
            Array.from({ length }, async (_, index) => {
              await arrive(index)
              return valueAt(index)
            }),
          )
        : iterables[subject.source](source),
    other: iterables[subject.source](other),
  })
  const call = (): unknown => {
    const invoke = exported[subject.name]
    return isFunction(invoke) && invoke(...values)
  }
  return { call, source, callback }
}
