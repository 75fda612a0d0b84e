import {
  isCallExpression,
  isImportDeclaration,
  isStringLiteral,
  type Node,
  type SourceFile,
  type TypeChecker,
} from 'typescript'
import type { AdviceData } from '../facts'
import type { TypeDiagnostic } from '../messages'
import type { Advice, Context } from './advice'
import { adviseElsewhere } from './adviseElsewhere'
import { adviseCall, advisePipe } from './adviseFlavour'
import { adviseLazy } from './adviseLazy'
import { nameOfCall } from './flavour'

const adviseNode = (context: Context, node: Node): Advice[] => {
  if (!isCallExpression(node)) {
    return adviseElsewhere(context, node)
  }
  return nameOfCall(node) === 'pipe'
    ? advisePipe(context, node)
    : [...adviseLazy(context, node), ...adviseCall(context, node)]
}

const importsLfi = ({ statements }: SourceFile): boolean =>
  statements.some(
    statement =>
      isImportDeclaration(statement) &&
      isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === 'lfi',
  )

/** Advice on the mistakes that newcomers make, each with what mends it. */
export const advise = (
  checker: TypeChecker,
  source: SourceFile,
  errors: readonly TypeDiagnostic[],
  data: AdviceData,
): readonly Advice[] => {
  const found: Advice[] = []
  const context = { ...data, checker, source, errors }
  const visit = (node: Node): void => {
    found.push(...adviseNode(context, node))
    node.forEachChild(visit)
  }
  if (importsLfi(source)) {
    source.forEachChild(visit)
  }
  return found
}
