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
]

/** The heading below which the guide explains an error, if it does. */
export const explainingHeading = (text: string): string | undefined =>
  explained.find(([message]) => message.test(text))?.[1]

export const anchorOf = (heading: string): string =>
  heading.toLowerCase().replaceAll(' ', '-')
