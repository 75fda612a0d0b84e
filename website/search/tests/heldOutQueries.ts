/**
 * Queries that were written before the engine, from the names of the functions and the built pages alone, by somebody
 * who had seen neither the engine nor its aliases. They judge the engine: nothing is tuned to one of them.
 */
export type HeldOutQuery = {
  query: string
  /** Any of these pages answers it: the name of an export, or the address of a guide below `/docs/`. */
  pages: readonly string[]
}

export const HELD_OUT_QUERIES: Readonly<
  Record<HeldOutKind, readonly HeldOutQuery[]>
> = {
  /** Names of exports, as they are typed: in full, cut off, in lower case, in words. */
  name: [
    { query: `flatMap`, pages: [`flatMap`] },
    { query: `takewhile`, pages: [`takeWhile`] },
    { query: `mapConcur`, pages: [`mapConcur`] },
    { query: `toGroup`, pages: [`toGrouped`] },
    { query: `or`, pages: [`or`] },
    { query: `minmax by`, pages: [`minMaxBy`] },
    { query: `rangeT`, pages: [`rangeTo`] },
    { query: `asconcur`, pages: [`asConcur`] },
    { query: `no_entry`, pages: [`NO_ENTRY`] },
    { query: `BackpressureStrategy`, pages: [`BackpressureStrategy`] },
    { query: `concur iterator symbol`, pages: [`concurIteratorSymbol`] },
    { query: `filterMapAsync`, pages: [`filterMapAsync`] },
    { query: `fitler`, pages: [`filter`] },
    { query: `to weak map`, pages: [`toWeakMap`] },
    {
      query: `RawAsyncOptionalReducer`,
      pages: [
        `RawAsyncOptionalReducerWithFinish`,
        `RawAsyncOptionalReducerWithoutFinish`,
      ],
    },
    { query: `normalize`, pages: [`normalizeReducer`] },
  ],
  /** Words of other languages and libraries. */
  foreign: [
    { query: `bufferCount`, pages: [`chunk`] },
    { query: `distinctUntilChanged`, pages: [`recipes/report-changes-only`] },
    {
      query: `itertools.pairwise`,
      pages: [`window`, `recipes/compute-differences`],
    },
    {
      query: `itertools.accumulate`,
      pages: [`not-in-lfi`, `recipes/keep-a-running-total`],
    },
    {
      query: `defaultdict(list)`,
      pages: [`toGrouped`, `recipes/group-by-a-key`],
    },
    {
      query: `collections.Counter`,
      pages: [`recipes/count-how-often-each-value-occurs`, `toCount`],
    },
    { query: `enumerate`, pages: [`index`] },
    { query: `SelectMany`, pages: [`flatMap`] },
    { query: `FirstOrDefault`, pages: [`first`, `or`, `find`] },
    {
      query: `Collectors.partitioningBy`,
      pages: [`recipes/split-a-list-in-two`, `toGrouped`],
    },
    { query: `heapq.nlargest`, pages: [`recipes/take-the-top-n`] },
    { query: `heapq.merge`, pages: [`recipes/merge-sorted-lists`] },
    { query: `itertools.product`, pages: [`recipes/make-every-combination`] },
    { query: `zip_longest`, pages: [`zip`] },
    { query: `str.join`, pages: [`join`, `toJoin`] },
    { query: `Object.fromEntries`, pages: [`toObject`] },
    {
      query: `Promise.race`,
      pages: [
        `firstConcur`,
        `recipes/take-the-first-success`,
        `coming-from/p-map`,
      ],
    },
    {
      query: `Promise.allSettled`,
      pages: [`recipes/keep-results-and-failures`],
    },
    {
      query: `asyncio.Semaphore`,
      pages: [`recipes/fetch-many-with-a-limit`, `limiting-concurrency`],
    },
    { query: `_.chunk`, pages: [`chunk`] },
    { query: `R.pluck`, pages: [`map`] },
    { query: `mergeMap`, pages: [`flatMapConcur`] },
    {
      query: `keyBy`,
      pages: [`toObject`, `toMap`, `recipes/look-things-up-by-id`],
    },
    { query: `inner join`, pages: [`recipes/join-two-lists-by-key`] },
    { query: `left join`, pages: [`recipes/keep-rows-without-a-match`] },
    { query: `array_unique`, pages: [`unique`] },
    { query: `iter().rev()`, pages: [`not-in-lfi`] },
    { query: `group_by Ruby`, pages: [`toGrouped`, `recipes/group-by-a-key`] },
    { query: `each_slice`, pages: [`chunk`] },
    { query: `each_cons`, pages: [`window`] },
    { query: `foldl`, pages: [`reduce`] },
    { query: `find_index`, pages: [`not-in-lfi`, `index`] },
    {
      query: `EventEmitter.on`,
      pages: [`recipes/turn-events-into-an-async-iterable`],
    },
    {
      query: `setInterval`,
      pages: [
        `recipes/poll-until-something-is-ready`,
        `generateAsync`,
        `recipes/keep-to-a-rate-limit`,
      ],
    },
    { query: `csv-parse`, pages: [`recipes/read-csv-into-objects`] },
    { query: `np.diff`, pages: [`recipes/compute-differences`] },
    { query: `rolling mean`, pages: [`recipes/average-over-a-sliding-window`] },
  ],
  /** What somebody wants or asks, in words of their own. */
  question: [
    {
      query: `how do I run at most 5 requests at the same time`,
      pages: [
        `recipes/fetch-many-with-a-limit`,
        `limiting-concurrency`,
        `five-hundred-requests`,
      ],
    },
    { query: `add up all numbers`, pages: [`sum`, `toSum`] },
    { query: `get the last element of a list`, pages: [`last`] },
    {
      query: `remove duplicate objects by id`,
      pages: [`uniqueBy`, `recipes/remove-duplicates-by-key`],
    },
    {
      query: `skip the header line`,
      pages: [`drop`, `recipes/read-csv-into-objects`],
    },
    { query: `difference between take and slice`, pages: [`take`, `slice`] },
    { query: `take vs takeWhile`, pages: [`takeWhile`, `take`] },
    {
      query: `difference between mapAsync and mapConcur`,
      pages: [`mapConcur`, `mapAsync`, `choosing-a-function`],
    },
    { query: `each or forEach?`, pages: [`each`, `forEach`] },
    { query: `is lfi fast`, pages: [`size-and-speed`] },
    {
      query: `why should I use lfi instead of array methods`,
      pages: [`coming-from/array`, `getting-started`, `size-and-speed`],
    },
    {
      query: `how big is the bundle`,
      pages: [`size-and-speed`, `getting-started`],
    },
    {
      query: `does order stay the same with concurrency`,
      pages: [`concepts/order-of-results`, `recipes/keep-the-original-order`],
    },
    {
      query: `what happens when one request fails`,
      pages: [
        `handling-errors`,
        `recipes/keep-results-and-failures`,
        `recipes/retry-what-fails`,
        `five-hundred-requests`,
      ],
    },
    {
      query: `abort everything when the user clicks cancel`,
      pages: [`recipes/cancel-a-pipeline`],
    },
    { query: `timeout per request`, pages: [`recipes/give-up-after-a-while`] },
    { query: `exponential backoff`, pages: [`recipes/retry-what-fails`] },
    {
      query: `429 too many requests`,
      pages: [
        `recipes/wait-as-long-as-the-server-asks`,
        `recipes/keep-to-a-rate-limit`,
      ],
    },
    {
      query: `read big file without loading it into memory`,
      pages: [`recipes/read-a-file-line-by-line`],
    },
    { query: `paginated api`, pages: [`recipes/read-pages-as-one-list`] },
    {
      query: `write to the database 100 rows at once`,
      pages: [`recipes/insert-in-batches`, `recipes/batch-by-size-or-time`],
    },
    { query: `convert map to object`, pages: [`toObject`] },
    { query: `sort a list`, pages: [`not-in-lfi`] },
    { query: `longest string`, pages: [`maxBy`] },
    { query: `check if all are even`, pages: [`all`] },
    { query: `default value when empty`, pages: [`or`, `concepts/optional`] },
    {
      query: `infinite sequence of random numbers`,
      pages: [`generate`, `repeat`],
    },
    { query: `repeat a list forever`, pages: [`cycle`] },
    { query: `average of numbers`, pages: [`mean`, `toMean`] },
    {
      query: `make my own reducer`,
      pages: [`concepts/reducer`, `concepts/reducer`],
    },
    {
      query: `what is a concur iterable`,
      pages: [`concepts/concurrent-iterable`, `ConcurIterable`],
    },
    { query: `progress bar`, pages: [`recipes/report-progress`] },
    { query: `transpose matrix`, pages: [`recipes/turn-rows-into-columns`] },
    {
      query: `walk a directory recursively`,
      pages: [`recipes/flatten-a-tree`],
    },
    {
      query: `which functions keep everything in memory`,
      pages: [`api/behaviour`, `gotchas`, `gotchas`],
    },
    { query: `upgrade from version 3`, pages: [`upgrading`] },
  ],
  /** What is printed when something is wrong. */
  message: [
    {
      query: `TypeError: object is not iterable (cannot read property Symbol(Symbol.iterator))`,
      pages: [`errors`],
    },
    {
      query: `Uncaught SyntaxError: Cannot use import statement outside a module`,
      pages: [`errors`],
    },
    {
      query: `TypeError: Promise.withResolvers is not a function`,
      pages: [`errors`],
    },
    {
      query: `AggregateError: All promises were rejected`,
      pages: [`errors`, `handling-errors`],
    },
    {
      query: `Error: Did not contain exactly one value`,
      pages: [`errors`, `get`],
    },
    {
      query: `FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory`,
      pages: [`errors`],
    },
    {
      query: `Warning: Detected unsettled top-level await at file:///home/me/app.mjs:12`,
      pages: [`errors`],
    },
    {
      query: `error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'`,
      pages: [`errors`],
    },
    { query: `TypeError: map(...) is not a function`, pages: [`errors`] },
    { query: `Cannot find module 'lfi'`, pages: [`errors`] },
  ],
  /** What somebody sees that should not be so. */
  symptom: [
    { query: `never ends`, pages: [`concepts/stopping`, `errors`] },
    { query: `program hangs`, pages: [`concepts/stopping`, `errors`] },
    {
      query: `prints nothing`,
      pages: [`concepts/stopping`, `getting-started`, `errors`, `watch-out`],
    },
    { query: `stuck forever`, pages: [`concepts/stopping`] },
    { query: `browser tab freezes`, pages: [`concepts/stopping`] },
    {
      query: `nothing happens when I call map`,
      pages: [`getting-started`, `errors`, `watch-out`],
    },
    { query: `console.log shows Object [Generator] {}`, pages: [`errors`] },
    {
      query: `try catch does not catch`,
      pages: [`handling-errors`, `errors`],
    },
    {
      query: `values missing after take`,
      pages: [`known-issues`],
    },
    {
      query: `second loop is empty`,
      pages: [
        `known-issues`,
        `known-issues`,
        `cache`,
        `recipes/do-the-work-once-read-it-twice`,
      ],
    },
    {
      query: `wrong order of results`,
      pages: [`concepts/order-of-results`, `recipes/keep-the-original-order`],
    },
    { query: `max returns NaN`, pages: [`gotchas`] },
    {
      query: `memory keeps growing`,
      pages: [
        `gotchas`,
        `errors`,
        `recipes/remove-duplicates-in-bounded-memory`,
        `gotchas`,
      ],
    },
    { query: `errors are swallowed`, pages: [`handling-errors`] },
    {
      query: `generator is finished after first use`,
      pages: [`known-issues`],
    },
  ],
  /** Types of functions. */
  type: [
    { query: `(a -> b) -> Iterable a -> Iterable b`, pages: [`map`] },
    { query: `Iterable<T> => T[]`, pages: [`toArray`, `reduce`] },
    { query: `Iterable<number> => number`, pages: [`sum`, `mean`] },
    { query: `AsyncIterable<T> -> ConcurIterable<T>`, pages: [`asConcur`] },
    { query: `Iterable<Iterable<T>> => Iterable<T>`, pages: [`flatten`] },
    {
      query: `(T => boolean, Iterable<T>) => boolean`,
      pages: [`all`, `any`, `none`],
    },
    { query: `Optional<T> => T`, pages: [`get`] },
    { query: `(() => T) => Optional<T> => T`, pages: [`or`] },
    { query: `Iterable<[K, V]> => Map<K, V>`, pages: [`toMap`, `reduce`] },
    { query: `Iterable<T> => Iterable<[number, T]>`, pages: [`index`] },
    {
      query: `number => Iterable<T> => Iterable<T[]>`,
      pages: [`chunk`, `window`],
    },
    { query: `(a, a) => a`, pages: [`reduce`] },
  ],
  /** A value and what should come of it. */
  pair: [
    { query: `[1, 1, 2] -> [1, 2]`, pages: [`unique`] },
    { query: `[[1, 2], [3]] -> [1, 2, 3]`, pages: [`flatten`] },
    { query: `[1, 2, 3] -> 6`, pages: [`sum`, `toSum`] },
    { query: `['a', 'b'] -> 'a,b'`, pages: [`join`, `toJoin`] },
    { query: `[1, 2, 3, 4] -> [[1, 2], [3, 4]]`, pages: [`chunk`] },
    { query: `['a', 'b'] -> [[0, 'a'], [1, 'b']]`, pages: [`index`] },
    { query: `[3, 1, 2] => 3`, pages: [`max`, `toMax`, `first`] },
    { query: `[1, 2, 3] -> [2, 4, 6]`, pages: [`map`] },
  ],
}

type HeldOutKind =
  | 'name'
  | 'foreign'
  | 'question'
  | 'message'
  | 'symptom'
  | 'type'
  | 'pair'
