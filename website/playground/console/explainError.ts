/** Methods that people expect of what lfi returns. */
const methods =
  'at|concat|entries|every|filter|find|findLast|flat|flatMap|forEach|includes|indexOf|join|keys|map|next|pop|push|reduce|reverse|shift|slice|some|sort|toArray|toReversed|toSorted|values'

/** A variable that there is not; one that is used too early is quoted. */
const missing = (names: string): RegExp =>
  new RegExp(`^ReferenceError: (?!.*before init).*\\b(?:${names})\\b`, 'u')

type Row = readonly [message: RegExp, heading: string, hint?: string]

/** What messages have in common, as Chromium, Firefox and Safari word each. */
const explanations: readonly Row[] = [
  [
    /is not async iterable|\[?Symbol\.asyncIterator[\])]/u,
    'is not async iterable',
    'An async iterable was expected here. asAsync converts other iterables.',
  ],
  [
    /is not iterable|\[Symbol\.iterator\] is not/u,
    'is not iterable',
    'An iterable was expected here, such as an array, a Set or what map returns.',
  ],
  [
    /\b\w\[\w\] is not a|\(concurIterator\)/u,
    'is not a concur iterable',
    'A concur iterable was expected here. asConcur converts other iterables.',
  ],
  [/Did not contain exactly one value/u, 'Did not contain exactly one value'],
  [/Concur iterable rejected/u, 'AggregateError'],
  [/Buffer limit exceeded/u, 'Buffer limit exceeded'],
  [/must be a non-negative integer/u, 'must be a non-negative integer'],
  [/must be a pure iterable/u, 'must be a pure iterable'],
  [
    /can(?:no|')t convert (?:a )?symbol (?:value )?to (?:a )?string/iu,
    'Cannot convert a Symbol value to a string',
  ],
  [
    /Promise\.withResolvers is not a function/u,
    'Promise.withResolvers is not a function',
  ],
  [new RegExp(`\\.(?:${methods}) is not a function`, 'u'), 'is not a function'],
  [
    // Names in lfi's file are a letter long.
    /^TypeError: [a-z] is not a function/u,
    'is not a function',
    'lfi expected a function and got something else: check the arguments of the call.',
  ],
  [
    missing('require|module|exports'),
    'require is not defined',
    "Code here is a module: write import instead of require, as in import { map } from 'lfi'.",
  ],
  [
    missing(
      'document|window|parent|top|alert|prompt|confirm|localStorage|sessionStorage',
    ),
    '',
    'Code runs in a worker of its own, away from the page, so there is no document or window.',
  ],
  [
    missing('process|Buffer|global|__dirname|__filename'),
    '',
    'This is only available in Node. Code here runs in your browser.',
  ],
  [/^EvalError/u, '', 'eval and new Function are disabled here.'],
  [
    /^TypeError: .*(?:module specifier|bare specifier|module name)/iu,
    '',
    "Dynamic imports need a literal name here, such as import('lfi').",
  ],
]

/**
 * What helps with an error that is printed, if anything does: the heading below
 * which the guide explains it, and a sentence of its own.
 */
export const explainError = (printed: string) => {
  // An error without a stack is printed in brackets.
  const [message = ''] = printed.replace(/^\[/u, '').split('\n')
  const [, heading = '', hint = ''] =
    explanations.find(([pattern]) => pattern.test(message)) ?? []
  return { heading, hint }
}

export const anchorOf = (heading: string): string =>
  heading.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')
