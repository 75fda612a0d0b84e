import type {
  Entry,
  FunctionEntry,
  Parameter,
  Signature,
} from '../../model/schema'

/** What is passed to a function that makes a reducer. */
export type ReducerArgument =
  | 'compare'
  | 'number'
  | 'separator'
  | 'inner'
  | 'keyed'
  | 'several'
  | 'optional inner'
  | 'optional several'

/** How to make a reducer, and what to feed it with. */
export type ReducerPlan = {
  kind: 'reducer'
  name: string
  /** The name of the reducer that gives the same in plain `reduce`. */
  plainName: string
  isAsync: boolean
  /** Whether it gives nothing for an empty source. */
  isOptional: boolean
  arguments: ReducerArgument[]
  values: 'numbers' | 'entries' | 'objects'
  /** How to make it of reducers without a start value, if it takes some. */
  ofOptional?: Pick<ReducerPlan, 'arguments' | 'isOptional'>
}

const byName: Readonly<Record<string, ReducerArgument>> = {
  separator: 'separator',
  innerReducer: 'inner',
  outerReducer: 'keyed',
  reducers: 'several',
}

const argumentFor = (name: string, type: string): ReducerArgument => {
  const known = byName[name]
  if (known) {
    return known
  }
  return type.includes('Compare<') ? 'compare' : 'number'
}

/** Whether an export makes a reducer that can be used as it is. */
export const isReducer = (
  entry: Entry,
): entry is FunctionEntry & { name: `to${string}` } =>
  entry.kind === 'function' && /^to[A-Z]/u.test(entry.name)

const valuesFor = (returns: string): ReducerPlan['values'] => {
  if (/KeyedReducer<|readonly \[Key/u.test(returns)) {
    return returns.includes('Weak') ? 'objects' : 'entries'
  }
  return returns.includes('Weak') ? 'objects' : 'numbers'
}

const isOptionalReducer = (type: string): boolean =>
  /OptionalReducer</u.test(type)

/** Whether reducers without a start value are taken, by type or constraint. */
const takesOptional = ({ type }: Parameter, { typeParameters }: Signature) => {
  const named = typeParameters.find(({ name }) => name === type)
  return /OptionalReducer/u.test(named?.constraint ?? type)
}

const optionalForms: Partial<Record<ReducerArgument, ReducerArgument>> = {
  inner: 'optional inner',
  several: 'optional several',
}

/** The first signature that takes reducers without a start value. */
const planOptional = ({
  signatures,
}: Pick<FunctionEntry, 'signatures'>): ReducerPlan['ofOptional'] => {
  const signature = signatures.find(found =>
    found.parameters.some(parameter => takesOptional(parameter, found)),
  )
  return (
    signature && {
      isOptional: isOptionalReducer(signature.returns),
      arguments: signature.parameters.map(parameter => {
        const kind = argumentFor(parameter.name, parameter.type)
        return takesOptional(parameter, signature)
          ? (optionalForms[kind] ?? kind)
          : kind
      }),
    }
  )
}

export const reducerPlanOf = ({
  name,
  flavour,
  signatures,
}: FunctionEntry): ReducerPlan => {
  const [signature] = signatures
  const ofOptional = planOptional({ signatures })
  return {
    kind: 'reducer',
    name,
    plainName: name.replace(/Async$/u, ''),
    isAsync: flavour === 'async',
    isOptional: isOptionalReducer(signature?.returns ?? ''),
    arguments: (signature?.parameters ?? []).map(parameter =>
      argumentFor(parameter.name, parameter.type),
    ),
    values: valuesFor(signature?.returns ?? ''),
    ...(ofOptional && { ofOptional }),
  }
}
