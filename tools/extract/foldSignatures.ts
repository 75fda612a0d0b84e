import { isDeepStrictEqual } from 'node:util'
import type {
  FunctionEntry,
  Parameter,
  Signature,
  TypeParameter,
} from '../../website/library/model/schema'
import { splitType } from '../../website/library/model/splitType'
import type { Overload } from './readSignatures'

type Folded = Pick<FunctionEntry, 'signatures' | 'callForms' | 'elided'>

/** A signature with its parameters split over the calls of a curried form. */
type Flattened = Signature & { calls: Parameter[][] }

const flatten = (overload: Overload): Flattened[] => [
  { ...overload, calls: [overload.parameters] },
  ...overload.completions.flatMap(flatten).map(rest => ({
    typeParameters: [...overload.typeParameters, ...rest.typeParameters],
    parameters: [...overload.parameters, ...rest.parameters],
    returns: rest.returns,
    calls: [overload.parameters, ...rest.calls],
  })),
]

/** The order of a union does not matter. */
const normaliseType = (type: string): string =>
  splitType(type, '|').sort().join(' | ')

const keyOf = ({ parameters, returns }: Signature): string =>
  JSON.stringify([
    parameters.map(it => ({ ...it, type: normaliseType(it.type) })),
    normaliseType(returns),
  ])

const formatCalls = (name: string, calls: readonly Parameter[][]): string =>
  `${name}${calls
    .map(
      parameters =>
        `(${parameters
          .map(parameter => `${parameter.rest ? '...' : ''}${parameter.name}`)
          .join(', ')})`,
    )
    .join('')}`

/** Whether `loose` takes all types that `strict` takes. */
const loosens = (strict: TypeParameter[], loose: TypeParameter[]): boolean =>
  strict.length === loose.length &&
  strict.every(({ name, constraint }) =>
    loose.some(
      other =>
        other.name === name &&
        (!other.constraint || other.constraint === constraint),
    ),
  )

/** Whether `other` says all that `signature` says, more generally. */
const isCoveredBy = (signature: Signature, other: Signature): boolean => {
  const { length } = signature.parameters
  const typesOf = ({ parameters }: Signature) =>
    parameters.slice(0, length).map(({ type }) => type)
  return (
    normaliseType(signature.returns) === normaliseType(other.returns) &&
    isDeepStrictEqual(typesOf(signature), typesOf(other)) &&
    other.parameters.slice(length).every(({ optional }) => optional) &&
    (other.parameters.length > length ||
      loosens(signature.typeParameters, other.typeParameters))
  )
}

const SHOWN_STEPS = 4

/** `pipe` declares a step for each number of functions: a few say it all. */
const shortenLadder = (
  signatures: readonly Signature[],
): Pick<Folded, 'signatures' | 'elided'> => {
  const [first] = signatures
  const end = signatures.findIndex(
    ({ parameters }, index) =>
      parameters.some(({ rest }) => rest) ||
      parameters.length !== (first?.parameters.length ?? 0) + index,
  )
  const elided = Math.max(0, end - SHOWN_STEPS)
  return { signatures: signatures.toSpliced(end - elided, elided), elided }
}

const callFormsOf = (
  name: string,
  signatures: readonly Signature[],
  flattened: readonly Flattened[],
): string[] => {
  const full = signatures.flatMap(({ parameters }) => [
    formatCalls(name, [parameters.filter(({ optional }) => !optional)]),
    formatCalls(name, [parameters]),
  ])
  const keys = new Set(signatures.map(keyOf))
  const curried = flattened
    .filter(form => form.calls.length > 1 && keys.has(keyOf(form)))
    .sort((a, b) => a.calls.length - b.calls.length)
    .map(({ calls }) => formatCalls(name, calls))
  return [...new Set([...full, ...curried])]
}

/**
 * Folds curried overloads into the full call that they are partial forms of,
 * and overloads that only help inference into the general one.
 */
export const foldSignatures = (
  name: string,
  overloads: readonly Overload[],
): Folded => {
  const flattened = overloads.flatMap(flatten)
  const direct = new Set(overloads.map(keyOf))
  const full = overloads.filter(overload => {
    const completed = flatten(overload).slice(1)
    return !completed.some(form => direct.has(keyOf(form)))
  })
  const general = full
    .filter(
      signature =>
        !full.some(
          other => other !== signature && isCoveredBy(signature, other),
        ),
    )
    .map(({ completions, ...signature }) => signature)
  const { signatures, elided } = shortenLadder(general)
  return {
    signatures,
    elided,
    callForms: callFormsOf(name, signatures, flattened),
  }
}
