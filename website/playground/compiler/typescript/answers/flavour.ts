import {
  type Expression,
  isCallExpression,
  isIdentifier,
  type Node,
  type TypeChecker,
} from 'typescript'
import type { Flavour } from '../../../../library/model/flavour'
import { flavourOf } from '../facts'

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
  return type.getCallSignatures().length > 0 ? undefined : iterableOf(text)
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
