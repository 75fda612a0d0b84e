import {
  type Expression,
  type Identifier,
  isCallExpression,
  isIdentifier,
  type Node,
  type SourceFile,
  SymbolFlags,
  type TypeChecker,
} from 'typescript'
import type { AdviceData, FunctionFacts } from '../facts'
import type { TypeDiagnostic, TypeFix } from '../messages'

export type Context = AdviceData & {
  readonly checker: TypeChecker
  readonly source: SourceFile
  /** What TypeScript complains about. */
  readonly errors: readonly TypeDiagnostic[]
}

export type Advice = {
  readonly diagnostic: TypeDiagnostic
  /** Complaints of TypeScript within it are explained by the advice. */
  readonly scope: Pick<TypeDiagnostic, 'from' | 'to'>
}

/** A function of lfi that is named in the code. */
export type Called = {
  readonly name: string
  readonly facts: FunctionFacts
  readonly node: Identifier
}

/** The function of lfi that is called, or given as a step. */
export const functionOf = (
  { checker, facts }: Context,
  node: Expression,
): Called | undefined => {
  const called = isCallExpression(node) ? node.expression : node
  if (!isIdentifier(called)) {
    return undefined
  }
  const name = called.text
  const known = Object.hasOwn(facts, name) ? facts[name] : undefined
  const flags = checker.getSymbolAtLocation(called)?.flags ?? 0
  // One of the code's own is no import.
  return known && (flags & SymbolFlags.Alias) !== 0
    ? { name, facts: known, node: called }
    : undefined
}

export const insert = (at: number, text: string): TypeFix['edits'][number] => ({
  from: at,
  to: at,
  insert: text,
})

export const hasErrorIn = (
  { errors, source }: Context,
  node: Node,
): boolean => {
  const start = node.getStart(source)
  return errors.some(({ from, to }) => from >= start && to <= node.getEnd())
}

export const adviceAt = (
  { source }: Context,
  node: Node,
  scope: Node,
  message: string,
  fix: TypeFix,
): Advice => ({
  diagnostic: {
    from: node.getStart(source),
    to: node.getEnd(),
    message,
    code: 0,
    severity: 'error',
    fix,
  },
  scope: { from: scope.getStart(source), to: scope.getEnd() },
})
