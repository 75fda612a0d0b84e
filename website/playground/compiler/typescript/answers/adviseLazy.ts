import {
  type CallExpression,
  type Expression,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
} from 'typescript'
import { type Flavour, suffixes } from '../../../../library/model/flavour'
import { flavourOf } from '../facts'
import type { TypeFix } from '../messages'
import { type Advice, adviceAt, type Context, insert } from './advice'
import { isOptional, nameOfCall } from './flavour'

/** The code with one more step, awaited where it has to be. */
const addStep = (
  { source }: Context,
  node: Expression,
  flavour: Flavour,
  step: string,
): Pick<TypeFix, 'imports' | 'edits'> => {
  const start = node.getStart(source)
  const last = isCallExpression(node) ? node.arguments.at(-1) : undefined
  const wait = flavour === 'plain' ? '' : 'await '
  return nameOfCall(node) === 'pipe' && last
    ? {
        imports: [],
        edits: [insert(start, wait), insert(last.getEnd(), `, ${step}`)],
      }
    : {
        imports: ['pipe'],
        edits: [
          insert(start, `${wait}pipe(`),
          insert(node.getEnd(), `, ${step})`),
        ],
      }
}

const adviseValue = (
  context: Context,
  node: Expression,
): Advice | undefined => {
  const { checker, source } = context
  const type = checker.typeToString(checker.getTypeAtLocation(node))
  if (/^Promise</u.test(type)) {
    return adviceAt(
      context,
      node,
      node,
      'This prints a pending promise. Add `await`.',
      {
        label: 'Add await',
        imports: [],
        edits: [insert(node.getStart(source), 'await ')],
      },
    )
  }
  const flavour = flavourOf(type)
  if (!flavour) {
    return undefined
  }
  const isOne = isOptional(type)
  const name = `${isOne ? 'get' : 'reduce'}${suffixes[flavour]}`
  const step = isOne ? name : `${name}(toArray())`
  const { imports, edits } = addStep(context, node, flavour, step)
  return adviceAt(
    context,
    node,
    node,
    isOne
      ? `Nothing has run yet: this prints a lazy optional. Take its value with ${name}, or with or${suffixes[flavour]} if there may be none.`
      : `Nothing has run yet: this prints a lazy ${flavour === 'plain' ? '' : `${flavour} `}iterable. Collect its values with ${step}.`,
    {
      label: `Add ${step}`,
      imports: [name, ...(isOne ? [] : ['toArray']), ...imports],
      edits,
    },
  )
}

const isPrinting = ({ expression }: CallExpression): boolean =>
  isPropertyAccessExpression(expression) &&
  isIdentifier(expression.expression) &&
  expression.expression.text === 'console'

/** Values that a call of the console prints before they are there. */
export const adviseLazy = (context: Context, call: CallExpression): Advice[] =>
  isPrinting(call)
    ? call.arguments.flatMap(node => {
        const { diagnostic, scope } = adviseValue(context, node) ?? {}
        return diagnostic && scope
          ? [
              {
                scope,
                diagnostic: {
                  ...diagnostic,
                  severity: 'warning',
                  printedAt: call.getStart(context.source),
                },
              },
            ]
          : []
      })
    : []
