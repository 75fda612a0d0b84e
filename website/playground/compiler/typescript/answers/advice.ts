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
export type Known = { readonly name: string; readonly facts: NameFacts }

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
  // Declared by the code, or imported from what is not there.
  const isOther = declaration
    ? !importable.test(declaration.getSourceFile().fileName)
    : isAlias
  const isMember =
    isPropertyAccessExpression(node.parent) && node.parent.name === node
  const name = declaration && target ? target.name : node.text
  const known = Object.hasOwn(facts, name) ? facts[name] : undefined
  return known && !isOther && !(isMember && !declaration)
    ? { name, facts: known }
    : undefined
}

/** The function of lfi that is called, or given as a step, and where it is named. */
export const functionOf = (
  { checker, facts }: Context,
  expression: Expression,
): (Known & { readonly node: Expression }) | undefined => {
  const node = isCallExpression(expression) ? expression.expression : expression
  const known = knownAt(checker, facts, node)
  return known && { ...known, node }
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
