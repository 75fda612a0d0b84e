import {
  type CallExpression,
  type Expression,
  isCallExpression,
  isIdentifier,
  type Node,
} from 'typescript'
import {
  type Advice,
  adviceAt,
  type Context,
  insert,
  isOfLibrary,
  rename,
} from './advice'
import { nameOfCall } from './flavour'

const comparing = /^(?:to)?(?:min|max|minMax)By(?:Async|Concur)?$/iu

/** Whether a function has one parameter, and so compares nothing. */
const takesOne = ({ checker }: Context, node: Expression): boolean => {
  const signatures = checker.getTypeAtLocation(node).getCallSignatures()
  return (
    signatures.length > 0 &&
    signatures.every(({ parameters, declaration }) => {
      const [only] = declaration?.parameters ?? []
      return (
        parameters.length === 1 &&
        !(only && 'dotDotDotToken' in only && only.dotDotDotToken)
      )
    })
  )
}

/** A key where two values are to be compared: the answer is wrong, silently. */
export const adviseComparison = (
  context: Context,
  { expression, arguments: [fn] }: CallExpression,
): Advice[] => {
  if (
    !(fn && isOfLibrary(context, expression) && comparing.test(expression.text))
  ) {
    return []
  }
  const { text } = expression
  const keyed = text.replace('By', 'With')
  return context.library.has(keyed) && takesOne(context, fn)
    ? [
        adviceAt(
          context,
          expression,
          expression,
          'warning',
          `${text} compares two values; for a key use ${keyed}.`,
          rename(context, expression, keyed),
        ),
      ]
    : []
}

/** The `pipe` that a step is of, which is complained about as a whole. */
const pipeAround = (step: Node): Node =>
  isCallExpression(step.parent)
    ? nameOfCall(step.parent) === 'pipe'
      ? step.parent
      : pipeAround(step.parent)
    : step

/** Functions that are given reducers. */
const takesReducers = /^(?:reduce(?:Async|Concur)?|toGrouped|mapReducer)$/u

const isUncalled = (context: Context, node: Expression): boolean =>
  isOfLibrary(context, node) &&
  /^to[A-Z]/u.test(node.text) &&
  context.checker
    .getTypeAtLocation(node)
    .getCallSignatures()
    .some(({ parameters }) => parameters.length === 0)

/** What makes a reducer, in the place of the reducer. */
export const adviseReducers = (
  context: Context,
  call: CallExpression,
): Advice[] => {
  const { expression } = call
  return isOfLibrary(context, expression) && takesReducers.test(expression.text)
    ? call.arguments
        .filter(node => isUncalled(context, node))
        .map(node => {
          const name = isIdentifier(node) ? node.text : ''
          return adviceAt(
            context,
            node,
            pipeAround(call),
            'error',
            `${name} makes a reducer when it is called: write ${name}().`,
            {
              label: `Change to ${name}()`,
              imports: [],
              edits: [insert(node.getEnd(), '()')],
            },
          )
        })
    : []
}
