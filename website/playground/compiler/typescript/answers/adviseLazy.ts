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
import {
  type Advice,
  adviceAt,
  type Context,
  insert,
  nameOfCall,
} from './advice'

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

const adviseValue = (context: Context, node: Expression): Advice[] => {
  const { checker, source } = context
  const type = checker.typeToString(checker.getTypeAtLocation(node))
  if (/^Promise</u.test(type)) {
    const message = 'This prints a pending promise. Add `await`.'
    const edits = [insert(node.getStart(source), 'await ')]
    const fix = { label: 'Add await', imports: [], edits }
    return [adviceAt(context, node, node, message, fix)]
  }
  const flavour = flavourOf(type)
  if (!flavour) {
    return []
  }
  const isOptional = type.includes('Optional<')
  const name = `${isOptional ? 'get' : 'reduce'}${suffixes[flavour]}`
  const step = isOptional ? name : `${name}(toArray())`
  const { imports, edits } = addStep(context, node, flavour, step)
  const kind = flavour === 'plain' ? '' : `${flavour} `
  const message = isOptional
    ? `Nothing has run yet: this prints a lazy optional. Take its value with ${name}, or with or${suffixes[flavour]} if there may be none.`
    : `Nothing has run yet: this prints a lazy ${kind}iterable. Collect its values with ${step}.`
  return [
    adviceAt(context, node, node, message, {
      label: `Add ${step}`,
      imports: [name, ...(isOptional ? [] : ['toArray']), ...imports],
      edits,
    }),
  ]
}

/** Values that a call of the console prints before they are there. */
export const adviseLazy = (
  context: Context,
  { expression, arguments: printed }: CallExpression,
): Advice[] => {
  const isPrinting =
    isPropertyAccessExpression(expression) &&
    isIdentifier(expression.expression) &&
    expression.expression.text === 'console'
  return (isPrinting ? printed : [])
    .flatMap(node => adviseValue(context, node))
    .map(({ scope, diagnostic }) => ({
      scope,
      diagnostic: {
        ...diagnostic,
        severity: 'warning',
        printedAt: expression.getStart(context.source),
      },
    }))
}
