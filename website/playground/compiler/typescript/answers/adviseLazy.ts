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
import { type Advice, after, before, type Context, nameOfCall } from './advice'

/** The code with one more step, awaited where it has to be. */
const addStep = (
  node: Expression,
  flavour: Flavour,
  step: string,
): Pick<TypeFix, 'imports' | 'edits'> => {
  const last = isCallExpression(node) ? node.arguments.at(-1) : undefined
  const wait = flavour === 'plain' ? '' : 'await '
  return nameOfCall(node) === 'pipe' && last
    ? { imports: [], edits: [before(node, wait), after(last, `, ${step}`)] }
    : {
        imports: ['pipe'],
        edits: [before(node, `${wait}pipe(`), after(node, `, ${step})`)],
      }
}

const adviseValue = (
  { checker }: Context,
  node: Expression,
): Advice | undefined => {
  const type = checker.typeToString(checker.getTypeAtLocation(node))
  const shown = { node, scope: node, severity: 'warning' } as const
  if (type.startsWith('Promise<')) {
    const edits = [before(node, 'await ')]
    return {
      ...shown,
      message: 'This prints a pending promise. Add `await`.',
      fix: { label: 'Add await', imports: [], edits },
    }
  }
  const flavour = flavourOf(type)
  if (!flavour) {
    return undefined
  }
  const isOptional = type.includes('Optional<')
  const name = `${isOptional ? 'get' : 'reduce'}${suffixes[flavour]}`
  const step = isOptional ? name : `${name}(toArray())`
  const { imports, edits } = addStep(node, flavour, step)
  const kind = flavour === 'plain' ? '' : `${flavour} `
  return {
    ...shown,
    message: isOptional
      ? `Nothing has run yet: this prints a lazy optional. Take its value with ${name}, or with or${suffixes[flavour]} if there may be none.`
      : `Nothing has run yet: this prints a lazy ${kind}iterable. Collect its values with ${step}.`,
    fix: {
      label: `Add ${step}`,
      imports: [name, ...(isOptional ? [] : ['toArray']), ...imports],
      edits,
    },
  }
}

/** Values that a call of the console prints before they are there. */
export const adviseLazy = (
  context: Context,
  { expression, arguments: printed }: CallExpression,
): (Advice | undefined)[] => {
  const isPrinting =
    isPropertyAccessExpression(expression) &&
    isIdentifier(expression.expression) &&
    expression.expression.text === 'console'
  return isPrinting ? printed.map(node => adviseValue(context, node)) : []
}
