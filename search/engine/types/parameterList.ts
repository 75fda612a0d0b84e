import type { Type } from './type'

/** Marks a parenthesised list in front of an arrow. */
export const LIST = '()'

/** What stands in front of an arrow, as a list of parameters. */
export const parameters = (type: Type): Type[] => {
  const [only] = type.kind === 'tuple' ? type.items : []
  return only?.kind === 'named' && only.name === LIST ? only.args : [type]
}
