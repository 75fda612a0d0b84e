import { type CallExpression, type Expression, isIdentifier } from 'typescript'
import {
  type Advice,
  adviceAt,
  type Context,
  hasErrorIn,
  insert,
  iterables,
  suffixes,
} from './advice'
import { type Flavour, flavourOf, nameOfCall } from './flavour'

/** The value, and nine functions. */
const MAX_PIPE = 10

/** The flavour that a function of lfi takes, by its name. */
export const expects = (name: string): Flavour | undefined =>
  /^as(?:Async|Concur)$|^to[A-Z]/u.test(name)
    ? undefined
    : name.endsWith('Concur')
      ? 'concur'
      : name.endsWith('Async')
        ? 'async'
        : undefined

export const convert = (
  context: Context,
  node: Expression,
  call: CallExpression,
  given: Flavour,
  wanted: Flavour,
  isStep: boolean,
): Advice => {
  const name = `as${suffixes[wanted]}`
  const start = node.getStart(context.source)
  return adviceAt(
    context,
    node,
    call,
    'error',
    `${isStep ? `${nameOfCall(node)} takes` : 'This call takes'} a ${iterables[wanted]}, but gets an ${iterables[given]}. Convert it with ${name}.`
      .replace('a async', 'an async')
      .replace('an concur', 'a concur'),
    {
      label: `Add ${name}`,
      imports: [name],
      edits: isStep
        ? [insert(start, `${name}, `)]
        : [insert(start, `${name}(`), insert(node.getEnd(), ')')],
    },
  )
}

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
  let flavour =
    flavourOf(checker.typeToString(checker.getTypeAtLocation(first))) ?? 'plain'
  for (const step of steps) {
    const name = nameOfCall(step) ?? (isIdentifier(step) ? step.text : '')
    const wanted = expects(name)
    if (wanted && wanted !== flavour) {
      return [convert(context, step, pipe, flavour, wanted, true)]
    }
    if (/^to[A-Z]/u.test(name)) {
      const reduce = `reduce${suffixes[flavour]}`
      return [
        adviceAt(
          context,
          step,
          pipe,
          'error',
          `${name} is a reducer, not a step: give it to ${reduce}.`,
          {
            label: `Wrap it in ${reduce}`,
            imports: [reduce],
            edits: [
              insert(step.getStart(source), `${reduce}(`),
              insert(step.getEnd(), ')'),
            ],
          },
        ),
      ]
    }
    flavour =
      name === 'asAsync' ? 'async' : name === 'asConcur' ? 'concur' : flavour
  }
  return adviseLength(context, pipe)
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
