import {
  type Identifier,
  isIdentifier,
  isImportDeclaration,
  isStringLiteral,
  type Node,
  type SourceFile,
  SymbolFlags,
  type TypeChecker,
} from 'typescript'
import type { NamesElsewhere, TypeDiagnostic, TypeFix } from '../messages'

export type Context = {
  readonly checker: TypeChecker
  readonly source: SourceFile
  /** What TypeScript complains about. */
  readonly errors: readonly TypeDiagnostic[]
  /** What lfi exports, if the code imports it. */
  readonly library: ReadonlySet<string>
  /** What takes the place of names that it lacks. */
  readonly elsewhere: NamesElsewhere
}

/** The names that lfi exports, in the version that is chosen. */
export const readLibrary = (
  checker: TypeChecker,
  source: SourceFile,
): ReadonlySet<string> => {
  const [specifier] = source.statements.flatMap(statement =>
    isImportDeclaration(statement) &&
    isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text === 'lfi'
      ? [statement.moduleSpecifier]
      : [],
  )
  const library = specifier && checker.getSymbolAtLocation(specifier)
  return new Set(
    library
      ? checker.getExportsOfModule(library).map(({ name }) => name)
      : undefined,
  )
}

/** Whether a name is one of lfi, and not one of the code's own. */
export const isOfLibrary = (
  { checker, library }: Context,
  node: Node,
): node is Identifier =>
  isIdentifier(node) &&
  library.has(node.text) &&
  ((checker.getSymbolAtLocation(node)?.flags ?? 0) & SymbolFlags.Alias) !== 0

export const insert = (at: number, text: string): TypeFix['edits'][number] => ({
  from: at,
  to: at,
  insert: text,
})

/** Takes another function of lfi in the place of one. */
export const rename = (
  { source }: Context,
  node: Identifier,
  name: string,
): TypeFix => ({
  label: `Change to ${name}`,
  imports: [name],
  edits: [{ from: node.getStart(source), to: node.getEnd(), insert: name }],
})

export const hasErrorIn = (
  { errors, source }: Context,
  node: Node,
): boolean => {
  const start = node.getStart(source)
  return errors.some(({ from, to }) => from >= start && to <= node.getEnd())
}

export type Advice = {
  readonly diagnostic: TypeDiagnostic
  /** Complaints of TypeScript within it are explained by the advice. */
  readonly scope: Pick<TypeDiagnostic, 'from' | 'to'>
}

export const adviceAt = (
  { source }: Context,
  node: Node,
  scope: Node,
  severity: 'error' | 'warning',
  message: string,
  fix?: TypeFix,
): Advice => ({
  diagnostic: {
    from: node.getStart(source),
    to: node.getEnd(),
    message,
    code: 0,
    severity,
    ...(fix && { fix }),
  },
  scope: { from: scope.getStart(source), to: scope.getEnd() },
})
