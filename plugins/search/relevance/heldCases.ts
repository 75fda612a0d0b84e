/**
 * Sixty more queries, written after the engine and the aliases were settled
 * and scored once: all of them are held.
 */
export const heldCases = {
  name: `
toMinMaxWith | toMinMaxWith
flatten concur | flattenConcur
for each | forEach
min-by | minBy
includesAsync | includesAsync
AsyncOptional | AsyncOptional
lfi toJoin | toJoin
find last concur | findLastConcur
`,
  typo: `
reduec | reduce
includse | includes
sliec | slice
toGroupd | toGrouped
filterMpa | filterMap
genarate | generate
forEachConcr | forEachConcur
consmue | consume
`,
  alias: `
itertools.takewhile | takeWhile
R.splitEvery | chunk
_.sumBy | sum map toSum
Enumerable.Aggregate | reduce
Stream.peek | each
Iterator::enumerate | index
mapNotNull | filterMap
associateBy | toMap toObject
Promise.race | firstConcur
more_itertools.windowed | window
SELECT COUNT | count
flat_map | flatMap
R.reject | exclude filter
toListAsync | reduceAsync toArray asAsync
`,
  words: `
skip over the first two rows | drop
put every three items together | chunk
lazy infinite counter | generate rangeUntil rangeTo
tell whether nothing passes | none
combine keys and values into an object | toObject
show progress while iterating | each
which person is the tallest | maxWith
only keep strings | filter
sum of prices per customer | toSum toGrouped
download files concurrently | mapConcur forEachConcur asConcur
read values until a blank line | takeWhile
get a fallback when nothing was found | or
see the same element only once | unique
turn a generator into an array | toArray reduce
process two arrays in lockstep | zip
walk through a map's keys | keys
get the item in position 3 | at
write values separated by semicolons | join
compare each number with the one before | window
repeat the colours red green blue forever | cycle
`,
  guide: `
how do optionals work | /docs/concepts/optional Optional
difference between async and concurrent | /docs/concepts/concurrent-iterable
`,
  type: `
(x -> Bool) -> [x] -> Bool | all any none
AsyncIterable<T>, number -> AsyncIterable<T> | takeAsync dropAsync
(Iterable<T>, number, number) => Iterable<T> | slice
Iterable<T> -> WeakSet<T> | toWeakSet
ConcurIterable<T> -> Promise<number> | countConcur sumConcur meanConcur
Iterable<T>, (T -> K) -> Iterable<T> | uniqueBy
(fn: (x: A) => Iterable<B>, xs: Iterable<A>): Iterable<B> | flatMap
Iterable<T>, (T -> number) -> Optional<T> | minWith maxWith
`,
}
