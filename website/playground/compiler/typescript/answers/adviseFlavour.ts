import {
  type CallExpression,
  type Expression,
  type Identifier,
  isCallExpression,
  isIdentifier,
} from 'typescript'
import { type Flavour, suffixes } from '../../../../library/model/flavour'
import { findMismatch } from '../../../model/flavours'
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
import { iterableAt, iterableOf, typeAfter } from './flavour'

/** The function of lfi that is called, or given as a step. */
const functionOf = (context: Context, node: Expression) => {
  const called = isCallExpression(node) ? node.expression : node
  return isOfLibrary(context, called) ? called : undefined
}

/** A function that gets another flavour than it takes. */
const adviseFlavour = (
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
  return adviseFlavour(
    context,
    called,
    iterableAt(context.checker, source),
    call,
    name => [
      insert(source.getStart(context.source), `${name}(`),
      insert(source.getEnd(), ')'),
    ],
    source,
  )
}

/** The value, and nine functions. */
const MAX_PIPE = 10

/** Steps of a `pipe` that get another kind of iterable, or are no functions. */
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
    const [found] = called
      ? adviseFlavour(context, called, given, pipe, name => [
          insert(step.getStart(source), `${name}, `),
        ])
      : []
    if (found) {
      return [found]
    }
    if (called && /^to[A-Z]/u.test(called.text)) {
      return [wrapReducer(context, pipe, step, called.text, given ?? 'plain')]
    }
    given = iterableOf(typeAfter(checker, step, false))
  }
  return adviseLength(context, pipe)
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
    'error',
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

/** `pipe` is typed for nine steps: more are given in two parts. */
const adviseLength = (context: Context, pipe: CallExpression): Advice[] => {
  const [first] = pipe.arguments
  const last = pipe.arguments[MAX_PIPE - 1]
  const extra = pipe.arguments[MAX_PIPE]
  return first && last && extra
    ? [
        adviceAt(
          context,
          extra,
          pipe,
          'error',
          'pipe is typed for up to nine steps. Split it in two: pass the result of the first nine to the rest.',
          {
            label: 'Split the pipe',
            imports: [],
            edits: [
              insert(first.getStart(context.source), 'pipe('),
              insert(last.getEnd(), ')'),
            ],
          },
        ),
      ]
    : []
}
