import { type KnownSignature, requiredParameter } from './matchSignature'
import { named, type Type } from './type'

/** Where values come from, and what a result of all of them is then. */
export const SOURCES: readonly ((
  values: Type,
  result: Type,
) => [Type, Type])[] = [
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
