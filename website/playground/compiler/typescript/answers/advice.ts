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

export type Advice = Pick<TypeDiagnostic, 'message' | 'fix' | 'link'> & {
  /** What it is about. */
  readonly node: Node
  /** Complaints of TypeScript within it are explained by the advice. */
  readonly scope: Node
  readonly severity?: 'warning'
}

type Edit = TypeFix['edits'][number]

export const before = (node: Node, insert: string): Edit => ({
  from: node.getStart(),
  to: node.getStart(),
  insert,
})
export const after = (node: Node, insert: string): Edit => ({
  from: node.getEnd(),
  to: node.getEnd(),
  insert,
})
export const replace = (node: Node, insert: string): Edit => ({
  from: node.getStart(),
  to: node.getEnd(),
  insert,
})

/** All of the code below a node, in its order. */
export const nodesIn = (node: Node): readonly Node[] => [
  node,
  ...node.getChildren().flatMap(nodesIn),
]

export const hasErrorIn = ({ errors, source }: Context, node: Node): boolean =>
  node.getSourceFile() === source &&
  errors.some(({ from, to }) => from >= node.getStart() && to <= node.getEnd())

/** The files that declare what code may import, see readDeclarations. */
export const importable =
  /^\/node_modules\/lfi\/|^\/lib\/lfi-playground\.d\.ts$/u

/** What the code names, and what is known of it. */
export type Known = {
  readonly name: string
  readonly facts: NameFacts
  readonly node: Expression
}

/**
 * What is known of the name at a node: of an export, under any name. A name that
 * nothing declares counts, as it is about to be imported.
 */
const knownAt = (
  checker: TypeChecker,
  facts: Facts,
  node: Expression,
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
