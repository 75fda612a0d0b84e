import { parseTable } from './parseTable'

export const rxjs = parseTable(
  { system: 'RxJS', page: 'rxjs' },
  `
Observable | asConcur | a concur iterable is cold and push-based too, but ends in a promise
from | asConcur | takes iterables and async iterables; after an async one, [catch errors in the callbacks](/docs/watch-out/unhandled-rejections)
of | asConcur | takes one iterable, such as an array
EMPTY | asConcur | write \`asConcur([])\`: [emptyConcur](/docs/watch-out/empty-concur) throws in some functions
range | rangeTo rangeUntil | plain iterables to wrap with \`asConcur\`; an end instead of a count
generate | generate | one function from the previous value; \`null\` or \`undefined\` ends it
map | mapConcur | the callback may be async
filter | filterConcur | the callback may be async
mergeMap | flatMapConcur | no concurrency parameter
concatMap | flatMapAsync | on an async iterable, one inner at a time
mergeAll | flattenConcur | no concurrency parameter
concatAll | flattenAsync | on an async iterable
merge | concatConcur | no concurrency parameter
concat | concatAsync | on async iterables
zip | zipConcur | buffers the faster source, as RxJS does; [slow steps after it](/docs/watch-out/values-lost-after-take) lose values
tap | eachConcur | the callback may be async and is awaited
reduce | reduceConcur | takes a reducer object
toArray | reduceConcur toArray | in order of arrival
count | countConcur | returns a promise
min | minConcur | numbers only; returns an optional
max | maxConcur | numbers only; returns an optional
every | allConcur | returns a promise
isEmpty | noneConcur | pass \`() => true\`; fails on \`emptyConcur()\`
find | findConcur | returns an optional; settles with the first match; [failures are hidden](/docs/watch-out/hidden-failures)
first | firstConcur | an optional instead of an error for no values; waits for a second value or the end
last | lastConcur | an optional instead of an error for no values; does not reject if a value arrived
elementAt | atConcur | an optional instead of an error for no values
take | takeConcur | does not stop the work already begun; [slow steps after it](/docs/watch-out/values-lost-after-take) lose values
takeWhile | takeWhileConcur | does not stop the work already begun; [slow steps after it](/docs/watch-out/values-lost-after-take) lose values
skip | dropConcur | throws on negative counts and \`Infinity\`
skipWhile | dropWhileConcur | the callback may be async and gets no index
distinct | uniqueConcur uniqueByConcur | remembers all keys, as RxJS does
bufferCount | chunkConcur | no overlap; \`windowConcur\` has it
pairwise | windowConcur | with size 2
defaultIfEmpty | orConcur | for one value or none: of several values it returns the default; ends in a promise
shareReplay | cacheConcur | replays everything; a failed source keeps rejecting; [one failing reader](/docs/watch-out/cache-readers) fails all
groupBy | toGrouped | a reducer: groups are ready only at the end
lastValueFrom | lastConcur getConcur | rejects when there was nothing, with a general error
pipe | pipe compose | a function, not a method
Observer.next | forEachConcur | the callback may be async and is awaited
`,
  `
Subscription.unsubscribe | pass an \`AbortSignal\` to your own work: [Cancel a pipeline](/docs/recipes/cancel-a-pipeline)
fromEvent | an async generator: [Turn events into an async iterable](/docs/recipes/turn-events-into-an-async-iterable)
interval | an async generator that waits
race | \`findConcur\` with a test that is always true: [Take the first success](/docs/recipes/take-the-first-success)
timeout | for each value, [Give up after a while](/docs/recipes/give-up-after-a-while); between values, [Stop waiting for a silent stream](/docs/recipes/stop-waiting-for-a-silent-stream)
Subject | no hot sources; write an async generator or a concur iterable around the events
switchMap | abort the previous request yourself
exhaustMap | ignore events yourself while one is being handled
scan | a closure in \`mapAsync\`: [Keep a running total](/docs/recipes/keep-a-running-total)
distinctUntilChanged | a window of two: [Report changes only](/docs/recipes/report-changes-only)
debounceTime | an async generator: [Debounce a stream](/docs/recipes/debounce-a-stream)
throttleTime | an async generator around the events
retry | a loop inside \`mapConcur\`: [Retry what fails](/docs/recipes/retry-what-fails)
catchError | \`try\` and \`catch\` inside \`mapConcur\`: [Keep results and failures](/docs/recipes/keep-results-and-failures)
combineLatest | no counterpart
withLatestFrom | no counterpart
takeUntil | pass an \`AbortSignal\` to your own source: [Cancel a pipeline](/docs/recipes/cancel-a-pipeline)
Scheduler | no counterpart: promises decide
bufferTime | an async generator: [Batch by size or time](/docs/recipes/batch-by-size-or-time)
`,
)
