import {
  type CallExpression,
  type Expression,
  isCallExpression,
  isPropertyAccessExpression,
  type Node,
} from 'typescript'
import { type Flavour, suffixes } from '../../../../library/model/flavour'
import { iterables } from '../../../model/flavours'
import type { TypeFix } from '../messages'
import { type Advice, adviceAt, type Context, insert } from './advice'
import { adviseReducers } from './adviseNames'
import { flavourOf, isOptional, nameOfCall } from './flavour'

/** Something that is printed before it has run, or used, or left alone. */
type Use = 'printed' | 'in a text' | 'used' | 'left'

/** What a lazy expression is given to. */
type End = {
  readonly label: string
  /** The step, and what it uses of lfi. */
  readonly step: string
  readonly imports: readonly string[]
}

/** The code with one more step, awaited where it has to be. */
const addStep = (
  { source }: Context,
  node: Expression,
  flavour: Flavour,
  { label, step, imports }: End,
): TypeFix => {
  const isPipe = nameOfCall(node) === 'pipe'
  const start = node.getStart(source)
  const last = isCallExpression(node) ? node.arguments.at(-1) : undefined
  const wait = flavour === 'plain' ? '' : 'await '
  const [open, close] =
    wait && isPropertyAccessExpression(node.parent) ? ['(', ')'] : ['', '']
  return {
    label,
    imports: [...imports, ...(isPipe ? [] : ['pipe'])],
    edits:
      isPipe && last
        ? [
            insert(start, open + wait),
            insert(last.getEnd(), `, ${step}`),
            insert(node.getEnd(), close),
          ]
        : [
            insert(start, `${open}${wait}pipe(`),
            insert(node.getEnd(), `, ${step})${close}`),
          ],
  }
}

/** What takes the values out of a lazy expression. */
const collecting = (flavour: Flavour, isOne: boolean): End => {
  const name = `${isOne ? 'get' : 'reduce'}${suffixes[flavour]}`
  const step = isOne ? name : `${name}(toArray())`
  return {
    label: `Add ${step}`,
    step,
    imports: isOne ? [name] : [name, 'toArray'],
  }
}

/** What runs a lazy expression for what it does. */
const consuming = (node: Expression, flavour: Flavour): End => {
  const last = isCallExpression(node) ? node.arguments.at(-1) : undefined
  const doesSomething = /^each/u.test(
    nameOfCall(nameOfCall(node) === 'pipe' && last ? last : node) ?? '',
  )
  const name = `${doesSomething ? 'consume' : 'forEach'}${suffixes[flavour]}`
  return {
    label: doesSomething ? `Add ${name}` : `Print its values with ${name}`,
    step: doesSomething ? name : `${name}(value => console.log(value))`,
    imports: [name],
  }
}

const sayLazy = (use: Use, flavour: Flavour, isOne: boolean): string => {
  const suffix = suffixes[flavour]
  const what = `lazy ${isOne ? 'optional' : iterables[flavour]}`
  const remedy = isOne
    ? `Take its value with get${suffix}, or with or${suffix} if there may be none.`
    : `Collect its values with reduce${suffix}(toArray()).`
  switch (use) {
    case 'printed':
      return `Nothing has run: this prints a ${what}. ${remedy}`
    case 'in a text':
      return `Nothing has run: a ${what} in a text is only [object Object]. ${remedy}`
    case 'used':
      return `This is a ${what}. ${remedy}`
    case 'left':
      return `Nothing runs: this ${what} is never consumed. End it with reduce${suffix}(toArray()), forEach${suffix} or ${flavour === 'plain' ? 'a loop' : `consume${suffix}, and await it`}.`
  }
}

/** Whether something in it is wrong that explains what it turned out to be. */
const hasReducerUncalled = (context: Context, node: Node): boolean =>
  (isCallExpression(node) && adviseReducers(context, node).length > 0) ||
  node.forEachChild(child => hasReducerUncalled(context, child)) === true

const advisePromise = (
  context: Context,
  node: Expression,
  scope: Node,
  use: Use,
): Advice => {
  const isMember = isPropertyAccessExpression(node.parent)
  return adviceAt(
    context,
    node,
    scope,
    use === 'used' ? 'error' : 'warning',
    `This is a promise${use === 'used' ? '' : ', which is printed before its value is there'}: await it.`,
    {
      label: 'Add await',
      imports: [],
      edits: [
        insert(node.getStart(context.source), isMember ? '(await ' : 'await '),
        ...(isMember ? [insert(node.getEnd(), ')')] : []),
      ],
    },
  )
}

/**
 * Whether a lazy iterable is where one is expected, as an argument of a function
 * that takes iterables: an array in its place would be refused just as well.
 */
const isExpectedLazy = (
  { checker }: Context,
  node: Expression,
  flavour: Flavour,
): boolean => {
  const expected = checker.getContextualType(node)
  const types = expected?.isUnion() ? expected.types : [expected]
  const flavours = types.map(
    type => type && flavourOf(checker.typeToString(type)),
  )
  return flavours.some(
    it => it !== undefined && (it !== 'plain' || flavour === 'plain'),
  )
}

/** Values that are printed, or used, before they are there. */
export const adviseUse = (
  context: Context,
  node: Expression,
  scope: Node,
  use: Use,
): Advice[] => {
  const { checker } = context
  const type = checker.typeToString(checker.getTypeAtLocation(node))
  if (/^Promise</u.test(type)) {
    return use === 'left' ? [] : [advisePromise(context, node, scope, use)]
  }
  const flavour = flavourOf(type)
  if (!flavour || hasReducerUncalled(context, node)) {
    return []
  }
  if (use === 'used' && isExpectedLazy(context, node, flavour)) {
    return []
  }
  const isOne = isOptional(type)
  const end =
    use === 'left' ? consuming(node, flavour) : collecting(flavour, isOne)
  return [
    adviceAt(
      context,
      node,
      scope,
      use === 'used' ? 'error' : 'warning',
      sayLazy(use, flavour, isOne && use !== 'left'),
      addStep(context, node, flavour, end),
    ),
  ]
}

/** An iterable that is called, as `empty` of lfi 3, which is a value. */
export const adviseCalled = (
  context: Context,
  { expression, arguments: given, end }: CallExpression,
): Advice[] => {
  const { checker, source } = context
  const type = checker.typeToString(checker.getTypeAtLocation(expression))
  const flavour = flavourOf(type)
  const text = expression.getText(source)
  return flavour && given.length === 0
    ? [
        adviceAt(
          context,
          expression,
          expression.parent,
          'error',
          `${/^[\w$]+$/u.test(text) ? text : 'This'} is a lazy ${iterables[flavour]}, not a function: leave out the parentheses after it.`,
          {
            label: 'Remove the parentheses',
            imports: [],
            edits: [{ from: expression.getEnd(), to: end, insert: '' }],
          },
        ),
      ]
    : []
}

/** What a call of the console prints. */
export const advisePrinted = (
  context: Context,
  call: CallExpression,
): Advice[] =>
  call.arguments.flatMap(node =>
    adviseUse(context, node, node, 'printed').map(advice => ({
      ...advice,
      diagnostic: {
        ...advice.diagnostic,
        printedAt: call.getStart(context.source),
      },
    })),
  )
