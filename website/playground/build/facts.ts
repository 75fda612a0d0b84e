import type { ApiModel, FunctionEntry } from '../../library/model/schema'
import {
  type Facts,
  type FunctionFacts,
  flavourOf,
} from '../compiler/typescript/facts'

/** The one value of all; undefined if they differ. */
const onlyOf = <Value>(values: readonly Value[]): Value | undefined =>
  new Set(values).size === 1 ? values[0] : undefined

/** What a function takes last, in all of its signatures. */
const takenBy = ({ signatures, flavour }: FunctionEntry) => {
  const taken = signatures.map(({ parameters }) =>
    flavourOf(parameters.at(-1)?.type ?? ''),
  )
  // A function for any iterable declares what it takes as a choice of types.
  return onlyOf(taken) === flavour ? flavour : undefined
}

/** The table that advice is made of, from the model of the package. */
export const collectFacts = ({ entries }: ApiModel): Facts => {
  const functions = entries.filter(entry => entry.kind === 'function')
  return Object.fromEntries(
    functions.map((entry): [string, FunctionFacts] => {
      const { name, family, signatures } = entry
      const takes = takenBy(entry)
      const gives = onlyOf(signatures.map(({ returns }) => flavourOf(returns)))
      return [
        name,
        {
          ...(takes && { takes }),
          ...(gives && { gives }),
          ...(signatures.every(({ returns }) => /Reducer</u.test(returns)) && {
            isReducer: true,
          }),
          siblings: Object.fromEntries(
            functions
              .filter(other => other.family === family)
              .map(other => [other.flavour, other.name]),
          ),
        },
      ]
    }),
  )
}
