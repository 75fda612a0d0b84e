import type {
  FunctionEntry,
  Parameter,
  Signature,
} from '../../../library/model/schema'
import { splitUnion } from '../../../library/model/splitUnion'

const wrapped = /^Readonly<(?<inner>.*)>$/su

/** A number that TypeScript looks at closely is a number to a reader. */
const integers = /\b(?:NonNegative|Positive)?Integer<\w+>/gu

const plainType = (type: string): string =>
  type.replace(wrapped, '$<inner>').replace(integers, 'number')

/** Kinds of reducers that overloads tell apart; here they are all reducers. */
const reducer =
  /^(?:Raw)?(?<kind>(?:Async)?(?:Keyed)?)(?:Optional|Function)?Reducer(?:With(?:out)?Finish)?<.*>$/su

/** What these types have in common, or all of them. */
const mergeTypes = (types: readonly string[]): string => {
  const [only = '', ...others] = new Set(types.map(plainType))
  if (others.length === 0) {
    return only
  }
  const members = [only, ...others]
    .flatMap(splitUnion)
    .map(member => plainType(member).replace(reducer, '$<kind>Reducer'))
  return [...new Set(members)].join(' | ')
}

const namesOf = ({ parameters }: Signature): string =>
  parameters.map(({ name }) => name).join()

const hasPredicate = ({ parameters }: Signature): boolean =>
  parameters.some(({ type }) => / is \w+$/u.test(type))

/** The calls to merge into one; of a ladder of steps, the one with two. */
const pickCalls = ({ signatures, elided }: FunctionEntry): Signature[] => {
  const general = signatures.filter(signature => !hasPredicate(signature))
  const [first, , typical] = general
  return elided > 0 && typical
    ? [typical]
    : general.filter(call => first && namesOf(call) === namesOf(first))
}

/**
 * One signature to be read at a glance: no type parameters, and what its
 * overloads have in common. The full signature has the whole truth.
 */
export const simpleSignature = (entry: FunctionEntry): Signature => {
  const calls = pickCalls(entry)
  const parameters = (calls[0]?.parameters ?? []).map(
    (parameter, index): Parameter => ({
      ...parameter,
      type: mergeTypes(
        calls.flatMap(call => call.parameters[index]?.type ?? []),
      ),
    }),
  )
  return {
    typeParameters: [],
    parameters,
    returns: mergeTypes(calls.map(({ returns }) => returns)),
  }
}
