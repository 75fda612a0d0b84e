import {
  type Expression,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  type Node,
  type TypeChecker,
} from 'typescript'
import {
  type Flavour,
  flavours,
  suffixes,
} from '../../../../library/model/flavour'

/** Which lazy iterable of lfi a type is, by how TypeScript writes it. */
export const flavourOf = (type: string): Flavour | undefined => {
  const [, name] =
    /^(|Async|Concur)(?:Iterable|Optional)</u.exec(
      type === 'RangeIterable' ? 'Iterable<' : type,
    ) ?? []
  return flavours.find(flavour => suffixes[flavour] === name)
}

/** Whether a lazy iterable has one value at most, by its type. */
export const isOptional = (type: string): boolean =>
  /^(?:Async|Concur)?Optional</u.test(type)

/** Which iterable a type is, be it lazy or not. */
export const iterableOf = (type: string): Flavour | undefined =>
  flavourOf(type) ??
  (/\]$|^(?:Readonly)?(?:Set|Map|Array)<|^Generator<|^string$|^["'`]/u.test(
    type,
  )
    ? 'plain'
    : /^AsyncGenerator<|^ReadableStream</u.test(type)
      ? 'async'
      : undefined)

/** Which iterable a value is; a function that returns an array is none. */
export const iterableAt = (
  checker: TypeChecker,
  value: Expression,
): Flavour | undefined => {
  const type = checker.getTypeAtLocation(value)
  const text = checker.typeToString(type)
  // In lfi 3 concur iterables are functions themselves.
  return type.getCallSignatures().length > 0
    ? flavourOf(text)
    : iterableOf(text)
}

/** What a step hands on: what it starts with, or what its function returns. */
export const typeAfter = (
  checker: TypeChecker,
  step: Expression,
  isFirst: boolean,
): string => {
  const type = checker.getTypeAtLocation(step)
  const [signature] = isFirst ? [] : type.getCallSignatures()
  return checker.typeToString(signature?.getReturnType() ?? type, step)
}

/** The name of the function that is called, if it has one. */
export const nameOfCall = (node: Node): string | undefined =>
  isCallExpression(node) && isIdentifier(node.expression)
    ? node.expression.text
    : undefined

/** The call of a function by its name or as a member, or the function alone. */
export const callOf = (name: Node): Node => {
  const { parent } = name
  const called =
    isPropertyAccessExpression(parent) && parent.name === name ? parent : name
  return isCallExpression(called.parent) && called.parent.expression === called
    ? called.parent
    : called
}

/** What flows to a step of a `pipe`. */
const flavourBefore = (
  checker: TypeChecker,
  steps: readonly Expression[],
): Flavour | undefined => {
  let given: Flavour | undefined
  for (const [index, step] of steps.entries()) {
    const type = typeAfter(checker, step, index === 0)
    // A name that is not known either hands on what it gets.
    given = type === 'any' ? given : iterableOf(type)
  }
  return given
}

const returnsPromise = (checker: TypeChecker, node: Expression): boolean =>
  checker
    .getTypeAtLocation(node)
    .getCallSignatures()
    .some(signature =>
      checker.typeToString(signature.getReturnType()).startsWith('Promise<'),
    )

/**
 * Which iterable a function gets where its name is used, as far as that is
 * known. Plain values that it does something asynchronous with are not: they
 * are to be converted.
 */
export const flavourAt = (
  checker: TypeChecker,
  name: Node,
): Flavour | undefined => {
  const call = callOf(name)
  const { parent } = call
  const given = isCallExpression(call) ? call.arguments : []
  const last = given.at(-1)
  const index =
    isCallExpression(parent) && nameOfCall(parent) === 'pipe'
      ? parent.arguments.findIndex(({ pos }) => pos === call.pos)
      : 0
  const found =
    index > 0 && isCallExpression(parent)
      ? flavourBefore(checker, parent.arguments.slice(0, index))
      : last && iterableAt(checker, last)
  return found === 'plain' && given.some(each => returnsPromise(checker, each))
    ? undefined
    : found
}
