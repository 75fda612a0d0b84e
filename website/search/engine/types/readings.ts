import {
  type KnownParameter,
  type KnownSignature,
  named,
  requiredParameter,
  type Type,
} from '@lfi-docs/type-search'

/** Where values come from, and what a result of all of them is then. */
const SOURCES: readonly ((values: Type, result: Type) => [Type, Type])[] = [
  (values, result) => [named('Iterable', values), result],
  (values, result) => [
    named('AsyncIterable', values),
    named('Promise', result),
  ],
  (values, result) => [
    named('ConcurIterable', values),
    named('Promise', result),
  ],
]

/** What goes into a reducer and what comes out of it. */
const endsOf = (type: Type): [Type, Type] | undefined => {
  if (type.kind !== 'named') {
    return undefined
  }
  const [first, second] = type.args
  const result = type.args.at(-1)
  if (!(first && second && result)) {
    return undefined
  }
  switch (type.name) {
    case 'Reducer':
      return [first, result]
    case 'RawKeyedReducer':
      return [{ kind: 'tuple', items: [first, second] }, result]
    default:
      return undefined
  }
}

/**
 * `() => Reducer<T, Set<T>>` is how an iterable becomes a set: people who look
 * for `Iterable<T> -> Set<T>` mean it.
 */
export const readCollector = (signature: KnownSignature): KnownSignature[] => {
  const { record, params } = signature
  const ends = endsOf(signature.result)
  // With reducers of its own a function makes reducers of them.
  if (!ends || params.some(({ type }) => endsOf(type))) {
    return []
  }
  return SOURCES.map(source => {
    const [values, result] = source(...ends)
    return {
      record,
      params: [...params, requiredParameter(values)],
      result,
    }
  })
}

const REDUCER = /^Raw(?:Async)?ReducerWithoutFinish$/u

/** What a reducer is made of: how to add a value, and what to begin with. */
const partsOf = (type: Type): [Type, Type] | undefined => {
  if (type.kind !== 'named' || !REDUCER.test(type.name)) {
    return undefined
  }
  const [value, accumulated] = type.args
  return (
    value &&
    accumulated && [
      {
        kind: 'function',
        params: [accumulated, value],
        result: accumulated,
      },
      accumulated,
    ]
  )
}

/**
 * Elsewhere a fold takes a function and a first value, where the API has one
 * reducer of both: a query for the former means the latter.
 */
export const readFold = (signature: KnownSignature): KnownSignature[] => {
  const { record, params, result } = signature
  const reducers = params.filter(({ type }) => partsOf(type))
  if (reducers.length !== 1 || result.kind === 'named') {
    return []
  }
  const spread = params.flatMap((param): KnownParameter[] => {
    const parts = partsOf(param.type)
    return parts ? parts.map(type => ({ ...param, type })) : [param]
  })
  return [{ record, params: spread, result }]
}

const firstArgument = (type: Type | undefined, name: string) =>
  type?.kind === 'named' && type.name === name ? type.args[0] : undefined

/**
 * What groups with a reducer for each group and one for all of them usually
 * makes a map of arrays, from pairs or by a function that tells the key.
 */
export const readGrouping = ({
  record,
  params,
}: KnownSignature): KnownSignature[] => {
  const value = firstArgument(params[0]?.type, 'RawReducerWithFinish')
  const key = firstArgument(params[1]?.type, 'RawKeyedReducer')
  if (!(value && key)) {
    return []
  }
  const groups = named('Map', key, named('Array', value))
  const pair: Type = { kind: 'tuple', items: [key, value] }
  const toKey: Type = { kind: 'function', params: [value], result: key }
  return SOURCES.flatMap(source =>
    [[pair], [value, toKey]].map(([values, ...others]) => {
      const [from, result] = source(values ?? pair, groups)
      return {
        record,
        params: [from, ...others].map(requiredParameter),
        result,
      }
    }),
  )
}
