/**
 * A second set, in the same form, written from the names of the exports and the
 * built pages alone, by somebody who had seen neither the engine nor its aliases.
 */
export const OWN_QUERIES = {
  name: `
    flatMap ~ flatMap
    takewhile ~ takeWhile
    mapConcur ~ mapConcur
    toGroup ~ toGrouped
    minmax by ~ minMaxBy
    rangeT ~ rangeTo
    asconcur ~ asConcur
    no_entry ~ NO_ENTRY
    BackpressureStrategy ~ BackpressureStrategy
    concur iterator symbol ~ concurIteratorSymbol
    filterMapAsync ~ filterMapAsync
    fitler ~ filter
    to weak map ~ toWeakMap
    RawAsyncOptionalReducer ~ RawAsyncOptionalReducerWithFinish ~ RawAsyncOptionalReducerWithoutFinish
    normalize ~ normalizeReducer
  `,
  foreign: `
    bufferCount ~ chunk
    distinctUntilChanged ~ recipes/report-changes-only
    itertools.pairwise ~ window ~ recipes/compute-differences
    itertools.accumulate ~ not-in-lfi ~ recipes/keep-a-running-total
    defaultdict(list) ~ toGrouped ~ recipes/group-by-a-key
    collections.Counter ~ recipes/count-how-often-each-value-occurs ~ toCount
    enumerate ~ index
    SelectMany ~ flatMap
    FirstOrDefault ~ first ~ or ~ find
    Collectors.partitioningBy ~ recipes/split-a-list-in-two ~ toGrouped
    heapq.nlargest ~ recipes/take-the-top-n
    heapq.merge ~ recipes/merge-sorted-lists
    itertools.product ~ recipes/make-every-combination
    zip_longest ~ zip
    str.join ~ join ~ toJoin
    Object.fromEntries ~ toObject
    Promise.race ~ firstConcur ~ recipes/take-the-first-success ~ coming-from/p-map
    Promise.allSettled ~ recipes/keep-results-and-failures
    asyncio.Semaphore ~ recipes/fetch-many-with-a-limit ~ limiting-concurrency
    _.chunk ~ chunk
    R.pluck ~ map
    mergeMap ~ flatMapConcur
    keyBy ~ toObject ~ toMap ~ recipes/look-things-up-by-id
    inner join ~ recipes/join-two-lists-by-key
    left join ~ recipes/keep-rows-without-a-match
    array_unique ~ unique
    iter().rev() ~ not-in-lfi
    group_by Ruby ~ toGrouped ~ recipes/group-by-a-key
    each_slice ~ chunk
    each_cons ~ window
    foldl ~ reduce
    find_index ~ not-in-lfi ~ index
    EventEmitter.on ~ recipes/turn-events-into-an-async-iterable
    setInterval ~ recipes/poll-until-something-is-ready ~ generateAsync ~ recipes/keep-to-a-rate-limit
    csv-parse ~ recipes/read-csv-into-objects
    np.diff ~ recipes/compute-differences
    rolling mean ~ recipes/average-over-a-sliding-window
  `,
  question: `
    how do I run at most 5 requests at the same time ~ recipes/fetch-many-with-a-limit ~ limiting-concurrency ~ five-hundred-requests
    add up all numbers ~ sum ~ toSum
    get the last element of a list ~ last
    remove duplicate objects by id ~ uniqueBy ~ recipes/remove-duplicates-by-key
    skip the header line ~ drop ~ recipes/read-csv-into-objects
    difference between take and slice ~ take ~ slice
    take vs takeWhile ~ takeWhile ~ take
    difference between mapAsync and mapConcur ~ mapConcur ~ mapAsync ~ choosing-a-function
    each or forEach? ~ each ~ forEach
    is lfi fast ~ size-and-speed
    why should I use lfi instead of array methods ~ coming-from/array ~ getting-started ~ size-and-speed
    how big is the bundle ~ size-and-speed ~ getting-started
    does order stay the same with concurrency ~ concepts/order-of-results ~ recipes/keep-the-original-order
    what happens when one request fails ~ handling-errors ~ recipes/keep-results-and-failures ~ recipes/retry-what-fails ~ five-hundred-requests
    abort everything when the user clicks cancel ~ recipes/cancel-a-pipeline
    timeout per request ~ recipes/give-up-after-a-while
    exponential backoff ~ recipes/retry-what-fails
    429 too many requests ~ recipes/wait-as-long-as-the-server-asks ~ recipes/keep-to-a-rate-limit
    read big file without loading it into memory ~ recipes/read-a-file-line-by-line
    paginated api ~ recipes/read-pages-as-one-list
    write to the database 100 rows at once ~ recipes/insert-in-batches ~ recipes/batch-by-size-or-time
    sort a list ~ not-in-lfi
    longest string ~ maxWith ~ maxBy
    check if all are even ~ all
    default value when empty ~ or ~ concepts/optional
    infinite sequence of random numbers ~ generate ~ repeat
    repeat a list forever ~ cycle
    average of numbers ~ mean ~ toMean
    make my own reducer ~ concepts/reducer
    what is a concur iterable ~ concepts/concurrent-iterable ~ ConcurIterable
    progress bar ~ recipes/report-progress
    transpose matrix ~ recipes/turn-rows-into-columns
    walk a directory recursively ~ recipes/flatten-a-tree
    which functions keep everything in memory ~ api/behaviour ~ gotchas
    upgrade from version 3 ~ upgrading
  `,
  message: `
    TypeError: object is not iterable (cannot read property Symbol(Symbol.iterator)) ~ errors
    Uncaught SyntaxError: Cannot use import statement outside a module ~ errors
    TypeError: Promise.withResolvers is not a function ~ errors
    AggregateError: All promises were rejected ~ errors ~ handling-errors
    Error: Did not contain exactly one value ~ errors ~ get
    FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory ~ errors
    Warning: Detected unsettled top-level await at file:///home/me/app.mjs:12 ~ errors
    error TS2345: Argument of type 'string' is not assignable to parameter of type 'number' ~ errors
    TypeError: map(...) is not a function ~ errors
    Cannot find module 'lfi' ~ errors
    { Symbol(Symbol.iterator): [Function (anonymous)] } ~ errors
  `,
  symptom: `
    never ends ~ concepts/stopping ~ errors
    program hangs ~ concepts/stopping ~ errors
    prints nothing ~ concepts/stopping ~ getting-started ~ errors ~ watch-out
    stuck forever ~ concepts/stopping
    browser tab freezes ~ concepts/stopping
    nothing happens when I call map ~ getting-started ~ errors ~ watch-out
    console.log shows Object [Generator] {} ~ errors
    try catch does not catch ~ handling-errors ~ errors
    values missing after take ~ known-issues
    second loop is empty ~ known-issues ~ cache ~ recipes/do-the-work-once-read-it-twice
    wrong order of results ~ concepts/order-of-results ~ recipes/keep-the-original-order
    max returns NaN ~ gotchas
    memory keeps growing ~ gotchas ~ errors ~ recipes/remove-duplicates-in-bounded-memory
    errors are swallowed ~ handling-errors
    generator is finished after first use ~ known-issues
  `,
  type: `
    (a -> b) -> Iterable a -> Iterable b ~ map
    Iterable<T> => T[] ~ toArray ~ reduce
    Iterable<number> => number ~ sum ~ mean
    AsyncIterable<T> -> ConcurIterable<T> ~ asConcur
    Iterable<Iterable<T>> => Iterable<T> ~ flatten
    (T => boolean, Iterable<T>) => boolean ~ all ~ any ~ none
    Optional<T> => T ~ get
    (() => T) => Optional<T> => T ~ or
    Iterable<[K, V]> => Map<K, V> ~ toMap ~ reduce
    Iterable<T> => Iterable<[number, T]> ~ index
    number => Iterable<T> => Iterable<T[]> ~ chunk ~ window
    (a, a) => a ~ reduce
  `,
  pair: `
    [1, 1, 2] -> [1, 2] ~ unique
    [[1, 2], [3]] -> [1, 2, 3] ~ flatten
    [1, 2, 3] -> 6 ~ sum ~ toSum
    ['a', 'b'] -> 'a,b' ~ join ~ toJoin
    [1, 2, 3, 4] -> [[1, 2], [3, 4]] ~ chunk
    ['a', 'b'] -> [[0, 'a'], [1, 'b']] ~ index
    [3, 1, 2] => 3 ~ max ~ toMax ~ first
    [1, 2, 3] -> [2, 4, 6] ~ map
  `,
}
