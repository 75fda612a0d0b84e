import type { Bindings } from './Bindings'
import { fits } from './fits'
import { type FunctionType, HOLE, type Type } from './type'

type Named = Extract<Type, { kind: 'named' }>

const average = (scores: number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)

const likenessOfLists = (wanted: Type[], known: Type[], bindings: Bindings) => {
  const length = Math.max(wanted.length, known.length)
  return average(
    Array.from({ length }, (_, index) => {
      const [left, right] = [wanted[index], known[index]]
      return left && right ? likenessOfTypes(left, right, bindings) : 0
    }),
  )
}

const likenessOfFunctions = (
  wanted: FunctionType,
  known: FunctionType,
  bindings: Bindings,
): number =>
  wanted.params.length === 0 && known.params.length === 0
    ? likenessOfTypes(wanted.result, known.result, bindings)
    : fits.callbackParameters *
        likenessOfLists(wanted.params, known.params, bindings) +
      (1 - fits.callbackParameters) *
        likenessOfTypes(wanted.result, known.result, bindings)

export const isUnknown = (type: Type): boolean =>
  type.kind === 'named' && type.name === 'unknown'

const likenessOfNamed = (wanted: Named, known: Named, bindings: Bindings) => {
  const likeness = bindings.dialect.likenessOf(wanted.name, known.name)
  if (likeness === 0 || known.args.length === 0 || wanted.args.length === 0) {
    return likeness
  }
  // Values that may be anything may also be those that were asked for.
  const args = known.args
    .slice(0, wanted.args.length)
    .map(arg => (isUnknown(arg) ? HOLE : arg))
  return (
    likeness *
    (1 -
      fits.typeArguments +
      fits.typeArguments * likenessOfLists(wanted.args, args, bindings))
  )
}

const likenessToVariable = (
  wanted: Extract<Type, { kind: 'variable' }>,
  known: Type,
  bindings: Bindings,
): number => {
  if (known.kind === 'variable') {
    return bindings.pair(wanted.name, known.name)
  }
  if (known.kind !== 'named') {
    return fits.typeForVariable
  }
  const [inner] = known.args
  // A function whose value may be missing still answers a query for a value.
  return /Optional$/u.test(known.name) && inner
    ? likenessOfTypes(wanted, inner, bindings)
    : known.name === 'unknown'
      ? fits.variableForType
      : fits.typeForVariable
}

const bestOf = (types: Type[], likeness: (type: Type) => number): number =>
  Math.max(0, ...types.map(likeness))

export const likenessOfTypes = (
  wanted: Type,
  known: Type,
  bindings: Bindings,
): number => {
  if (wanted.kind === 'hole') {
    return 1
  }
  if (known.kind === 'hole') {
    return fits.variableForType
  }
  if (known.kind === 'named' && known.name === 'MaybePromiseLike') {
    // It takes a value, a promise of it, or either.
    const isPromise = wanted.kind === 'named' && wanted.name === 'Promise'
    const [promised = wanted] = isPromise ? wanted.args : []
    return likenessOfTypes(promised, known.args[0] ?? HOLE, bindings)
  }
  if (wanted.kind === 'variable') {
    return likenessToVariable(wanted, known, bindings)
  }
  if (known.kind === 'variable') {
    return bindings.specialize(known.name, wanted)
  }
  return likenessOfShapes(wanted, known, bindings)
}

const likenessOfShapes = (wanted: Type, known: Type, bindings: Bindings) => {
  if (wanted.kind === 'function' && known.kind === 'named') {
    const expanded = bindings.dialect.expandAlias(known.name, known.args)
    return expanded ? likenessOfTypes(wanted, expanded, bindings) : 0
  }
  if (wanted.kind === 'function' && known.kind === 'function') {
    return likenessOfFunctions(wanted, known, bindings)
  }
  if (wanted.kind === 'named' && known.kind === 'named') {
    return likenessOfNamed(wanted, known, bindings)
  }
  if (wanted.kind === 'tuple' && known.kind === 'tuple') {
    return likenessOfLists(wanted.items, known.items, bindings)
  }
  if (known.kind === 'union') {
    return bestOf(known.items, item => likenessOfTypes(wanted, item, bindings))
  }
  return wanted.kind === 'union'
    ? bestOf(wanted.items, item => likenessOfTypes(item, known, bindings))
    : 0
}
