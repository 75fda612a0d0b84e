/** Methods that people expect of what lfi returns. */
const methods =
  'at concat entries every filter find findLast flat flatMap forEach includes indexOf join keys map next pop push reduce reverse shift slice some sort toArray toReversed toSorted values'

const noMethod = new RegExp(
  `\\.(?:${methods.replaceAll(' ', '|')}) is not a function`,
  'u',
)

/** What messages of lfi's errors have in common, and their headings in /docs/errors. */
const explained: readonly (readonly [RegExp, heading: string])[] = [
  [/is not async iterable|\(Symbol\.asyncIterator\)/u, 'is not async iterable'],
  [/is not iterable|\[Symbol\.iterator\] is not/u, 'is not iterable'],
  [/\b\w\[\w\] is not a|\(concurIterator\)/u, 'is not a concur iterable'],
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
  [noMethod, 'is not a function'],
  // Names in lfi's file are a letter long.
  [/(?<![\w$.)\]])[a-z] is not a function/u, 'is not a function'],
]

/** The heading below which the guide explains an error, if it does. */
export const explainingHeading = (text: string): string | undefined =>
  explained.find(([message]) => message.test(text))?.[1]

export const anchorOf = (heading: string): string =>
  heading.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')
