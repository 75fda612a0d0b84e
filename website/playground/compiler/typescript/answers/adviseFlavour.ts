import {
  type CallExpression,
  type Expression,
  isIdentifier,
  type Node,
} from 'typescript'
import { type Flavour, suffixes } from '../../../../library/model/flavour'
import { flavourOf } from '../facts'
import type { TypeFix } from '../messages'
import {
  type Advice,
  adviceAt,
  type Context,
  functionOf,
  insert,
  type Known,
  typeAfter,
} from './advice'

const described: Readonly<Record<Flavour, string>> = {
  plain: 'an iterable',
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

const hasErrorIn = ({ errors, source }: Context, node: Node): boolean => {
  const start = node.getStart(source)
  return errors.some(({ from, to }) => from >= start && to <= node.getEnd())
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
  context: Context,
  { name, facts: { takes, siblings }, node }: Known,
  given: Flavour | undefined,
  { scope, at, convert }: Place,
): Advice[] => {
  if (!(given && takes) || given === takes) {
    return []
  }
  const wanted = takes === 'plain' ? 'a plain iterable' : described[takes]
  const said = `${name} takes ${wanted}, but gets ${described[given]}`
  const isConverted =
    given === 'plain' || (given === 'async' && takes === 'concur')
  const sibling = siblings?.[given]
  if (isConverted) {
    const use = `as${suffixes[takes]}`
    return [
      adviceAt(context, at, scope, `${said}. Convert it with ${use}.`, {
        label: `Add ${use}`,
        imports: [use],
        edits: convert(use),
      }),
    ]
  }
  const from = node.getStart(context.source)
  return sibling
    ? [
        adviceAt(context, node, scope, `${said}: use ${sibling}.`, {
          label: `Change to ${sibling}`,
          imports: [sibling],
          edits: [{ from, to: node.getEnd(), insert: sibling }],
        }),
      ]
    : []
}

/** A call that has its iterable as its last argument. */
export const adviseCall = (
  context: Context,
  call: CallExpression,
): Advice[] => {
  const at = call.arguments.at(-1)
  // `map(fn)(values)` is a call of what `map(fn)` returns.
  const called = functionOf(context, call.expression)
  if (!(at && called && hasErrorIn(context, call))) {
    return []
  }
  const { checker, source } = context
  const type = checker.getTypeAtLocation(at)
  // A function that returns an array is no iterable.
  const isFunction = type.getCallSignatures().length > 0
  const given = isFunction ? undefined : iterableOf(checker.typeToString(type))
  return adviseMismatch(context, called, given, {
    scope: call,
    at,
    convert: name => [
      insert(at.getStart(source), `${name}(`),
      insert(at.getEnd(), ')'),
    ],
  })
}

const wrapReducer = (
  context: Context,
  scope: CallExpression,
  step: Expression,
  name: string,
  given: Flavour,
): Advice => {
  const reduce = `reduce${suffixes[given]}`
  return adviceAt(
    context,
    step,
    scope,
    `${name} is a reducer, not a step: pass it to ${reduce}.`,
    {
      label: `Wrap it in ${reduce}`,
      imports: [reduce],
      edits: [
        insert(step.getStart(context.source), `${reduce}(`),
        insert(step.getEnd(), isIdentifier(step) ? '())' : ')'),
      ],
    },
  )
}

/** The first step of a `pipe` that does not take what flows to it. */
export const advisePipe = (
  context: Context,
  pipe: CallExpression,
): Advice[] => {
  const [first, ...steps] = pipe.arguments
  if (!(first && hasErrorIn(context, pipe))) {
    return []
  }
  const { checker, source } = context
  let given = iterableOf(typeAfter(checker, first, true))
  for (const step of steps) {
    const called = functionOf(context, step)
    if (called?.facts.isReducer) {
      return [wrapReducer(context, pipe, step, called.name, given ?? 'plain')]
    }
    const start = step.getStart(source)
    // A step on a line of its own has its conversion on another one.
    const [gap = ' '] = /\n[^\S\n]*$/u.exec(source.text.slice(0, start)) ?? []
    const found = called
      ? adviseMismatch(context, called, given, {
          scope: pipe,
          at: called.node,
          convert: name => [insert(start, `${name},${gap}`)],
        })
      : []
    if (found.length > 0) {
      return found
    }
    given = iterableOf(typeAfter(checker, step, false)) ?? called?.facts.gives
  }
  return []
}
