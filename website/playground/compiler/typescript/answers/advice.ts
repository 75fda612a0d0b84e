import {
  type Expression,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  type Node,
  type SourceFile,
  SymbolFlags,
  type TypeChecker,
} from 'typescript'
import type { AdviceData, Facts, NameFacts } from '../facts'
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

/** What the code names, and what is known of it. */
export type Known = {
  readonly name: string
  readonly facts: NameFacts
  readonly node: Expression
}

/** The files that declare what code may import, see readDeclarations. */
const importable = /^\/node_modules\/lfi\/|^\/lib\/lfi-playground\.d\.ts$/u

/**
 * What is known of the name at a node: of an export, under any name. A name that
 * nothing declares counts, as it is about to be imported.
 */
export const knownAt = (
  checker: TypeChecker,
  facts: Facts,
  node: Node,
): Known | undefined => {
  if (!isIdentifier(node)) {
    return undefined
  }
  const symbol = checker.getSymbolAtLocation(node)
  const isAlias = symbol && (symbol.flags & SymbolFlags.Alias) !== 0
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol
  const [declaration] = target?.declarations ?? []
  const isMember =
    isPropertyAccessExpression(node.parent) && node.parent.name === node
  const isImportable = declaration
    ? importable.test(declaration.getSourceFile().fileName)
    : // An alias without a declaration was imported from what is not there.
      !(isAlias || isMember)
  const name = declaration && target ? target.name : node.text
  const known = Object.hasOwn(facts, name) ? facts[name] : undefined
  return known && isImportable ? { name, facts: known, node } : undefined
}

/** The function of lfi that is called, or that is a step, and where it is named. */
export const functionOf = (
  { checker, facts }: Context,
  expression: Expression,
): Known | undefined =>
  knownAt(
    checker,
    facts,
    isCallExpression(expression) ? expression.expression : expression,
  )

/** The name of the function that is called, if it has one. */
export const nameOfCall = (node: Node): string | undefined =>
  isCallExpression(node) && isIdentifier(node.expression)
    ? node.expression.text
    : undefined

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

export const insert = (at: number, text: string): TypeFix['edits'][number] => ({
  from: at,
  to: at,
  insert: text,
})

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
