// cspell:disable: words as people type them
/** Plain phrasings for what ends a pipeline. */
export const resultPhrases = `
all: are all values, every value passes a test, all pass the test, are all true, every value matches, every element
  satisfies, every element passes, each value satisfies, check all, check every
  element, do all match, all of them, all values are, all elements match,
  whether every, validate all, test all, all numbers are positive, is every,
  universal quantifier, all true
any: is any value, does any match, any element satisfies, some element
  satisfies, at least one value matches, at least one matches, contains a value
  that, check if any, check if some, check whether any, is there a value, is
  there an element, exists one, one of them matches, has any, does it contain a
  matching, one or more, existential quantifier, any true, whether any
none: no value matches, no element matches, no element satisfies, nothing
  matches, none of them, none of the values, not a single, zero matches, check
  that none, is there no, there is no, has no, no one, without any matching, is
  it empty, check if empty, check for empty, check emptiness, whether none
consume: run the pipeline, run a lazy pipeline, run an iterator to the end,
  execute lazily defined, iterate to the end, iterate and ignore, iterate and
  discard, force evaluation, evaluate everything, start the pipeline, trigger,
  finish iterating, just run it, loop without doing anything, drain a stream,
  wait until done, wait for completion, wait for everything to finish, throw
  away results, ignore results, exhaust an iterator, kick off
count: count values, count elements, count items, count the number, how many
  values, how many elements, how many items, number of entries, length of an
  iterable, size of an iterable, size of a list, get the length, get the size,
  count how many, total number, array length, iterable length, number of rows,
  amount
toCount: number per group, how many per group, how many of each, how many times
  each value occurs, number of occurrences, frequency, frequency count,
  frequencies of values, word count, count words, count by key, count each,
  count duplicates, occurrences of each, Counter, collections.Counter, tallies,
  distribution, group and count
find: find a value, find an element, find the first element, first element
  matching, first value matching, first one that, search for a value, search by
  condition, get element by condition, get the first matching, find by
  predicate, find by id, find object by property, first occurrence, first true,
  first satisfying, lookup, find one, find item
findLast: last element matching, last one that, last value matching, last
  occurrence, find from end, find backwards, search from the back, search
  backwards, most recent matching, last satisfying, final match, find in
  reverse, latest that
findConcur: first result that matches, first successful, fastest match, find in
  parallel, search concurrently
first: get the first, get the first value, get first item, first of a list,
  first in a list, first thing, start of a list, take the first, the first
  element or nothing, first or none, one value from the start, initial element,
  beginning of a list, leading element, top element, firstOrNull, headOption
firstConcur: first promise to resolve, whichever resolves first, fastest
  response, fastest result, race promises, race requests, quickest, first
  response, first to arrive, soonest, fastest promise, use the fastest
last: get the last, get the last value, last of a list, last in a list, end of a
  list, last thing, final element, final item, rightmost, tail element, most
  recent, latest value, the last element or nothing, lastOrNull, bottom of list
at: value at position, element at position, get by index, get element at index,
  by position, nth value, the nth, second element, second value, third value,
  fifth item, item number, specific index, at a given index, index into,
  subscript, random access, square brackets, indexing, access by index, pick by
  index, elementAtOrNull
forEach: loop over values, loop through, loop over a list, iterate over a list,
  iterate through, go through all values, go over each, do something for each,
  do something with every value, run code for each, execute for each, perform
  action, perform an action for every value, call function for every element,
  for loop over, for each loop, print all values, print everything, handle each
  value, process each value, side effect for each value, foreach loop, act on
  each
forEachAsync: loop with await, await in a loop, async for each, for await of,
  for await loop, await each iteration, consume an async iterable
forEachConcur: do something for all at the same time, run callback
  concurrently, run jobs in parallel, execute tasks in parallel, worker pool,
  parallel each, concurrent for each, run tasks at once, save in parallel, send
  concurrently
get: get the only element, only element, single element, sole value, exactly one
  value, exactly one element, expect one value, require a value, must have a
  value, value out of an optional, value from optional, take value out, extract
  the value, error if empty, throw if missing, throw when empty, throw if not
  found, throw error if none, assert not empty, non null assertion, unbox,
  single or throw, required
includes: does it contain, does the list contain, check if contains, check if in
  list, check if an element is in, value is in list, is a value in, is value
  present, is it there, is member, contains value, contains element, has an
  element, exists in, in operator, find out whether a value is in, test
  membership, equal to one of
join: make a string, join into a string, values to string, turn into a string,
  turn list into string, convert to string, combine into a string, concatenate
  into a string, list to string, array to string, with commas, comma separated
  list, comma separated string, separate with comma, separated by, put commas
  between, csv line, join words, string from list, build a string, text from
  values, join with separator, join lines, join with newline, paste
toJoin: join per group, join strings per group, string per group, concatenate
  per group, strings of a group, joined reducer
max: find the largest, find the maximum, find the biggest, get the largest,
  largest element, biggest value, biggest number, highest value, highest number,
  greatest value, maximum value, maximum of a list, largest in a list, upper
  bound, top value, best value, best score, highest score, maximum of numbers
maxBy: largest according to a comparator, biggest with comparator, compare to
  find the maximum, max with comparator, max by comparing, maximum with custom
  comparison, custom compare maximum, max_by comparator, last in sort order,
  latest in order
maxWith: object with the largest, object with the highest, element with the
  highest, item with the largest, largest by key, maximum by property, max by
  property, highest by field, highest scoring, who is the oldest, the oldest
  person, longest word, longest, most, most recent date, biggest by size, max
  key, max by score, greatest by, best by score, max of a field, the most
  popular, furthest
min: find the smallest, find the minimum, find the lowest, get the smallest,
  smallest element, smallest value, lowest value, lowest number, least value,
  minimum value, minimum of a list, smallest in a list, lower bound, bottom
  value, lowest price, lowest score, minimum of numbers
minBy: smallest according to a comparator, smallest with comparator, compare to
  find the minimum, min with comparator, min by comparing, minimum with custom
  comparison, custom compare minimum, first in sort order
minWith: object with the smallest, object with the lowest, element with the
  lowest, item with the smallest, smallest by key, minimum by property, min by
  property, lowest by field, cheapest product, cheapest item, youngest person,
  shortest word, closest, nearest, nearest point, closest value, earliest date,
  min key, least by, min of a field, the least expensive
minMax: smallest and biggest, lowest and greatest, min and max, min and max at
  once, min and max in one pass, minimum and maximum at the same time, both
  extremes, both ends, value range, range of a dataset, spread, from smallest to
  largest, d3 extent, minmax_element, limits of values
minMaxBy: min and max by comparator, smallest and largest with comparator
minMaxWith: min and max by key, min and max by property, smallest and largest by
  property, youngest and oldest, shortest and longest, cheapest and most
  expensive, earliest and latest
toMin: smallest per group, lowest per group, minimum of each group
toMax: largest per group, highest per group, maximum of each group, biggest of
  each group
toMinMax: minimum and maximum per group, extent per group, range per group
toMinBy: smallest per group by comparator
toMaxBy: largest per group by comparator
toMinMaxBy: extent per group by comparator
toMinWith: smallest per group by property, cheapest per group, first of each
  group by date, cheapest in each category
toMaxWith: largest per group by property, newest per group, latest per group,
  best of each group, most expensive in each category, highest paid in each
  department
toMinMaxWith: extent per group by property
sum: add up, add up numbers, add numbers, add all numbers, add together, add all
  values, total of numbers, sum of numbers, sum up, total amount, total cost,
  grand total, sum a list, calculate the total, sum of a list, summation,
  accumulate numbers, plus all
toSum: sum per group, total per group, totals by category, sum by key, sum for
  each group, total per category, sum of each group, revenue per customer
mean: average of numbers, average value, calculate the average, compute the
  average, compute mean, arithmetic mean, mean value, average of a list, avg of
  column, average score, average rating, expected value
toMean: average per group, mean per group, average by category, average of each
  group, average for each group
next: first and the rest, first and remaining, first value and rest, head and
  tail of a list, split the first off, take one and keep the rest, peel off,
  peel off the first, pop the first, shift the first, remove and return the
  first, next value, get the next value, advance an iterator, read one value,
  header and rows, separate the first, uncons a list
or: value or default, default value, use a default, use default if empty, fall
  back, fallback value, if there is none, if missing, if nothing is found, when
  not found, when nothing, default if none, default instead of error, provide a
  default value, alternative value, return default, replace missing value, with
  default, if undefined, single or default, getOrDefault,
  value_or, else value, or else
reduce: combine all values, combine everything, combine into a single value,
  combine into one, fold a list, fold left, accumulate values, accumulate a
  result, build up a result, build up a value, aggregate values, aggregate into
  one, collect values, collect results, collect a pipeline, turn into a
  collection, convert to a collection, boil down, single value from many,
  product of numbers, multiply all numbers, multiply together, running
  accumulator, collapse into one value, finish a pipeline, end a pipeline, with
  an accumulator
reduceAsync: collect an async iterable, async iterable to an array, await all
  values, gather async values, async generator to array, wait for all values,
  collect async generator, stream to array, read a whole stream
reduceConcur: collect concurrent values, wait for all results, collect promises,
  collect all results, results of all promises, all results into an array,
  concurrent iterable to array, gather, asyncio.gather
toArray: make an array, make a list, convert to array, convert to list, turn into
  a list, get an array, get array from, array from iterable, array from
  iterator, iterator to array, generator to array, put into array, collect to
  array, collect to list, collect into a list, store in an array, materialise
  into array, spread into array, list from iterator, expand into array
toSet: make a set, set from iterable, iterable to set, array to set, list to
  set, put into a set, collect to set, turn into a set, create a set, unique set
toMap: make a map, map from entries, map from pairs, pairs to map, entries to
  map, list to map, array to map, build a map, build a dictionary, build a
  lookup, create a dictionary, make a dictionary, key value map, object to map,
  iterable to map, map by id, index by id, index by key, lookup by id, put into
  a map, zipmap, dictionary from pairs
toObject: make an object, object from pairs, object from key value pairs, object
  from keys and values, turn into an object, pairs into object, list to object,
  array to object, array of pairs to object, map to object, build a record,
  create an object, entries into object, key value pairs to object, plain
  object, pick keys of object, transform object values, mapValues, map object
  values, mapKeys, invert object
toGrouped: group values, group elements, group items, group a list, group
  objects, group by property, group by key, group by field, group by category,
  group together, group into lists, group into arrays, group things by, put into
  groups, split into groups by key, split by property, collect by key,
  categories, organise by, list per key, values per key, values by key, bucket
  by, sort into groups, map of lists, dictionary of lists, split into even and
  odd, split by condition, separate by condition, partition by predicate,
  itertools groupby, defaultdict, groups
toMultiple: several results at once, several reductions at once, multiple results
  at once, compute several things in one pass, more than one result, two
  reducers, combine two reducers, sum and average, count and sum, min max and
  average, multiple aggregates, statistics, stats, summary statistics,
  summaryStatistics, describe, iterate once for several results, reduce with
  several reducers, at the same time, run reducers side by side, aggregate
  multiple columns
toWeakMap: make a weak map, collect to weak map, weakly held keys
toWeakSet: make a weak set, collect to weak set, weakly held objects
mapReducer: transform the result of a reducer, change the output of a reducer,
  map over a reducer, convert a reducer result, post process a reducer, reducer
  with transformed result, modify reducer output, wrap a reducer, format the
  reduced value, after reducing
mapAsyncReducer: transform the result of an async reducer
normalizeReducer: full form of a reducer, make a reducer complete, raw reducer to
  reducer, complete a reducer, convert raw reducer
`
