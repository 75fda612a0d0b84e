import { type CallExpression, type Expression, isIdentifier } from 'typescript'
import { type Flavour, suffixes } from '../../../../library/model/flavour'
import type { TypeFix } from '../messages'
import {
  type Advice,
  adviceAt,
  type Context,
  functionOf,
  hasErrorIn,
  insert,
} from './advice'
import { iterableAt, iterableOf, typeAfter } from './flavour'

const described: Readonly<Record<Flavour, string>> = {
  plain: 'an iterable',
  async: 'an async iterable',
  concur: 'a concur iterable',
}

/**
 * A function that gets another flavour than it takes. Plain values are
 * converted, as are async ones for what is concurrent: the function was chosen
 * for what it does. Elsewhere there is a function for what is given.
 */
const adviseMismatch = (
  context: Context,
  {
    name,
    facts: { takes, siblings },
    node,
  }: NonNullable<ReturnType<typeof functionOf>>,
  given: Flavour | undefined,
  scope: CallExpression,
  at: Expression,
  convert: (name: string) => TypeFix['edits'],
): Advice[] => {
  if (!(given && takes) || given === takes) {
    return []
  }
  const wanted = takes === 'plain' ? 'a plain iterable' : described[takes]
  const said = `${name} takes ${wanted}, but gets ${described[given]}`
  const isMeant = given === 'plain' || (given === 'async' && takes === 'concur')
  const sibling = isMeant ? undefined : siblings?.[given]
  if (sibling) {
    return [
      adviceAt(context, node, scope, `${said}: use ${sibling}.`, {
        label: `Change to ${sibling}`,
        imports: [sibling],
        edits: [
          {
            from: node.getStart(context.source),
            to: node.getEnd(),
            insert: sibling,
          },
        ],
      }),
    ]
  }
  // Nothing makes a plain iterable of another one.
  const use = takes === 'plain' ? undefined : `as${suffixes[takes]}`
  return use
    ? [
        adviceAt(context, at, scope, `${said}. Convert it with ${use}.`, {
          label: `Add ${use}`,
          imports: [use],
          edits: convert(use),
        }),
      ]
    : []
}

/** A call that has its iterable as its last argument. */
export const adviseCall = (
  context: Context,
  call: CallExpression,
): Advice[] => {
  const source = call.arguments.at(-1)
  // `map(fn)(values)` is a call of what `map(fn)` returns.
  const called = functionOf(context, call.expression)
  if (!(source && called && hasErrorIn(context, call))) {
    return []
  }
  const given = iterableAt(context.checker, source)
  return adviseMismatch(context, called, given, call, source, name => [
    insert(source.getStart(context.source), `${name}(`),
    insert(source.getEnd(), ')'),
  ])
}

/** Adds a step before one: on a line of its own, if that has one. */
const addBefore = (
  { source }: Context,
  step: Expression,
  name: string,
): TypeFix['edits'] => {
  const start = step.getStart(source)
  const [indent] = /\n[^\S\n]*$/u.exec(source.text.slice(0, start)) ?? []
  return [insert(start, `${name},${indent ?? ' '}`)]
}

const wrapReducer = (
  context: Context,
  pipe: CallExpression,
  step: Expression,
  name: string,
  given: Flavour,
): Advice => {
  const reduce = `reduce${suffixes[given]}`
  return adviceAt(
    context,
    step,
    pipe,
    `${name} is a reducer, not a step: give it to ${reduce}.`,
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
  const { checker } = context
  let given = iterableOf(typeAfter(checker, first, true))
  for (const step of steps) {
    const called = functionOf(context, step)
    if (called?.facts.isReducer) {
      return [wrapReducer(context, pipe, step, called.name, given ?? 'plain')]
    }
    const found = called
      ? adviseMismatch(context, called, given, pipe, called.node, name =>
          addBefore(context, step, name),
        )
      : []
    if (found.length > 0) {
      return found
    }
    given = iterableOf(typeAfter(checker, step, false)) ?? called?.facts.gives
  }
  return []
}
