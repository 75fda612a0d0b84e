import {
  type Declaration,
  type Expression,
  isBlock,
  isCallExpression,
  isIdentifier,
  isImportDeclaration,
  isNewExpression,
  isPropertyAccessExpression,
  isVariableDeclaration,
  type Node,
  type SourceFile,
  SymbolFlags,
  type Type,
  type TypeChecker,
  TypeFlags,
} from 'typescript'
import { EXHIBITS, type TypeDiagnostic } from '../messages'

/** A parameter lacks a type that only an annotation could give it. */
const UNTYPED_PARAMETERS: ReadonlySet<number> = new Set([7006, 7019, 7031])
/** A variable does. */
const UNTYPED_VARIABLES: ReadonlySet<number> = new Set([7005, 7034])

/** Whether something implicitly is of type any. */
const isImplicitAny = ({ code }: TypeDiagnostic): boolean =>
  code >= 7005 && code <= 7053

const isExhibit = (declaration: Declaration): boolean =>
  declaration.getSourceFile().fileName === EXHIBITS

/** Whether a type says nothing: it is any, or all that a package exports. */
const isOfUntyped = ({ flags, symbol }: Type): boolean =>
  (flags & TypeFlags.Any) !== 0 ||
  symbol?.declarations?.some(isExhibit) === true

/** Whether a package is imported that is declared without types. */
const importsUntyped = (checker: TypeChecker, source: SourceFile): boolean =>
  source.statements.some(
    statement =>
      isImportDeclaration(statement) &&
      checker
        .getSymbolAtLocation(statement.moduleSpecifier)
        ?.declarations?.some(isExhibit),
  )

const rootOf = (callee: Expression): Expression =>
  isPropertyAccessExpression(callee) || isCallExpression(callee)
    ? rootOf(callee.expression)
    : callee

/** Whether a name is declared nowhere, or by an import of what is not there. */
const isUnresolved = (checker: TypeChecker, root: Expression): boolean => {
  const symbol = isIdentifier(root) && checker.getSymbolAtLocation(root)
  return (
    isIdentifier(root) &&
    (!symbol ||
      ((symbol.flags & SymbolFlags.Alias) !== 0 &&
        !checker.getAliasedSymbol(symbol).declarations))
  )
}

export const nodeAt = (source: SourceFile, from: number): Node => {
  const descend = (node: Node): Node =>
    node.forEachChild(child =>
      child.getStart(source) <= from && from < child.getEnd()
        ? descend(child)
        : undefined,
    ) ?? node
  return descend(source)
}

/** What a function is given to, at once or as part of an argument. */
const calleeAround = (node: Node): Expression | undefined => {
  const { parent } = node
  if (!parent || isBlock(parent) || isVariableDeclaration(parent)) {
    return undefined
  }
  return (isCallExpression(parent) || isNewExpression(parent)) &&
    parent.expression !== node
    ? parent.expression
    : calleeAround(parent)
}

/**
 * Whether an error asks for the type of a parameter in a function that is given
 * to something without types: that is not for the visitor to mend. Of packages
 * without types nothing else is asked for either, but the types of variables.
 */
export const isUntypedCallback = (
  checker: TypeChecker,
  source: SourceFile,
): ((error: TypeDiagnostic) => boolean) => {
  const isUntyped = importsUntyped(checker, source)
  return error => {
    if (!isImplicitAny(error) || UNTYPED_VARIABLES.has(error.code)) {
      return false
    }
    if (!UNTYPED_PARAMETERS.has(error.code)) {
      return isUntyped
    }
    const callee = calleeAround(nodeAt(source, error.from))
    return (
      callee !== undefined &&
      isOfUntyped(checker.getTypeAtLocation(callee)) &&
      (isUntyped || isUnresolved(checker, rootOf(callee)))
    )
  }
}
