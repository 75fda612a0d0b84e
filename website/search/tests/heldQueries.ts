/**
 * Queries that judge the ranking and that nothing is tuned to: one a line, with
 * what answers it equally well. That is the name of an export, the address of a
 * page, the title of a page or section, or "page: section" where a title is
 * ambiguous.
 */
export const HELD_QUERIES = {
  name: `
    or ~ or
    get ~ get
    any ~ any
    flat map ~ flatMap
    max by ~ maxBy
    toarray ~ toArray
    window ~ window
    range until ~ rangeUntil
    as async ~ asAsync
    no entry ~ NO_ENTRY
    concur filter ~ filterConcur
    concurrent find ~ findConcur
    min max ~ minMax
    optional reducer ~ OptionalReducer
    reduce ~ reduce
    zip() ~ zip
    take-while ~ takeWhile
    unique by async ~ uniqueByAsync
    index ~ index
    normaliseReducer ~ normalizeReducer
    each ~ each
    WindowOptions ~ WindowOptions
    entries ~ entries
    toMinMaxWith ~ toMinMaxWith
    flatten concur ~ flattenConcur
    for each ~ forEach
    min-by ~ minBy
    includesAsync ~ includesAsync
    AsyncOptional ~ AsyncOptional
    lfi toJoin ~ toJoin
    find last concur ~ findLastConcur
    zip async ~ zipAsync
    to_weak_set ~ toWeakSet
    range-until ~ rangeUntil
    drop while async ~ dropWhileAsync
    to max with async ~ toMaxWithAsync
    take() ~ take
    lfi.chunkConcur ~ chunkConcur
  `,
  typo: `
    flatmpa ~ flatMap
    tkae ~ take
    unqiue ~ unique
    genrate ~ generate
    findlsat ~ findLast
    toGruoped ~ toGrouped
    rangeUtnil ~ rangeUntil
    mapConcurr ~ mapConcur
    flaten ~ flatten
    cosnume ~ consume
    slcie ~ slice
    dropWihle ~ dropWhile
    compsoe ~ compose
    exlcude ~ exclude
    cout ~ count
    minMxa ~ minMax
    asConccur ~ asConcur
    enties ~ entries
    flatMpaAsync ~ flatMapAsync
    reduec ~ reduce
    includse ~ includes
    toGroupd ~ toGrouped
    filterMpa ~ filterMap
    forEachConcr ~ forEachConcur
    tkaeWhile ~ takeWhile
    concatinate ~ concat
    toWeekMap ~ toWeakMap
    dupplicates ~ unique ~ uniqueBy
    curyr ~ curry
    avarage ~ mean
    normaliseReduser ~ normalizeReducer
    emtpyAsync ~ emptyAsync
  `,
  alias: `
    some ~ any
    groupBy ~ toGrouped
    _.uniq ~ unique
    p-map ~ mapConcur
    pairwise ~ window
    skip ~ drop
    tail ~ drop ~ last
    fold ~ reduce
    Array.from ~ toArray
    itertools.chain ~ concat
    nub ~ unique
    compactMap ~ filterMap
    Promise.all ~ mapConcur ~ asConcur
    nth ~ at
    Math.max ~ max
    limit ~ take
    sumBy ~ sum
    toPairs ~ entries
    takeUntil ~ takeWhile
    detect ~ find
    length ~ count
    iterate ~ generate ~ forEach
    R.reject ~ exclude
    itertools.takewhile ~ takeWhile
    Enumerable.Range ~ rangeUntil ~ rangeTo
    rxjs scan ~ reduce ~ /docs/not-in-lfi
    Stream.peek ~ each
    Collectors.joining ~ toJoin ~ join
    Array.prototype.at ~ at
    Object.entries ~ entries
    len() ~ count
    Iterator.from ~ opaque ~ asAsync
    zipWith ~ zip
    switchMap ~ flatMap ~ flatMapAsync ~ flatMapConcur ~ /docs/not-in-lfi
    max_by ruby ~ maxWith ~ maxBy
    flatten ~ flatten
    LIMIT 10 ~ take
    COUNT(*) ~ count
    COALESCE ~ or
    R.splitEvery ~ chunk
    _.sumBy ~ sum ~ map ~ toSum
    Enumerable.Aggregate ~ reduce
    Iterator::enumerate ~ index
    mapNotNull ~ filterMap
    associateBy ~ toMap ~ toObject
    more_itertools.windowed ~ window
    SELECT COUNT ~ count
    flat_map ~ flatMap
    toListAsync ~ reduceAsync ~ toArray ~ asAsync
    peek ~ each
    Enumerable.Single ~ get
    itertools.islice ~ slice
    chain.from_iterable ~ flatten
    skipWhile ~ dropWhile
    noneMatch ~ none
    every ~ all
    inject ~ reduce
    groupingBy ~ toGrouped
    Collectors.teeing ~ toMultiple
    DistinctBy ~ uniqueBy
    _.difference ~ exclude
    _.flow ~ compose
    rfind ~ findLast
    lastOrNull ~ last
    dorun ~ consume
    elem ~ includes
    IntStream.rangeClosed ~ rangeTo
    collectingAndThen ~ mapReducer
    summingInt ~ toSum
    toHashSet ~ toSet
    WhereAwait ~ filterAsync
    for_each_concurrent ~ forEachConcur
    min_by_key ~ minWith
    maximumBy ~ maxBy
    asyncio.gather ~ asConcur ~ mapConcur ~ reduceConcur ~ /docs/coming-from/python
  `,
  words: `
    sliding window ~ window
    split a list into batches ~ chunk
    skip the first few items ~ drop
    oldest person in list ~ maxWith
    add an index to each value ~ index
    loop over a list endlessly ~ cycle
    make an object from pairs ~ toObject
    how many values are there ~ count
    run async functions concurrently ~ mapConcur ~ asConcur ~ forEachConcur
    get the only value or throw ~ get
    unwrap an optional ~ get ~ or
    keep values that match a predicate ~ filter
    flatten nested lists ~ flatten
    numbers from 1 to 10 ~ rangeTo
    partially apply a function ~ curry
    pipe a value through functions ~ pipe
    third element ~ at
    log each value in a pipeline ~ each
    hide that it is an array ~ opaque
    comparator function ~ Compare
    count occurrences ~ toCount ~ toGrouped ~ count
    await each promise one after another ~ mapAsync
    search backwards for a value ~ findLast
    get rid of null values ~ filterMap ~ exclude ~ filter
    shortest string ~ minWith
    zip two arrays together ~ zip
    wait for all promises ~ mapConcur ~ asConcur ~ consumeConcur ~ reduceConcur
    ignore values until a condition is true ~ dropWhile
    first value that matches ~ find
    convert map to object ~ toObject
    loop with index ~ index
    fibonacci numbers ~ generate
    append a value to the end ~ concat
    how to use with async generators ~ asAsync ~ mapAsync ~ /docs/getting-started
    throw when there is not exactly one value ~ get ~ /docs/errors
    longest word ~ maxWith
    side effects without ending the pipeline ~ each
    tell whether nothing passes ~ none
    which person is the tallest ~ maxWith
    only keep strings ~ filter
    sum of prices per customer ~ toSum ~ toGrouped
    read values until a blank line ~ takeWhile
    see the same element only once ~ unique
    turn a generator into an array ~ toArray ~ reduce
    walk through a map's keys ~ keys
    compare each number with the one before ~ window
    map and skip nulls ~ filterMap
    count up but leave out the end ~ rangeUntil
    is it in the list ~ includes
    does at least one pass ~ any
    lowest and highest at once ~ minMax
    force a lazy pipeline to run ~ consume
    don't compute it twice ~ cache
    stick two lists together ~ concat
    ignore lines until the header ~ dropWhile
    everything except these values ~ exclude
    bucket rows by category ~ toGrouped ~ /docs/recipes
    several statistics in one pass ~ toMultiple ~ /docs/recipes
    collect results into a list ~ toArray
    change the final result of a reducer ~ mapReducer
    turn an array into an async iterable ~ asAsync
    first match in an async stream ~ findAsync
    total of numbers from async generator ~ sumAsync
    limit how many requests run at once ~ /docs/limiting-concurrency ~ /docs/concepts/concurrent-iterable ~ /docs/recipes
    value that might be missing ~ /docs/concepts/optional ~ /docs/api/type-aliases/Optional
    write my own reducer ~ /docs/concepts/reducer
    buffer overflow drop oldest ~ /docs/concepts/backpressure ~ /docs/api/type-aliases/BackpressureStrategy ~ asAsync ~ /docs/concepts/concurrent-iterable
  `,
  guide: `
    install ~ /docs/getting-started
    cookbook ~ /docs/recipes
    npm install lfi ~ /docs/getting-started
    how do optionals work ~ /docs/concepts/optional ~ Optional
    difference between async and concurrent ~ /docs/concepts/concurrent-iterable
  `,
  type: `
    (AsyncIterable<A>) => Promise<number> ~ countAsync
    (AsyncIterable<T>, (T) => Promise<U>) => AsyncIterable<U> ~ mapAsync
    Iterable<T> -> Optional<T> ~ first ~ last
    (A -> Iterable<B>), Iterable<A> -> Iterable<B> ~ flatMap
    Iterable<T>, number -> Iterable<T[]> ~ chunk ~ window
    Iterable<T>, (T -> boolean) -> boolean ~ all ~ any ~ none
    () => Reducer<T, Set<T>> ~ toSet
    Iterable<T>, (T -> void) -> void ~ forEach
    Iterable<T>, (() -> T) -> T ~ or
    Iterable<T>, number -> Optional<T> ~ at
    (T -> T), T -> Iterable<T> ~ generate
    Iterable<A>, Iterable<B> -> Iterable<[A, B]> ~ zip
    ((T, T) -> number), Iterable<T> -> Optional<T> ~ minBy ~ maxBy
    Iterable<T> -> [Optional<T>, Iterable<T>] ~ next
    (x -> Bool) -> [x] -> Bool ~ all ~ any ~ none
    AsyncIterable<T>, number -> AsyncIterable<T> ~ takeAsync ~ dropAsync
    Iterable<T> -> WeakSet<T> ~ toWeakSet
    ConcurIterable<T> -> Promise<number> ~ countConcur ~ sumConcur ~ meanConcur
    Iterable<T>, (T -> K) -> Iterable<T> ~ uniqueBy
    (fn: (x: A) => Iterable<B>, xs: Iterable<A>): Iterable<B> ~ flatMap
    Iterable<T>, (T -> number) -> Optional<T> ~ minWith ~ maxWith
    Iterable<number> -> Optional<number> ~ min ~ max
    (string, Iterable<unknown>) => string ~ join
    (a -> a) -> a -> Iterable<a> ~ generate
    Record<K, V> => Iterable<[K, V]> ~ entries
    ConcurIterable<T> -> Promise<T> ~ getConcur
    Iterable<V> -> Compare<V> -> Optional<V> ~ minBy ~ maxBy
    (T -> number) -> Iterable<T> -> Optional<MinMax<T>> ~ minMaxWith
    Compare<V> -> OptionalReducer<V> ~ toMinBy ~ toMaxBy
    (number, number, Iterable<E>) => Iterable<E> ~ slice
    ConcurIterable<T> -> AsyncIterable<T> ~ asAsync
    _ -> ConcurIterable<T> -> Promise<boolean> ~ allConcur ~ anyConcur ~ noneConcur ~ includesConcur
    number => AsyncIterable<T> => AsyncOptional<T> ~ atAsync
  `,
  question: `
    async results come back in random order ~ Keep the original order ~ Order of results ~ Order and errors ~ At most eight, in order
    save rows to postgres 100 at a time ~ Insert in batches ~ chunkAsync ~ Batch by size or time
    my try catch never sees the error and node crashes ~ An error ends the process ~ Unhandled rejections with streams ~ Unhandled rejection
    is it safe to share cacheAsync between two consumers ~ Two readers of cacheAsync get wrong values
    abort all fetches when user clicks cancel ~ Cancel a pipeline ~ The finished program ~ Errors, progress, cancelling ~ Cancel the work yourself
    timeout for each promise ~ Give up after a while
    parse csv with header row ~ Read CSV into objects
    ignore invalid json rows ~ Skip lines that do not parse
    cursor pagination until no next page ~ Read a paginated API ~ generateAsync
    memory keeps growing when deduplicating an endless stream ~ Remove duplicates in bounded memory ~ Other gotchas ~ Smaller issues ~ What stays in memory ~ heap out of memory
    revenue per customer ~ Summarise each group ~ toGrouped ~ One result for each key
    what got added or deleted between two arrays ~ Compare two lists ~ exclude
    round robin ~ Assign work round-robin ~ cycle
    walk nested directories recursively ~ Flatten a tree
    progress bar for uploads ~ Report progress ~ The finished program ~ Errors, progress, cancelling
    only search after user stops typing ~ Debounce a stream
    use the fastest server and ignore the rest ~ Take the first success
    crawl sites but only one connection per domain ~ Limit per host
    flush every 5 seconds or 100 items ~ Batch by size or time
    takeConcur then upload gives empty array ~ Values are lost after takeConcur
    program freezes with infinite generator and asConcur ~ The program freezes and prints nothing ~ The source is read after the answer is known ~ Stopping and endless sources
    fallback when find has no match ~ or ~ Optionals ~ When there may be no result
    npm gives me version 3 instead of 4 ~ On Node 20
    gzip size tree shaking ~ Size and speed: Size ~ Size and speed ~ What ends up in your bundle
    see what every step of my chain outputs ~ Trace ~ each
    stats are wrong with toMultiple and reduceAsync ~ toMultiple returns wrong results in Async and Concur
    sum returns a string like 012 ~ Other gotchas ~ Smaller issues ~ What stays in memory ~ Read CSV into objects
    does anyConcur cancel the remaining work ~ Which functions settle early ~ Stopping and endless sources ~ Cancel a pipeline ~ The program freezes and prints nothing ~ The source is read after the answer is known
    how do i run only 5 promises at a time ~ Fetch many with a limit ~ mapWithLimit ~ Limiting concurrency ~ At most eight, in order ~ Map a stream with a limit
    why does my map callback never get called ~ Nothing runs until it must ~ What a lazy iterable prints
    finally in my generator isn't executed when i break out ~ finally does not run after break ~ Close what you opened ~ Generators are no longer closed
    retry fetch with exponential backoff ~ Retry what fails ~ Two retries
    max 10 calls per second ~ Keep to a rate limit
    how do i get the index inside map ~ index ~ Number the lines
    left join two arrays of objects ~ Keep rows without a match
    avoid refetching when i use the result twice ~ Do the work once, read it twice ~ cacheConcur ~ cacheAsync ~ cache
    parse jsonl from fetch body ~ Read NDJSON from a response
    should I use mapAsync or mapConcur ~ Async or Concur? ~ Three flavours ~ Plain, Async or Concur? ~ Cheat sheet
    find gives me an iterable instead of the item ~ Optionals ~ When there may be no result ~ get ~ or
    max of names returns wrong string ~ max of strings, NaN and equal values ~ What is not a number
    all servers down but no exception, just the default value ~ Failures that stay hidden ~ An answer hides failures
    min max and average in a single loop ~ Compute several figures in one pass ~ Several results in one pass ~ toMultiple
    producer faster than consumer, drop old values ~ Backpressure ~ Backpressure can be chosen ~ BackpressureStrategy ~ asAsync
    findConcur does not stop reading the socket ~ The program freezes and prints nothing ~ The source is read after the answer is known ~ Stopping and endless sources ~ Which functions settle early
    for await over click events ~ Turn events into an async iterable
  `,
  error: `
    TypeError: object null is not iterable (cannot read property Symbol(Symbol.iterator)) ~ is not iterable
    Uncaught TypeError: stream is not async iterable ~ is not async iterable
    TypeError: t[o] is not a function at mapConcur ~ is not a concur iterable
    [AggregateError: Concur iterable rejected] { [errors]: [ Error: 503 ~ AggregateError ~ Several failures
    Uncaught (in promise) Error: order 17 failed ~ Unhandled rejection ~ An error ends the process ~ Unhandled rejections with streams
    SyntaxError: Cannot use import statement outside a module ~ Cannot use import statement outside a module
    Error: \`size\` must be a positive integer: 0 ~ must be a non-negative integer
    Error: \`iterable\` must be a pure iterable: [object Object] ~ must be a pure iterable ~ Other gotchas ~ Smaller issues ~ What stays in memory
    { [Symbol(Symbol.iterator)]: [Function (anonymous)] } ~ What a lazy iterable prints
    FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory ~ heap out of memory
    Type 'Iterable<string>' is missing the following properties from type 'string[]': length, pop, push ~ is not assignable to type
    Parameter 'user' implicitly has an 'any' type.ts(7006) ~ implicitly has an any type
    TypeError: response.users is not iterable ~ is not iterable
    Error: Did not contain exactly one value at getUser (src/users.ts:14:5) ~ Did not contain exactly one value
    node:internal/process/promises:394 triggerUncaughtException(err, true) ~ Unhandled rejection ~ An error ends the process ~ Unhandled rejections with streams
    Error [ERR_REQUIRE_ESM]: require() of ES Module /app/node_modules/lfi/index.js from /app/server.js not supported ~ require is not defined ~ Node and module format
    TypeError: filter(...).map is not a function ~ is not a function
    error TS2740: Type 'Iterable<Order>' is missing the following properties from type 'Order[]': length, pop, push, concat ~ is not assignable to type
    TS2339: Property 'forEach' does not exist on type 'Iterable<User, any, any>' ~ does not exist on type
    Cannot read properties of undefined (reading 'then') emptyConcur ~ emptyConcur() throws a TypeError
  `,
  missing: `
    iterate backwards ~ Not in lfi: reverse, toReversed, reduceRight, foldRight
    rxjs switchMap ~ Not in lfi: switchMap, exhaustMap
    random.choice ~ Not in lfi: shuffle, sample, sampleSize
    _.lastIndexOf ~ Not in lfi: findIndex, indexOf, findLastIndex
    combineLatestWith ~ Not in lfi: forkJoin, combineLatest, withLatestFrom
    _.partition ~ Split a list in two ~ toGrouped
    Array.prototype.some ~ any ~ anyAsync ~ anyConcur
    _.orderBy date desc ~ sort, sortBy, orderBy, toSorted
    last 3 items slice(-3) ~ takeRight, takeLast, dropRight, dropLast, skipLast
    array.flat(Infinity) ~ flattenDeep, flattenDepth, flatDeep
    random element from list ~ shuffle, sample, sampleSize
    rxjs combineLatest ~ forkJoin, combineLatest, withLatestFrom
    python enumerate ~ index ~ indexAsync ~ indexConcur ~ Coming from Python
    rxjs tap ~ each ~ eachAsync ~ eachConcur ~ Coming from RxJS
    lodash keyBy ~ Look things up by id ~ toMap ~ Coming from Lodash
  `,
  pair: `
    'hello' -> ['h', 'e', 'l', 'o'] ~ unique
    ['a', 'b', 'c', 'd'] -> [['a', 'b'], ['b', 'c'], ['c', 'd']] ~ window
    ['x', 'y', 'z'] -> 'x-y-z' ~ join
    [[1, 'a'], [2, 'b']] -> new Map([[1, 'a'], [2, 'b']]) ~ toMap
    { w: 10, h: 20 } -> [['w', 10], ['h', 20]] ~ entries
    { a: 7, b: 8 } -> [7, 8] ~ values
    [7, 7, 8] -> new Set([7, 8]) ~ toSet
    [[1, 2, 3], ['a', 'b', 'c']] -> [[1, 'a'], [2, 'b'], [3, 'c']] ~ zip
    [[3, 1, 3], [1, 2]] -> [3, 1, 2] ~ flatten ~ unique
    ['p', 'q', 'p', 'q', 'p'] -> 2 ~ unique ~ count
    [10, 20, 30, 40, 50] -> [[10, 20], [30, 40], [50]] ~ chunk
    ['a', 'b', 'c'] -> [[0, 'a'], [1, 'b'], [2, 'c']] ~ index
    [1, 2, 3, 4] -> [[1, 2], [2, 3], [3, 4]] ~ window
    [4, 8, 15] -> 9 ~ mean
    'hello' -> new Set(['h', 'e', 'l', 'o']) ~ toSet
    [7, 2, 9] -> { min: 2, max: 9 } ~ minMax
    { a: 4, b: 6 } -> 10 ~ values ~ sum
    [5, 5, 8, 8, 9] -> 3 ~ unique ~ count
    { x: 1, y: 2 } -> new Map([['x', 1], ['y', 2]]) ~ entries ~ toMap
    [['a', 1], ['b', 2], ['a', 3]] -> { a: [1, 3], b: [2] } ~ toGrouped ~ toArray ~ toObject
  `,
}
