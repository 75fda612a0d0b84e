import {
  type Declaration,
  type Expression,
  isBlock,
  isCallExpression,
  isImportDeclaration,
  isNewExpression,
  isVariableDeclaration,
  type Node,
  type SourceFile,
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

/** Whether a package is imported that is declared without types. */
const importsUntyped = (checker: TypeChecker, source: SourceFile): boolean =>
  source.statements.some(
    statement =>
      isImportDeclaration(statement) &&
      checker
        .getSymbolAtLocation(statement.moduleSpecifier)
        ?.declarations?.some(isExhibit),
  )

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
 * Whether an error asks for a type that is not for the visitor to give: that of
 * a parameter in a function which is given to something without types, and what
 * comes of a package without types, but for variables.
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
    const type = callee && checker.getTypeAtLocation(callee)
    return (
      type !== undefined &&
      ((type.flags & TypeFlags.Any) !== 0 ||
        type.symbol?.declarations?.some(isExhibit) === true)
    )
  }
}
