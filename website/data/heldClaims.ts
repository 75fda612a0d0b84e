/** A claim by its file and first words, and the test that holds it. */
export type HeldClaim = { file: string; says: string; test: string }

const heldBy = (
  test: string,
  claims: readonly (readonly [file: string, says: string])[],
): HeldClaim[] =>
  claims.map(([file, says]) => ({
    file,
    says,
    test: `website/data/claims/${test}.ts`,
  }))

const counterparts = (system: string, says: string): HeldClaim => ({
  file: `data/counterparts/${system}.txt`,
  says,
  test: `website/data/counterparts/code/${system}.txt`,
})

/**
 * Claims about several functions that are written by hand, by the first words
 * without marks of Markdown. The build requires that the test has each name,
 * and that each claim is still there.
 */
export const heldClaims: readonly HeldClaim[] = [
  ...heldBy('severalFunctions.test', [
    ['docs/choosing-a-function.mdx', 'an object | plain'],
    ['docs/choosing-a-function.mdx', 'a result that may be missing'],
    ['docs/choosing-a-function.mdx', 'These are reducers, for'],
    ['docs/coming-from/python.mdx', 'What a comprehension does'],
    ['docs/concepts/currying.mdx', 'compose is pipe without'],
    ['docs/concepts/currying.mdx', 'concat, zip and their flavours'],
    ['docs/concepts/currying.mdx', 'Functions with a single parameter'],
    ['docs/concepts/currying.mdx', 'pipe and compose join them'],
    ['docs/concepts/optional.mdx', 'Because it is an iterable'],
    ['docs/concepts/optional.mdx', 'or and get expect exactly one'],
    ['docs/concepts/optional.mdx', 'find and max return lazy iterables'],
    ['docs/concepts/optional.mdx', 'or and get do not close'],
    ['docs/concepts/optional.mdx', 'sum and mean do not'],
    ['docs/concepts/reducer.mdx', 'maxBy takes a comparison'],
    ['docs/errors.mdx', 'An endless source was collected'],
    ['docs/errors.mdx', 'take, drop, at, slice, chunk'],
    ['docs/getting-started.mdx', 'filter and map do what'],
    ['docs/getting-started.mdx', 'filter and map return iterables'],
    ['docs/getting-started.mdx', 'A pipeline ends with a function'],
    ['docs/getting-started.mdx', 'find, first, max and others'],
    ['docs/getting-started.mdx', 'pipe and compose are typed'],
    ['docs/recipes/read-csv-into-objects.mdx', "sum('3', '5') is '035'"],
    ['docs/watch-out/closing-generators.mdx', 'asAsync passes it on'],
    ['tour/model/steps/collect.ts', 'flatMap, unlike map'],
    ['tour/model/steps/pipe.ts', 'filter and map do what'],
    ['pages/api/render/returns.ts', 'its behaviour says in which of reduce'],
  ]),
  ...heldBy('severalReducers.test', [
    ['docs/concepts/kinds-of-reducers.mdx', 'toArray, toSet, toCount'],
    ['docs/concepts/kinds-of-reducers.mdx', 'toMap, toObject and toWeakMap'],
    ['docs/concepts/kinds-of-reducers.mdx', 'It works with reduceAsync'],
    ['docs/concepts/kinds-of-reducers.mdx', 'An optional reducer works there'],
    ['docs/concepts/kinds-of-reducers.mdx', 'The same holds for function and'],
    ['docs/concepts/reducer.mdx', 'raw form'],
    ['docs/getting-started.mdx', 'toArray, toSet, toMap and toObject'],
    ['docs/getting-started.mdx', 'The same reducers work with'],
    [
      'docs/recipes/compute-several-figures-in-one-pass.mdx',
      'toMin and toMax have no result',
    ],
    [
      'docs/watch-out/optional-reducers-async.mdx',
      'reduceAsync and reduceConcur combine any two',
    ],
    ['data/parameters.ts', 'collects keys with their groups'],
  ]),
  ...heldBy('severalOptionals.test', [
    ['docs/choosing-a-function.mdx', 'The result is an optional, except'],
    ['docs/concepts/optional.mdx', 'orAsync, getAsync, orConcur'],
    ['docs/concepts/optional.mdx', 'orConcur and getConcur hide'],
    ['docs/concepts/optional.mdx', 'Return optionals: find'],
    ['docs/concepts/order-and-errors.mdx', 'orConcur and getConcur hide'],
    ['docs/concepts/order-and-errors.mdx', 'Otherwise orConcur calls'],
  ]),
  ...heldBy('strings.test', [
    ['docs/coming-from/lodash.mdx', 'max and min compare numbers'],
    ['docs/coming-from/python.mdx', 'max and min are for numbers'],
    ['docs/upgrading/what-is-not-a-number.mdx', 'min and max are for numbers'],
    ['docs/upgrading.mdx', 'pass strings or NaN to min or max'],
  ]),
  ...heldBy('order.test', [
    ['docs/concepts/order-and-errors.mdx', 'Functions that use positions'],
  ]),
  ...heldBy('unhandledRejections.test', [
    ['docs/concepts/order-and-errors.mdx', 'The same holds for an add'],
  ]),
  ...heldBy('settling.test', [
    ['docs/concepts/order-and-errors.mdx', 'findLastConcur and lastConcur'],
    ['docs/watch-out/hidden-failures.mdx', 'findLastConcur and lastConcur'],
    ['docs/watch-out/empty-concur.mdx', 'sliceConcur with equal bounds'],
  ]),
  ...heldBy('reading.test', [
    ['docs/concepts/optional.mdx', 'Like take and at, it stops'],
    ['docs/watch-out/smaller-things.mdx', 'maxWith and its relatives call'],
  ]),
  ...heldBy('smallThings.test', [
    ['docs/errors.mdx', 'With lfi this happens when'],
    ['docs/watch-out/cache-readers.mdx', 'Two more things to know'],
  ]),
  ...heldBy('fixtures/behaviourObservations', [
    ['docs/upgrading/empty-is-a-function.mdx', 'empty, emptyAsync and'],
    ['docs/upgrading/promises-are-awaited.mdx', 'asAsync and asConcur passed'],
    ['docs/upgrading/symbols-cannot-be-joined.mdx', 'join, its Async and'],
    ['docs/upgrading/what-is-not-a-number.mdx', 'this also applies to minBy'],
  ]),
  counterparts('array', 'Array.prototype.splice'),
  counterparts('python', 'itertools.compress'),
  {
    file: 'pages/api/render/behaviourWords.ts',
    says: 'Where a function takes a number',
    test: 'website/library/behaviour/byHand.test.ts',
  },
]
