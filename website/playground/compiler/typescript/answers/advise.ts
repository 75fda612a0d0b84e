import {
  type CallExpression,
  type Expression,
  isCallExpression,
  isExpressionStatement,
  isIdentifier,
  isPropertyAccessExpression,
  isTemplateSpan,
  type Node,
  type SourceFile,
  type TypeChecker,
} from 'typescript'
import type { NamesElsewhere, TypeDiagnostic } from '../messages'
import { type Advice, type Context, readLibrary } from './advice'
import { adviseElsewhere } from './adviseElsewhere'
import { adviseDirectCall, advisePipe } from './adviseFlavour'
import { adviseLimit } from './adviseLimit'
import { adviseComparison, adviseReducers } from './adviseNames'
import { adviseOrder } from './adviseOrder'
import { adviseCalled, advisePrinted, adviseUse } from './adviseUse'
import { nameOfCall } from './flavour'

const isPrinting = ({ expression }: CallExpression): boolean =>
  isPropertyAccessExpression(expression) &&
  isIdentifier(expression.expression) &&
  expression.expression.text === 'console'

const adviseCall = (context: Context, call: CallExpression): Advice[] => {
  if (isPrinting(call)) {
    return advisePrinted(context, call)
  }
  return nameOfCall(call) === 'pipe'
    ? advisePipe(context, call)
    : [
        ...adviseLimit(context, call),
        ...adviseOrder(context, call),
        ...adviseDirectCall(context, call),
        ...adviseComparison(context, call),
        ...adviseReducers(context, call),
      ]
}

/** The outermost expression that TypeScript complains about. */
const adviseError = (
  context: Context,
  node: Node,
  /** Advice on what is around it. */
  found: readonly Advice[],
): Advice[] => {
  const start = node.getStart(context.source)
  const isMeant = context.errors.some(
    ({ from, to }) => from === start && to === node.getEnd(),
  )
  const isExplained = found.some(
    ({ scope }) => scope.from <= start && node.getEnd() <= scope.to,
  )
  if (!isMeant || isExplained) {
    return []
  }
  const { parent } = node
  if (isPropertyAccessExpression(parent) && parent.name === node) {
    return adviseUse(context, parent.expression, parent, 'used')
  }
  if (isCallExpression(parent) && parent.expression === node) {
    return adviseCalled(context, parent)
  }
  // A declaration is complained about at its name.
  const value =
    'initializer' in parent && 'name' in parent && parent.name === node
      ? parent.initializer
      : node
  return isExpression(value) ? adviseUse(context, value, node, 'used') : []
}

const isExpression = (value: unknown): value is Expression =>
  typeof value === 'object' && value !== null && 'kind' in value

const adviseNode = (context: Context, node: Node): Advice[] => {
  if (isIdentifier(node)) {
    return adviseElsewhere(context, node)
  }
  if (isCallExpression(node)) {
    return adviseCall(context, node)
  }
  if (isTemplateSpan(node)) {
    return adviseUse(context, node.expression, node.expression, 'in a text')
  }
  return isExpressionStatement(node) && isCallExpression(node.expression)
    ? adviseUse(context, node.expression, node.expression, 'left')
    : []
}

/** Advice on the mistakes that newcomers make, each with what mends it. */
export const advise = (
  checker: TypeChecker,
  source: SourceFile,
  errors: readonly TypeDiagnostic[],
  elsewhere: NamesElsewhere,
): readonly Advice[] => {
  const library = readLibrary(checker, source)
  const context = { checker, source, errors, library, elsewhere }
  const found: Advice[] = []
  const visit = (node: Node): void => {
    const advice = adviseNode(context, node)
    found.push(
      ...(advice.length > 0 ? advice : adviseError(context, node, found)),
    )
    node.forEachChild(visit)
  }
  source.forEachChild(visit)
  return found
}
