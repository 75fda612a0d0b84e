import type { CallExpression, Expression } from 'typescript'
import {
  type Advice,
  adviceAt,
  type Context,
  hasErrorIn,
  isOfLibrary,
} from './advice'
import { iterableOf } from './flavour'

/** What is longer is not quoted. */
const MAX_QUOTED = 60

/** Whether something is an iterable, and not text. */
const isValues = ({ checker }: Context, node: Expression): boolean => {
  const type = checker.typeToString(checker.getTypeAtLocation(node))
  return !/^string$|^["'`]/u.test(type) && iterableOf(type) !== undefined
}

const isFunction = ({ checker }: Context, node: Expression): boolean =>
  checker.getTypeAtLocation(node).getCallSignatures().length > 0

/** Whether a function of lfi takes something else, and then the values. */
const takesValuesLast = ({ checker }: Context, called: Expression): boolean =>
  checker
    .getTypeAtLocation(called)
    .getCallSignatures()
    .some(({ parameters }) => {
      const [first, last] = parameters.map(parameter =>
        checker.typeToString(checker.getTypeOfSymbol(parameter)),
      )
      return (
        parameters.length === 2 &&
        iterableOf(first ?? '') === undefined &&
        iterableOf(last ?? '') !== undefined
      )
    })

/** The values first, as in Lodash: lfi takes them last. */
export const adviseOrder = (
  context: Context,
  call: CallExpression,
): Advice[] => {
  const { source } = context
  const { expression } = call
  const [values, other, ...rest] = call.arguments
  if (
    !(values && other) ||
    rest.length > 0 ||
    !isOfLibrary(context, expression) ||
    !hasErrorIn(context, call) ||
    !isValues(context, values) ||
    isValues(context, other) ||
    !takesValuesLast(context, expression)
  ) {
    return []
  }
  const name = expression.text
  const texts = [other.getText(source), values.getText(source)] as const
  const quoted = `${name}(${texts.join(', ')})`
  const isShort = quoted.length <= MAX_QUOTED && !quoted.includes('\n')
  const isGivenFunction = isFunction(context, other)
  const example = isShort
    ? quoted
    : `${name}(${isGivenFunction ? 'fn' : '…'}, values)`
  return [
    adviceAt(
      context,
      values,
      call,
      'error',
      `lfi's functions take ${isGivenFunction ? 'the function first and the values last' : 'the values last'}, as in ${example}, or as a step of pipe.`,
      {
        label: 'Swap the arguments',
        imports: [],
        edits: [
          {
            from: values.getStart(source),
            to: values.getEnd(),
            insert: texts[0],
          },
          {
            from: other.getStart(source),
            to: other.getEnd(),
            insert: texts[1],
          },
        ],
      },
    ),
  ]
}
