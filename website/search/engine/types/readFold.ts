import type { KnownParameter, KnownSignature } from './matchSignature'
import type { Type } from './type'

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
