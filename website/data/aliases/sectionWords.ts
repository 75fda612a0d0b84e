// cspell:disable: words as people type them, and of other libraries
/** Other words for sections of guides, by their pages and anchors. */
export const sectionWords = `
/docs/getting-started#install: npm, add to project, package manager, which node
  version, supported runtimes
/docs/getting-started#nothing-runs-until-it-must: lazy, laziness, lazy
  evaluation, deferred, why does nothing happen, nothing is printed, callback
  not called, when does it run, short circuit
/docs/getting-started#three-flavours: flavours, sync async concur, variants,
  suffix, naming convention, Async and Concur suffix
/docs/getting-started#typescript: types, type inference, typed, generics, type
  annotations, typescript support, typescript types, type safety
/docs/getting-started#what-you-import-is-what-you-ship: bundle size, tree
  shaking, treeshaking, how big is lfi, size of the library, import cost,
  minified size, dead code, kilobytes, footprint
/docs/choosing-a-function: which function, which function should I use, choose a
  function, find the right function, decision, what do I need, cheat sheet,
  overview of functions
/docs/choosing-a-function#async-or-concur: async or concurrent, when to use
  async, sequential or concurrent, async vs concur, mapAsync vs mapConcur,
  forEachAsync vs forEachConcur
/docs/upgrading: upgrade, breaking changes, changelog, release notes, what
  changed in lfi 4, migrate from lfi 3, version 4
/docs/upgrading#node-and-module-format: commonjs, require lfi, esm only, engines
/docs/upgrading#on-node-20: node 20, node 18, why is lfi 3 installed, EBADENGINE
/docs/coming-from: migration, migrate to lfi, switch to lfi, alternatives,
  comparison, compare with other libraries, equivalents, no sorting
/docs/coming-from/lodash#no-takeright: last 3 items, last n values, last few,
  last n items, tail of a list
/docs/coming-from/array: convert array chain to lazy, array chain to pipe, make
  an array chain lazy, array methods, migrate from arrays, native array
  methods, lfi vs array methods, Array.prototype
/docs/coming-from/iterator-helpers: iterator helpers, native iterator methods,
  Iterator.prototype, lfi vs iterator helpers
/docs/coming-from/lodash: lodash, underscore, lfi vs lodash, lodash alternative,
  migrate from lodash, lodash equivalent, replace lodash, switch from lodash
/docs/coming-from/ramda: ramda, lfi vs ramda, ramda alternative, migrate from
  ramda, ramda equivalent, replace ramda, fp-ts
/docs/coming-from/rxjs: rxjs, observables, lfi vs rxjs, rxjs alternative, migrate
  from rxjs, rxjs equivalent, replace rxjs, reactive
/docs/coming-from/p-map: lfi vs p-map, p-map alternative, migrate from p-map,
  promise utilities, bluebird, lfi vs promise all
/docs/coming-from/python: python, lfi vs python, python itertools, migrate from
  python, itertools equivalents, more-itertools
/docs/coming-from/lodash#what-lfi-does-not-have: _.cloneDeep, cloneDeep, deep
  clone
/docs/coming-from/ramda#what-lfi-does-not-have: R.path, R.lens, lenses
/docs/coming-from/rxjs#what-lfi-does-not-have: withLatestFrom, interval, timer
/docs/coming-from/array#what-lfi-does-not-have: sort, sorting, sort an array,
  toSorted, reverse, reverse a list, splice
/docs/concepts/order-and-errors#order: order of results, order of arrival,
  ordering of concurrent values, out of order, unordered results
/docs/concepts/order-and-errors#errors: error handling, handle errors, errors,
  exceptions, what happens when a promise rejects, rejection, unhandled
  rejection, try catch, catch errors
/docs/concepts/order-and-errors#stopping-early: cancel, cancellation, abort,
  AbortController, abort signal, cancel remaining work, stop remaining work, stop
  early, stop when found, unsubscribe
/docs/concepts/limits#limits-of-concurrency: limit concurrency,
  concurrency limit, max concurrency, maximum concurrency, limited concurrency,
  bounded concurrency, p-limit, pLimit, p-queue, semaphore, throttle, mapLimit,
  eachLimit, async.mapLimit, async.eachLimit, at most n at a time, n at a time
  concurrently, too many requests at once, number of concurrent requests, limit
  the number of concurrent requests, run promises in parallel with limit,
  parallel with limit, pool
/docs/concepts/limits#backpressure: backpressure, slow consumer,
  fast producer, buffering, memory grows
/docs/concepts/concurrent-iterable#make-your-own: custom concurrent iterable,
  implement a concur iterable
/docs/concepts/reducer#write-your-own: write my own reducer, custom reducer,
  define a reducer, implement a reducer, own collector
/docs/concepts/kinds-of-reducers#keyed-reducers: reducer of pairs, how do keyed reducers
  work
/docs/concepts/kinds-of-reducers#async-reducers: async reducer, reducer that awaits
/docs/concepts/kinds-of-reducers#raw-forms: raw reducer, raw reducers
/docs/concepts/reducer#several-results-in-one-pass: combine reducers, combine
  several reducers
/docs/concepts/optional#make-your-own: create an optional, return an optional
/docs/recipes/group-by-a-key: group objects, group by property, group records
/docs/recipes/count-how-often-each-value-occurs: frequency table, count
  occurrences, word frequencies, count by value, how often
/docs/recipes/find-the-most-frequent-value: most common element, most common
  value, most frequent, mode, statistical mode, most popular, most used word
/docs/recipes/look-things-up-by-id: lookup table, index objects by id, map by id,
  find by id quickly, dictionary by id, hash lookup
/docs/recipes/compute-several-figures-in-one-pass: several aggregates, sum and
  count in one pass, summary statistics, single pass statistics, sum and mean
/docs/recipes/summarise-each-group: sum per group, total per category, aggregate
  each group, group by and sum, pivot table, subtotals
/docs/recipes/split-a-list-in-two: partition, partition a list, partition by
  predicate, split by condition, separate into two lists, divide into two, passed
  and failed
/docs/recipes/take-the-top-n: top n, top 10, top ten, top ten by score, best n,
  n largest, largest n values, heapq.nlargest, leaderboard, ranking, sort and
  take, sort, sorting, sort by, sortBy, order by, orderBy, sorted
/docs/recipes/join-two-lists-by-key: left join, left join two lists, inner join, sql join, join tables,
  match records of two lists, merge objects by id, relate two lists
/docs/recipes/remove-duplicates-by-key: unique objects, duplicate objects
/docs/recipes/compare-two-lists: intersection, intersection of two arrays, set
  intersection, common values, values in both, in both lists, difference between
  two lists, set operations, what changed between two lists, diff, added and
  removed, compare arrays
/docs/recipes/make-every-combination: cartesian product, every combination, all
  combinations, all pairs, combinations of two lists, cross product,
  permutations, itertools.product, cross join, nested loops
/docs/recipes/flatten-a-tree: walk a tree, traverse a tree, tree traversal, depth
  first, breadth first, recursion, recursive, deep flatten, flattenDeep, nested
  comments, nested structure, walk directories
/docs/recipes/transform-an-object: map object values, map values of an object,
  mapValues, map over an object, rename keys, rename keys of an object, mapKeys,
  filter an object, filter object keys, filter object, pick, omit, pickBy, invert
  an object, change object keys
/docs/recipes/read-csv-into-objects: csv, parse csv, parse a csv file, tsv, rows
  to objects, spreadsheet
/docs/recipes/turn-rows-into-columns: transpose, transpose a matrix, rows and
  columns, matrix, swap rows and columns, unzip
/docs/recipes/share-work-out-in-turn: round robin, distribute evenly, assign in
  turn, load balance, rotate through, alternate
/docs/recipes/average-over-a-sliding-window: moving average, rolling average,
  rolling mean, smooth, smoothing, running average
/docs/recipes/keep-a-running-total: running total, running sum, cumulative sum,
  cumsum, scan, scanl, accumulate, itertools.accumulate, prefix sum, prefix sums,
  cumulative, balance after each, reductions, intermediate results
/docs/recipes/report-changes-only: distinctUntilChanged, only when value changes,
  emit on change, changes only, skip consecutive duplicates, remove consecutive
  duplicates, dedupe adjacent, collapse repeats
/docs/recipes/compute-differences: consecutive differences, difference between
  consecutive values, deltas, delta, change from previous, time between events,
  numpy diff
/docs/recipes/generate-a-series: date range, dates between, fibonacci numbers,
  number series, days of a month, powers
/docs/recipes/number-the-lines: line numbers, number the rows
/docs/recipes/read-a-file-line-by-line: read a file, read lines, readline, file
  lines, line by line, read stream line by line, node stream, large file, log
  file, fs, createReadStream, split stream into lines
/docs/recipes/read-pages-as-one-list: pagination, paginate, paginated api,
  paginate through an api, fetch all pages, next page, cursor, page token,
  infinite scroll
/docs/recipes/insert-in-batches: batch insert, bulk insert, database batches,
  write in batches, insert rows, batching
/docs/recipes/skip-lines-that-do-not-parse: ignore invalid lines, skip invalid
  json, invalid json, parse errors, parse json lines, ndjson, jsonl, json lines,
  bad input
/docs/recipes/turn-events-into-an-async-iterable: events, event emitter, event
  emitter to async iterator, EventEmitter, addEventListener, dom events,
  fromEvent, event stream, websocket, web socket messages, callbacks to async
  iterable, event target
/docs/recipes/debounce-a-stream: debounce, debounceTime, throttle events,
  throttleTime, search as you type, wait for a pause, settle
/docs/recipes/poll-until-something-is-ready: poll, polling, poll an endpoint, wait
  until ready, interval, setInterval, check repeatedly, wait for a job, timer,
  repeat every second, sleep, delay
/docs/recipes/merge-several-streams: merge streams, combine streams, merge async
  iterables, several sources, interleave
/docs/recipes/fetch-many-with-a-limit: limit concurrency, concurrency limit,
  limited concurrency, max concurrency, run promises in parallel with limit, at
  most n requests at a time, requests at a time, p-limit, rate limit, rate limit
  api calls, rate limiting, throttle requests, too many requests, parallel with
  limit, promise pool with limit, batch of promises, mapLimit, eachLimit, worker
  pool with limit
/docs/recipes/retry-what-fails: retry, retry failed requests, try again, retry with
  backoff, exponential backoff, p-retry, repeat on error, flaky
/docs/recipes/give-up-after-a-while: timeout, promise timeout, time out, p-timeout,
  deadline, time limit, abort after, too slow
/docs/recipes/take-the-first-success: first success, first successful, fallback
  servers, mirrors, Promise.any, any promise, fastest server
/docs/recipes/keep-the-original-order: preserve order, keep order, same order as
  input, ordered results, order of concurrent results, restore order, in order
  concurrently, results in order
/docs/recipes/keep-results-and-failures: Promise.allSettled, allSettled, collect
  errors, errors instead of failing, errors and results, do not stop on error, continue on error, ignore
  failures, ignore errors, partial failure, do not fail on first error, collect
  failures, settle all
/docs/recipes/report-progress: progress, progress bar, show progress, percentage
  done, how far, count completed
/docs/recipes/do-the-work-once-read-it-twice: share results, tee, multicast,
  iterate results twice, reuse results, split a stream, share, publish, replay
/docs/recipes/find-broken-links: check links, link checker, crawl, http status,
  dead links
/docs/recipes/map-a-stream-with-a-limit: ordered concurrency, p-map over a
  stream, concurrent map of async iterator in order, stop on first error,
  limit over a stream
/docs/recipes/limit-per-host: limit per key, per domain limit, per host
  concurrency, polite crawling, keyed queue
/docs/recipes/keep-to-a-rate-limit: requests per second, p-throttle, token
  bucket, throttle api calls
/docs/recipes/wait-as-long-as-the-server-asks: Retry-After, 429, too many
  requests status, back off when told
/docs/recipes/cancel-a-pipeline: cancel, cancellation, AbortSignal,
  AbortController, abort, stop a pipeline, unsubscribe, takeUntil
/docs/recipes/stop-waiting-for-a-silent-stream: idle timeout, stream
  timeout, heartbeat, no data for a while
/docs/recipes/batch-by-size-or-time: batch by time, bufferTime, buffer by
  time or count, flush interval, micro batching
/docs/recipes/read-ndjson-from-a-response: ndjson, json lines, jsonl,
  TextDecoderStream, ReadableStream, streaming fetch, response body
/docs/recipes/remove-duplicates-in-bounded-memory: dedupe a stream, bounded
  deduplication, lru, recently seen
/docs/recipes/merge-sorted-lists: merge sorted, k-way merge, heapq.merge,
  merge ordered streams
/docs/recipes/keep-rows-without-a-match: outer join, full outer join, left
  outer join, keep unmatched
/docs/recipes/close-what-you-opened: close a generator, dispose, finally not
  called, using, resource cleanup, close the file
/docs/recipes/list-every-error: flatten AggregateError, nested errors, all
  errors, AggregateError
/docs/five-hundred-requests: production example, fetch 500 urls, many requests,
  max 8 at once, concurrency with retries, bulk requests, complete example
/docs/watch-out: gotchas, pitfalls, caveats, surprises, known issues, bugs,
  common mistakes, hazards, footguns
/docs/watch-out/values-lost-after-take: values lost, takeConcur empty result,
  missing values after take
/docs/watch-out/unhandled-rejections: unhandled rejection, unhandledRejection,
  catch does not catch, process exits, uncaught in promise
/docs/watch-out/closing-generators: break does not close, generator not closed,
  iterator return, which functions close the iterator
/docs/watch-out/reads-ahead: reads one too many, look ahead, extra pull
/docs/watch-out/reads-everything: reads the whole source, memory of reduceAsync,
  backpressure of reduceAsync
/docs/watch-out/cache-readers: concurrent readers of a cache, cacheAsync twice
/docs/watch-out/hidden-failures: swallowed errors, errors disappear, silent
  failure
/docs/watch-out/ties-and-nan: max of strings, NaN in max, min of strings, ties
`
