import {
  Callback,
  type CallbackOptions,
  type Decision,
  decisions,
} from './Callback'
import type { ArgumentPlan, Plan, ReducerForm } from './plan'
import { Source, type SourceOptions } from './Source'

/** A module as it comes: names, and nothing known of their values. */
export type Package = Readonly<Record<string, unknown>>

type Invoke = (...values: readonly unknown[]) => unknown

const isCallable = (value: unknown): value is Invoke =>
  typeof value === 'function'

export const functionOf = (from: Package, name: string): Invoke => {
  const value = from[name]
  if (!isCallable(value)) {
    throw new Error(`The package exports no function named ${name}.`)
  }
  return value
}

/** A value that no source has. */
const MISSING = 'none of them'

/** What may be chosen where a signature leaves a choice. */
export type Setting = {
  decision: Decision
  /** Whether the value that is looked for is there. */
  isThere: boolean
  /** How long a further iterable is. */
  otherLength: number
}

export const usualSetting: Setting = {
  decision: 'itself',
  isThere: true,
  otherLength: 5,
}

/** Every choice that can make a difference for a function. */
export const settingsOf = (plan: Plan): Setting[] => {
  const has = (test: (argument: Plan['arguments'][number]) => boolean) =>
    plan.arguments.some(test)
  if (has(({ kind }) => kind === 'search')) {
    return [usualSetting, { ...usualSetting, isThere: false }]
  }
  if (has(argument => argument.kind === 'source' && argument.rest)) {
    return [usualSetting, { ...usualSetting, otherLength: 2 }]
  }
  if (has(a => a.kind === 'callback' && a.gives === 'anything')) {
    return decisions.map(decision => ({ ...usualSetting, decision }))
  }
  return [usualSetting]
}

/** Each sums up, so that it does not matter in which order it is called. */
const reducers: Readonly<Record<ReducerForm, (add: Invoke) => unknown>> = {
  create: add => ({ create: () => 0, add }),
  combine: add => ({ create: () => 0, add, combine: add }),
  add: add => ({ add }),
  function: add => add,
}

export type CallOptions = {
  setting: Setting
  source: Source
  /** Whether numbers are to be too large to end anything. */
  isLarge?: boolean
  callback?: Omit<CallbackOptions, 'decision' | 'gives' | 'isAsync'>
  /** Milliseconds that a further async source takes for a value. */
  otherInterval?: number
  /** Stands in for the source, where it must come in another way. */
  given?: unknown
}

/** A call that can be made, and what it will be made with. */
export type Call = {
  make: () => unknown
  callback: Callback
}

/** A function under observation. */
export class Subject {
  readonly plan: Plan
  readonly package: Package

  constructor(plan: Plan, from: Package) {
    this.plan = plan
    this.package = from
  }

  /** Whether it takes a function, or a reducer, which holds one. */
  get takesCallback(): boolean {
    return this.plan.arguments.some(
      ({ kind }) => kind === 'callback' || kind === 'reducer',
    )
  }

  /** Whether the values of its source are iterables themselves. */
  get isNested(): boolean {
    return this.plan.arguments.some(
      argument => argument.kind === 'source' && argument.nested,
    )
  }

  /** The value at an index: the number after it, or an iterable of that. */
  readonly valueAt = (index: number): unknown =>
    this.isNested ? [index + 1] : index + 1

  newSource(options: SourceOptions): Source {
    return new Source({ valueAt: this.valueAt, ...options })
  }

  asSource(source: Source): unknown {
    switch (this.sourceFlavour) {
      case 'plain':
        return source.plain()
      case 'async':
        return source.async()
      case 'concur':
        return this.toConcur(source.async())
    }
  }

  toConcur(iterable: unknown): unknown {
    return functionOf(this.package, 'asConcur')(iterable)
  }

  /** A concur iterable of values that come in their own time. */
  whenReady(values: readonly Promise<unknown>[]): unknown {
    return functionOf(this.package, 'mapConcur')(
      (value: unknown) => value,
      this.toConcur(values),
    )
  }

  /** The values as promises, where a source can hold values that come later. */
  givenAs(values: readonly Promise<unknown>[]): { given?: unknown } {
    if (this.sourceFlavour === 'concur') {
      return { given: this.whenReady(values) }
    }
    return this.sourceFlavour === 'plain' && this.plan.flavour === 'concur'
      ? { given: values }
      : {}
  }

  /**
   * The same values, without what `asConcur` keeps until the end: a promise of
   * what each later step returned.
   */
  letGo(concurIterable: unknown): unknown {
    const symbol = this.package.concurIteratorSymbol
    const forEach = functionOf(this.package, 'forEachConcur')
    const open = (apply: Invoke): unknown =>
      forEach(async (value: unknown) => {
        await apply(value)
      }, concurIterable)
    return typeof symbol === 'symbol' ? { [symbol]: open } : open
  }

  get sourceFlavour(): Plan['flavour'] {
    const source = this.plan.arguments.find(({ kind }) => kind === 'source')
    return source?.kind === 'source' ? source.of : 'plain'
  }

  prepare(options: CallOptions): Call {
    const callback = this.#callback(options)
    const valuesFor = (argument: ArgumentPlan): unknown[] => {
      switch (argument.kind) {
        case 'source':
          return this.#sources(options, argument.rest)
        case 'other':
          return [[MISSING]]
        case 'callback':
          return [callback.call]
        case 'reducer':
          return [reducers[argument.form](callback.call)]
        case 'search':
          return [options.setting.isThere ? 3 : MISSING]
        case 'value':
          return [options.isLarge ? argument.large : argument.small]
      }
    }
    const values = this.plan.arguments.flatMap(valuesFor)
    const invoke = functionOf(this.package, this.plan.name)
    return { make: () => invoke(...values), callback }
  }

  #sources(
    { source, given, setting, otherInterval = 1 }: CallOptions,
    rest: boolean,
  ): unknown[] {
    const first = given ?? this.asSource(source)
    const other = new Source({
      length: setting.otherLength,
      interval: otherInterval,
    })
    return rest ? [first, this.asSource(other)] : [first]
  }

  #callback({ setting, callback }: CallOptions): Callback {
    const argument = this.plan.arguments.find(({ kind }) => kind === 'callback')
    return new Callback({
      decision: setting.decision,
      gives: argument?.kind === 'callback' ? argument.gives : 'sum',
      isAsync: this.plan.flavour !== 'plain',
      ...callback,
    })
  }
}
