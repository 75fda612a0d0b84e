import { type CallExpression, type Expression, isIdentifier } from 'typescript'
import { type Flavour, suffixes } from '../../../../library/model/flavour'
import { flavourOf } from '../facts'
import type { TypeFix } from '../messages'
import {
  type Advice,
  after,
  before,
  type Context,
  functionOf,
  hasErrorIn,
  type Known,
  replace,
  typeAfter,
} from './advice'

const described: Readonly<Record<Flavour, string>> = {
  plain: 'a plain iterable',
  async: 'an async iterable',
  concur: 'a concur iterable',
}

/** Which iterable a type is, be it lazy or not. */
const iterableOf = (type: string): Flavour | undefined => {
  if (
    /\]$|^(?:Readonly)?(?:Set|Map|Array)<|^Generator<|^string$|^["'`]/u.test(
      type,
    )
  ) {
    return 'plain'
  }
  return /^AsyncGenerator<|^ReadableStream</u.test(type)
    ? 'async'
    : flavourOf(type)
}

/** Where a function gets a wrong iterable, and how that one is converted. */
type Place = {
  readonly scope: CallExpression
  readonly at: Expression
  readonly convert: (name: string) => TypeFix['edits']
}

/**
 * A function that gets another flavour than it takes. Plain values are
 * converted, as are async ones for what is concurrent: the function was chosen
 * for what it does. Elsewhere there is a function for what is given.
 */
const adviseMismatch = (
  { facts }: Context,
  { name, facts: { takes }, node }: Known,
  given: Flavour | undefined,
  { scope, at, convert }: Place,
): Advice | undefined => {
  if (!(given && takes) || given === takes) {
    return undefined
  }
  const said = `\`${name}\` takes ${described[takes]}, but gets ${described[given]}`
  if (given === 'plain' || takes === 'concur') {
    const use = `as${suffixes[takes]}`
    const label = `Add ${use}`
    return {
      node: at,
      scope,
      message: `${said}. Convert it with \`${use}\`.`,
      fix: { label, imports: [use], edits: convert(use) },
    }
  }
  const sibling = name.replace(suffixes[takes], '') + suffixes[given]
  return Object.hasOwn(facts, sibling)
    ? {
        node,
        scope,
        message: `${said}: use \`${sibling}\`.`,
        fix: {
          label: `Change to ${sibling}`,
          imports: [sibling],
          edits: [replace(node, sibling)],
        },
      }
    : undefined
}

/** A call that has its iterable as its last argument. */
export const adviseCall = (
  context: Context,
  call: CallExpression,
): Advice | undefined => {
  const at = call.arguments.at(-1)
  // `map(fn)(values)` is a call of what `map(fn)` returns.
  const called = functionOf(context, call.expression)
  if (!(at && called && hasErrorIn(context, call))) {
    return undefined
  }
  const { checker } = context
  const type = checker.getTypeAtLocation(at)
  // A function that returns an array is no iterable.
  const isFunction = type.getCallSignatures().length > 0
  const given = isFunction ? undefined : iterableOf(checker.typeToString(type))
  const convert = (name: string) => [before(at, `${name}(`), after(at, ')')]
  return adviseMismatch(context, called, given, { scope: call, at, convert })
}

const wrapReducer = (
  { name, node: named }: Known,
  step: Expression,
  scope: CallExpression,
  given: Flavour,
): Advice => {
  const reduce = `reduce${suffixes[given]}`
  const end = named === step && isIdentifier(step) ? '())' : ')'
  return {
    node: step,
    scope,
    message: `\`${name}\` is a reducer, not a step: pass it to \`${reduce}\`.`,
    fix: {
      label: `Wrap it in ${reduce}`,
      imports: [reduce],
      edits: [before(step, `${reduce}(`), after(step, end)],
    },
  }
}

/** The first step of a `pipe` that does not take what flows to it. */
export const advisePipe = (
  context: Context,
  pipe: CallExpression,
): Advice | undefined => {
  const [first, ...steps] = pipe.arguments
  if (!(first && hasErrorIn(context, pipe))) {
    return undefined
  }
  const { checker, source } = context
  let given = iterableOf(typeAfter(checker, first, true))
  for (const step of steps) {
    const called = functionOf(context, step)
    if (called?.facts.isReducer) {
      return wrapReducer(called, step, pipe, given ?? 'plain')
    }
    // A step on a line of its own has its conversion on another one.
    const [gap = ' '] =
      /\n[^\S\n]*$/u.exec(source.text.slice(0, step.getStart())) ?? []
    const found =
      called &&
      adviseMismatch(context, called, given, {
        scope: pipe,
        at: called.node,
        convert: name => [before(step, `${name},${gap}`)],
      })
    if (found) {
      return found
    }
    given = iterableOf(typeAfter(checker, step, false))
  }
  return undefined
}
