// cspell:disable: words of other libraries and languages
/** Other words for what ends a pipeline: reducing, searching, collecting. */
export const resultWords = `
all: every, all match, all satisfy, forall, conjunction, check that every
  value passes, test whether all, allSatisfy, for all, and
any: some, any match, exists, has some, at least one, check whether some value
  passes, anySatisfy, disjunction, is there any, is not empty, isNotEmpty
none: no match, none match, not any, not some, no value passes, none satisfy,
  not exists, is empty, isEmpty
consume: drain, exhaust, run, dorun, evaluate, force, run to completion,
  discard values, ignoreElements, deplete, execute, lastValueFrom, subscribe,
  evaluate for side effects
count: length, size, how many, number of values, len, tally, cardinality,
  count elements, number of elements, COUNT(*), number of items, how long
toCount: counting, count reducer, count per group, counting collector,
  countBy, frequencies, histogram, tally by group, count occurrences
find: detect, search, firstOrDefault, find first, first match, first that,
  first where, first matching value, findIndex, locate, look for, look up
findLast: last match, last where, last that, search from end, lastOrDefault,
  detect last, last matching value, findLastIndex, find from the end
findConcur: Promise.any, first to pass
first: head, first element, firstOrDefault, take one, beginning, front, car,
  firstValueFrom, first value, first item, initial value, top 1, limit 1, peek
firstConcur: Promise.race, race, first to finish, fastest, amb, first to
  resolve, Promise.any, first settled
last: last element, end, final, takeLast, lastOrDefault, last value, last
  item, final value, lastValueFrom, bottom, pop
at: nth, elementAt, element at index, by index, get by position, index access,
  pick nth, nth element, value at index
forEach: for loop, for of, loop, loop over, iterate, each, do for each,
  subscribe, run for each value, iterate over, side effects, walk, for await,
  call for each, visit, run a function for side effects, call a function on
  each element
forEachConcur: parallel for, parallel for each, p-each, run tasks
  concurrently, parallel loop, parallel.foreach, parallel tasks, run in
  parallel
get: unwrap, single, only value, exactly one, one, fromJust, expect, throw if
  empty, unwrap optional, value or throw, orElseThrow, extract value, sole,
  get or throw, the only value
includes: contains, has, elem, member, in, is in, indexOf, has value,
  membership, element of, is present, check if value exists, contain
join: implode, to string, concatenate strings, joinToString, string join,
  separator, comma separated, string_agg, group_concat, intersperse, glue,
  mkString, delimiter, combine strings, stringify
toJoin: joining, join reducer, string collector, join collector, group_concat,
  string_agg, listagg
max: maximum, largest, biggest, highest, Math.max, greatest, largest number,
  top, peak, supremum
maxBy: maximum by comparator, largest by comparison, max with compare
  function, max using comparator, greatest by compare, maximumBy
maxWith: maximum by key, largest by property, max by key function, argmax,
  maxOn, maximumOn, _.maxBy, oldest, longest, max by field, largest by,
  largest by a property, longest string, most expensive, newest
min: minimum, smallest, lowest, Math.min, least, smallest number, infimum
minBy: minimum by comparator, smallest by comparison, min with compare
  function, min using comparator, least by compare, minimumBy
minWith: minimum by key, smallest by property, min by key function, argmin,
  minOn, minimumOn, _.minBy, youngest, shortest, min by field, smallest by,
  cheapest, oldest date, shortest string, earliest
minMax: extent, range of values, minimum and maximum, smallest and largest,
  bounds, extrema, both min and max, lowest and highest, extremes
minMaxBy: extent by comparator, minimum and maximum by comparison, bounds by
  comparator
minMaxWith: extent by key, minimum and maximum by property, bounds by key
toMin: minimum reducer, min collector, min per group
toMax: maximum reducer, max collector, max per group
toMinMax: extent reducer, min and max collector
mean: average, avg, arithmetic mean, Math average, meanBy, expected value,
  centre of values, fmean, middle, mean value
toMean: averaging, average reducer, average per group, avg collector, average
  by group, averagingDouble
sum: total, add up, add numbers, sumBy, addition, plus, sum of numbers, fsum,
  add all, grand total, add together, adding numbers
toSum: summing, total reducer, sum per group, sum by group, sum collector,
  summingInt
next: uncons, head and tail, split first, destructure, step, first and rest,
  advance iterator, pull one, pop first, shift, car cdr, splitAt 1, unconsume
or: default, defaultIfEmpty, fallback, else, getOrElse, orElse, unwrap_or,
  unwrap or, coalesce, default value, value or default, fromMaybe, if empty,
  otherwise, nullish coalescing, ??, provide default, unwrap_or_else, default
  when missing, when empty
reduce: fold, foldl, inject, aggregate, accumulate, collect, reduceLeft, fold
  left, combine into one value, reduceRight, scan, combine values, summarise,
  into, transduce, materialise, accumulator, reduction, collect into, to
  collection, fold into single value
reduceAsync: async fold, await in reduce, Array.fromAsync, collect async
  iterable, async collect, collect async values, async iterable to array
reduceConcur: concurrent fold, parallel reduce, collect concurrent results,
  gather results, parallel fold, Promise.all results
toArray: Array.from, collect, to list, toList, spread, list, into array,
  convert to array, iterable to array, materialise, array collector, vec, as
  array, collect into array, turn into array
toSet: new Set, to set, into set, distinct collection, collect into set,
  convert to set, hash set, toHashSet, set collector
toMap: new Map, to map, dictionary, toDictionary, hash map, associate, from
  entries to map, index by, keyBy, indexBy, convert to map, collect into map,
  lookup table, associateBy, key by, hash table
toObject: Object.fromEntries, fromPairs, fromEntries, zipObject, to object,
  record, pairs to object, entries to object, build object, convert to object,
  dict, into object, zipObj, keyBy, indexBy, collect into object, object from
  entries
toGrouped: groupBy, group by, Object.groupBy, Map.groupBy, partition,
  grouping, group, group values by key, bucket, classify, group into map,
  categorise, groupingBy, toLookup, multimap, group rows, split by key,
  partitionBy, aggregate by key, cluster, GROUP BY, partition into groups,
  split in two, split into two groups, divide into groups, sort into buckets
toMultiple: teeing, several reducers at once, multiple reducers, combine
  reducers, juxt, fanout reducer, many results in one pass, several
  aggregates, reduce to several values, one pass, sum and count, collect
  several things, combine collectors, several reducers in one pass, multiple
  reducers in one pass
toWeakMap: new WeakMap, weak map, weak references, collect into weak map
toWeakSet: new WeakSet, weak set, collect into weak set
mapReducer: transform reducer, map the result of a reducer, finish function,
  collectingAndThen, post-process reducer, reducer mapping, change reducer
  result, transform final result
mapAsyncReducer: async reducer result, map async reducer, transform async
  reducer
normalizeReducer: standardise reducer, normalise reducer, reducer shape,
  uniform reducer, reducer from function
`
