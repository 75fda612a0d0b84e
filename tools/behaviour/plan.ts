import {
  type Flavour,
  flavours,
  suffixes,
} from '../../website/library/model/flavour'
import type {
  ApiModel,
  FunctionEntry,
  Parameter,
  Signature,
} from '../../website/library/model/schema'

/** What a reducer is made of: all have `add`, or are that function. */
export type ReducerForm = 'create' | 'function' | 'add' | 'combine'

/** What to pass for one parameter. */
export type ArgumentPlan =
  | {
      kind: 'source'
      /** Which kind of iterable. */
      of: Flavour
      /** Whether its values are iterables themselves. */
      nested: boolean
      /** Whether any number of them may be passed. */
      rest: boolean
    }
  /** An iterable that is not the source. */
  | { kind: 'other' }
  | {
      kind: 'callback'
      gives: 'iterable' | 'number' | 'difference' | 'anything'
    }
  | { kind: 'reducer'; form: ReducerForm }
  /** A value of the source to look for. */
  | { kind: 'search' }
  /** `large` is for probes that must not be ended by it. */
  | { kind: 'value'; small: number | string; large: number | string }

/** How to call a function, and what to expect of its result. */
export type Plan = {
  name: string
  /** Which way to call it this is, if it is not the usual one. */
  form?: string
  flavour: Flavour
  arguments: ArgumentPlan[]
  /** How the result is read; `value` includes a promise of one. */
  result: Flavour | 'value'
  /** Whether the result is an iterable of one value at most. */
  isOptional: boolean
}

/** `reduce`, or `reduce(function)` for another way to call it. */
export const labelOf = ({ name, form }: Plan): string =>
  form ? `${name}(${form})` : name

/** What a parameter's name says that its type does not. */
const byName: Readonly<Record<string, ArgumentPlan>> = {
  count: { kind: 'value', small: 3, large: 1000 },
  index: { kind: 'value', small: 2, large: 1000 },
  start: { kind: 'value', small: 1, large: 0 },
  end: { kind: 'value', small: 3, large: 1000 },
  size: { kind: 'value', small: 2, large: 16 },
  options: { kind: 'value', small: 2, large: 16 },
  separator: { kind: 'value', small: ',', large: ',' },
  searchElement: { kind: 'search' },
  reducer: { kind: 'reducer', form: 'create' },
  asyncReducer: { kind: 'reducer', form: 'create' },
}

/** Functions that take several kinds, and the one that they get most often. */
const preferred: Readonly<Record<string, Flavour>> = {
  asAsync: 'plain',
  asConcur: 'plain',
}

const isIterable = ({ type }: Parameter): boolean =>
  /(?:^|\W)(?:Async|Concur)?Iterable</u.test(type) && !type.includes('=>')

/** `Iterable<> | AsyncIterable<>` of `Iterable<Iterable<A>> | AsyncIterable<B>`. */
const withoutValues = (type: string): string => {
  const outer = type.replace(/Iterable<(?:[^<>]|<>)+>/gu, 'Iterable<>')
  return outer === type ? type : withoutValues(outer)
}

const accepting: readonly (readonly [Flavour, RegExp])[] = [
  ['concur', /\bConcurIterable</u],
  ['async', /\bAsyncIterable</u],
  ['plain', /\bIterable</u],
]

const acceptedBy = (parameter: Parameter): Flavour[] => {
  const type = withoutValues(parameter.type)
  return accepting.flatMap(([flavour, name]) =>
    name.test(type) ? flavour : [],
  )
}

const flavourOf = (parameter: Parameter, flavour: Flavour): Flavour => {
  const accepted = acceptedBy(parameter)
  return accepted.includes(flavour) ? flavour : (accepted[0] ?? 'plain')
}

