import {
  type CallExpression,
  type Expression,
  type Identifier,
  isCallExpression,
} from 'typescript'
import { type Flavour, findMismatch } from '../../../model/flavours'
import type { TypeFix } from '../messages'
import {
  type Advice,
  adviceAt,
  type Context,
  hasErrorIn,
  insert,
  isOfLibrary,
  rename,
} from './advice'
import { iterableOf } from './flavour'

/** The function of lfi that is called, or given as a step. */
export const functionOf = (
  context: Context,
  node: Expression,
): Identifier | undefined => {
  const called = isCallExpression(node) ? node.expression : node
  return isOfLibrary(context, called) ? called : undefined
}

/** A function that gets another flavour than it takes. */
export const adviseFlavour = (
  context: Context,
  called: Identifier,
  given: Flavour | undefined,
  scope: CallExpression,
  /** How it is converted. */
  convert: (name: string) => TypeFix['edits'],
  at: Expression = called,
): Advice[] => {
  const found = findMismatch(context.library, called.text, given)
  if (!found) {
    return []
  }
  const { message, use, isConverted } = found
  return [
    adviceAt(
      context,
      isConverted ? at : called,
      scope,
      'error',
      message,
      isConverted
        ? { label: `Add ${use}`, imports: [use], edits: convert(use) }
        : rename(context, called, use),
    ),
  ]
}

/** A call that has its iterable as its last argument. */
export const adviseDirectCall = (
  context: Context,
  call: CallExpression,
): Advice[] => {
  const source = call.arguments.at(-1)
  // `map(fn)(values)` is a call of what `map(fn)` returns.
  const called = functionOf(context, call.expression)
  if (!(source && called && hasErrorIn(context, call))) {
    return []
  }
  const { checker } = context
  const given = iterableOf(
    checker.typeToString(checker.getTypeAtLocation(source)),
  )
  return adviseFlavour(
    context,
    called,
    given,
    call,
    name => [
      insert(source.getStart(context.source), `${name}(`),
      insert(source.getEnd(), ')'),
    ],
    source,
  )
}
