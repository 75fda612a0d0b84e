const settlesWithAnswer =
  'A promise that settles when the answer is known. Work that has begun continues.'

/**
 * What a function returns, where the sentence for its return type alone would
 * not be true, by name. Markdown. Tests in data/claims show that each is.
 */
export const returnNotes: Readonly<Record<string, string>> = {
  cache:
    'A lazy iterable. Its source is opened when you call the function, and read when you iterate.',
  cacheAsync:
    'A lazy async iterable. Its source is opened when you call the function, and read when you iterate.',
  cycle:
    'A lazy iterable. Its source is opened twice when you call the function, to see whether it can be read again, and read when you iterate.',
  cycleAsync:
    'A lazy async iterable. Its source is opened twice when you call the function, to see whether it can be read again, and read when you iterate.',
  exclude:
    'A lazy iterable. The excluded values are read when you call the function, the others when you iterate.',
  excludeAsync:
    'A lazy async iterable. The excluded values are read when you call the function, the others when you iterate.',
  excludeConcur:
    'A lazy [concur iterable](/docs/concepts/concurrent-iterable). The excluded values are read when you call the function; nothing else runs before it is consumed.',
  allConcur: settlesWithAnswer,
  anyConcur: settlesWithAnswer,
  noneConcur: settlesWithAnswer,
  includesConcur: settlesWithAnswer,
  orConcur:
    'A promise of the value, or of the default. [Failures are hidden](/docs/handling-errors#hidden-failures).',
  getConcur:
    'A promise of the value, which rejects with a general error if there is none. [Failures are hidden](/docs/handling-errors#hidden-failures).',
}
