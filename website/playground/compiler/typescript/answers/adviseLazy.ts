import {
  type CallExpression,
  type Expression,
  isCallExpression,
  type Type,
} from 'typescript'
import { type Flavour, suffixes } from '../../../../library/model/flavour'
import { flavourOf } from '../facts'
import type { TypeFix } from '../messages'
import {
  type Advice,
  after,
  before,
  type Context,
  hasErrorIn,
  nameOfCall,
} from './advice'

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

const isPromise = (type: Type | undefined): boolean =>
  type?.getSymbol()?.name === 'Promise'

const adviseValue = (
  context: Context,
  node: Expression,
): Advice | undefined => {
  const { checker } = context
  // What is wrong may be printed as something else than its type says.
  const { valueDeclaration = node } = checker.getSymbolAtLocation(node) ?? {}
  if (hasErrorIn(context, valueDeclaration)) {
    return undefined
  }
  const found = checker.getTypeAtLocation(node)
  const shown = { node, scope: node, severity: 'warning' } as const
  const isArray = isPromise(found.getNumberIndexType())
  if (isArray || isPromise(found)) {
    const wait = isArray ? 'await Promise.all(' : 'await '
    return {
      ...shown,
      message: isArray
        ? 'This prints an array of pending promises. Wait for all of them with `Promise.all`, or use `asConcur` and `mapConcur` in a pipeline.'
        : 'This prints a pending promise. Add `await`.',
      fix: {
        label: isArray ? 'Add await Promise.all' : 'Add await',
        imports: [],
        edits: [before(node, wait), after(node, isArray ? ')' : '')],
      },
    }
  }
  const type = checker.typeToString(found)
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
      ? `Nothing has run yet: this prints a lazy optional. Take its value with \`${name}\`. If there may be no value, use \`or${suffixes[flavour]}\`.`
      : `Nothing has run yet: this prints a lazy ${kind}iterable. Collect its values with \`${step}\`.`,
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
  const isPrinting = expression.getText().startsWith('console.')
  return isPrinting ? printed.map(node => adviseValue(context, node)) : []
}