const planSource = (
  parameter: Parameter,
  { name, flavour }: FunctionEntry,
): ArgumentPlan => ({
  kind: 'source',
  of: flavourOf(parameter, preferred[name] ?? flavour),
  nested: /Iterable<\(?(?:Async|Concur)?Iterable</u.test(parameter.type),
  rest: parameter.rest,
})

/** A callback is chosen by its result type, which follows the last arrow. */
const planCallback = (type: string): ArgumentPlan => {
  if (/Compare</u.test(type) || /\(left: .*, right: /u.test(type)) {
    return { kind: 'callback', gives: 'difference' }
  }
  const returns = type.slice(type.lastIndexOf('=>') + 2)
  if (returns.includes('Iterable<')) {
    return { kind: 'callback', gives: 'iterable' }
  }
  return {
    kind: 'callback',
    gives: /\bnumber\b/u.test(returns) ? 'number' : 'anything',
  }
}

const planArgument = (
  parameter: Parameter,
  source: Parameter,
  entry: FunctionEntry,
): ArgumentPlan | undefined => {
  if (parameter === source) {
    return planSource(parameter, entry)
  }
  if (isIterable(parameter)) {
    return { kind: 'other' }
  }
  if (/=>|Compare</u.test(parameter.type)) {
    return planCallback(parameter.type)
  }
  return byName[parameter.name]
}

const resultOf = ({
  returns,
}: Signature): Pick<Plan, 'result' | 'isOptional'> => {
  const kind = /^(?<flavour>Async|Concur)?(?<of>Iterable|Optional)</u.exec(
    returns,
  )?.groups
  const isOf = (flavour: Flavour): boolean =>
    suffixes[flavour] === (kind?.flavour ?? '')
  return {
    result: (kind && flavours.find(isOf)) ?? 'value',
    isOptional: kind?.of === 'Optional',
  }
}

/** How to call a function, from its signature alone. */
const planOf = (
  entry: FunctionEntry,
  signature: Signature,
  source: Parameter,
) => {
  const planned: ArgumentPlan[] = []
  for (const parameter of signature.parameters.filter(it => !it.optional)) {
    const argument = planArgument(parameter, source, entry)
    if (!argument) {
      throw new Error(
        `${entry.name} needs an argument for ${parameter.name}: ${parameter.type}, and tools/behaviour/plan.ts knows none.`,
      )
    }
    planned.push(argument)
  }
  return {
    name: entry.name,
    flavour: entry.flavour,
    arguments: planned,
    ...resultOf(signature),
  }
}

/** The types that say that a reducer of another form is taken, too. */
const reducerTypes: readonly (readonly [ReducerForm, RegExp])[] = [
  ['function', /FunctionReducer</u],
  ['add', /OptionalReducer/u],
  ['combine', /RawAsyncReducer/u],
]

const withReducers = (entry: FunctionEntry, usual: Plan): Plan[] => {
  if (!usual.arguments.some(({ kind }) => kind === 'reducer')) {
    return []
  }
  return reducerTypes.flatMap(([form, type]) => {
    const signature = entry.signatures.find(({ parameters }) =>
      parameters.some(parameter => type.test(parameter.type)),
    )
    const args = usual.arguments.map(argument =>
      argument.kind === 'reducer' ? { ...argument, form } : argument,
    )
    return signature
      ? [{ ...usual, ...resultOf(signature), form, arguments: args }]
      : []
  })
}

const withSources = (usual: Plan, parameter: Parameter): Plan[] => {
  const source = usual.arguments.find(({ kind }) => kind === 'source')
  if (source?.kind !== 'source' || source.rest) {
    return []
  }
  return acceptedBy(parameter)
    .filter(flavour => flavour !== source.of)
    .map(of => ({
      ...usual,
      form: of,
      arguments: usual.arguments.map(argument =>
        argument === source ? { ...source, of } : argument,
      ),
    }))
}

/**
 * How to call each function that takes an iterable; and again with another kind
 * of iterable or reducer, where that may make a difference.
 */
export const plansOf = ({ entries }: ApiModel): Plan[] =>
  entries.flatMap(entry => {
    if (entry.kind !== 'function') {
      return []
    }
    const signature = entry.signatures.find(({ parameters }) =>
      parameters.some(isIterable),
    )
    const source = signature?.parameters.findLast(isIterable)
    if (!(signature && source)) {
      return []
    }
    const usual = planOf(entry, signature, source)
    return [usual, ...withSources(usual, source), ...withReducers(entry, usual)]
  })
