import {
  type Expression,
  isCallExpression,
  isIdentifier,
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
