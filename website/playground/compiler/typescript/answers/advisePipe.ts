import { type CallExpression, type Expression, isIdentifier } from 'typescript'
import { type Flavour, suffixes } from '../../../model/flavours'
import {
  type Advice,
  adviceAt,
  type Context,
  hasErrorIn,
  insert,
} from './advice'
import { adviseFlavour, functionOf } from './adviseFlavour'
import { iterableOf, typeAfter } from './flavour'

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
