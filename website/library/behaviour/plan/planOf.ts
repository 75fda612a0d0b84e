import { type Flavour, flavours, suffixes } from '../../model/flavour'
import type {
  Entry,
  FunctionEntry,
  Parameter,
  Signature,
} from '../../model/schema'
import type { ArgumentPlan, Plan } from './plan'

export type Callable = Pick<FunctionEntry, 'name' | 'flavour' | 'signatures'>

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

/** Functions that take several kinds, and the one that they are there for. */
const preferred: Readonly<Record<string, Flavour>> = {
  asAsync: 'concur',
  asConcur: 'async',
}

export const isIterable = ({ type }: Parameter): boolean =>
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

export const acceptedBy = (parameter: Parameter): Flavour[] => {
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
  { name, flavour }: Callable,
): ArgumentPlan => ({
  kind: 'source',
  of: flavourOf(parameter, preferred[name] ?? flavour),
  nested: /Iterable<\(?(?:Async|Concur)?Iterable</u.test(parameter.type),
  numeric: /Iterable<number>/u.test(parameter.type),
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
  entry: Callable,
): ArgumentPlan | undefined => {
  if (parameter === source) {
    return planSource(parameter, entry)
  }
  if (isIterable(parameter)) {
    return { kind: 'other', name: parameter.name }
  }
  if (/=>|Compare</u.test(parameter.type)) {
    return planCallback(parameter.type)
  }
  return byName[parameter.name]
}

export const resultOf = ({
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

/** Whether an export is one that the probes are about. */
export const isProbed = (entry: Entry): entry is FunctionEntry =>
  entry.kind === 'function' &&
  entry.signatures.some(({ parameters }) => parameters.some(isIterable))

/**
 * How to call a function, from its signature alone; or a sentence about the
 * parameter for which nothing is known.
 */
export const planOf = (entry: Callable): Plan | string => {
  const signature = entry.signatures.find(({ parameters }) =>
    parameters.some(isIterable),
  )
  const source = signature?.parameters.findLast(isIterable)
  if (!signature || !source) {
    return 'takes no iterable'
  }
  const planned: ArgumentPlan[] = []
  for (const parameter of signature.parameters) {
    if (parameter.optional) {
      break
    }
    const argument = planArgument(parameter, source, entry)
    if (!argument) {
      return `needs an argument for \`${parameter.name}: ${parameter.type}\`, and library/behaviour/plan/planOf.ts knows none`
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
