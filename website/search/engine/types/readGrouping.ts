import { type KnownSignature, requiredParameter } from './matchSignature'
import { SOURCES } from './readCollector'
import { named, type Type } from './type'

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
