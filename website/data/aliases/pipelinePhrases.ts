// cspell:disable: words as people type them
/** Plain phrasings for what makes, changes and joins iterables. */
export const pipelinePhrases = `
cache: iterate only once, compute only once, do not recompute, store computed
  values, save results, keep values in memory, consume a generator twice, make
  an iterator reusable, reiterable, make generator reusable, lazily remember,
  avoid running the pipeline twice, only evaluate once, rewind, restart an
  iterator, loop twice over a generator
chunk: split into chunks, divide into chunks, split into equal parts, split a
  list into smaller lists, break into pieces, break up an array, group every n
  elements, arrays of fixed size, groups of three, group in pairs, pages of
  ten, batch of items, process in batches, batches of size, sublists of size,
  split array into smaller arrays, partition into fixed size, rows of a grid,
  n at a time
concat: join two lists, join two arrays, combine two iterables, combine
  arrays, combine lists, glue lists together, add lists together, append two
  lists, add to the start, add to the beginning, add to the front, put in
  front, put one list after another, follow by, followed by, push, unshift, add
  an element, insert at the end, stick together, attach, merge arrays, merge
  lists, union
concatConcur: merge concurrent iterables, several streams into one, merge
  async streams, combine concurrent sources, interleave streams
cycle: repeat a list, repeat a list forever, loop forever, start over at the
  end, go around again, repeat the sequence endlessly, circular, cyclic, wrap
  around, infinite loop over values, alternate between values, rotate through,
  iterate again and again, keep repeating, repeat values endlessly
drop: skip the first, skip the first few, skip some values, everything except
  the first, all except the first, everything after the first, discard the
  first, without the first, ignore the first n, remove the first n, remove from
  the beginning, remove from the start, remove from the front, start after n,
  leave out the first, skip header, skip header line, from the second on,
  remaining values
dropWhile: skip leading values, remove leading, discard while, drop until
  condition, skip as long as, ignore while, start from the first that matches,
  start at the first match, drop the beginning while, strip leading, trim
  leading, skip blank lines at the start, remove leading zeros
each: log as it goes, print each value, print while iterating, watch values,
  look at values passing by, do something with each value and pass it on, run
  side effect, side effect without changing values, trace, console log, log
  intermediate values, debug a pipeline, hook, listen to values, callback for
  each value lazily, inspect values, doOnNext, pass through
empty: iterable with no values, iterable with nothing, iterable without
  elements, no elements, make an empty iterable, create empty, return nothing,
  zero length, empty generator, null object
entries: keys and values of an object, loop over keys and values, iterate over
  an object, iterate over a map, key and value, object properties, loop through
  object properties, object to iterable, key value, for in, iterate over
  properties, properties of an object, map to pairs, object to array of pairs,
  walk object
exclude: remove values, remove elements, remove some values, take out, leave
  out, all except, everything but, everything except, except these values, not
  in list, not in, values not in another list, subtract, set difference, minus,
  blacklist, block list, filter by exclusion, without these values, drop values
  equal to, remove an item, remove element from array, remove specific value,
  set subtraction, complement
filter: keep some values, keep values, keep only matching, only values that
  match, values matching a condition, select values, choose values, pick
  values, filter by condition, filter by predicate, filter a list, filter an
  array, items that pass a test, satisfying a condition, matching elements,
  conditionally include, subset matching,
  screen, only even numbers, even numbers, where clause
filterMap: map and filter at once, map and filter in one step, filter while
  mapping, transform and remove, transform and skip, map but skip some, map
  dropping missing, skip null results, skip undefined results, ignore null,
  ignore undefined, parse and drop invalid, drop invalid, keep only valid,
  discard failed, remove empty results, map optional, keep defined, non
  nullable, remove nulls, remove missing values, strip null and undefined,
  filter out undefined
flatMap: map to lists and flatten, map each to several, each value to many
  values, several results per value, expand each value, map then flatten,
  flatten after map, return several values from map, return arrays from map,
  multiple outputs for each input, duplicate each value, split each into words,
  words of lines, nested loop, nested loops, cartesian product, children of
  each, cross join, list monad
flatten: flatten a list, flatten an array, flatten one level, array of arrays,
  arrays of arrays, list of lists into one, nested arrays, nested lists, unwrap
  nested, un-nest, collapse, collapse nested, combine nested lists, merge
  nested, concat all, remove one level, iterable of iterables, join inner
  lists, make flat, two dimensional to one dimensional, one dimension
generate: make a sequence, create a sequence, sequence from a function, infinite
  list, infinite generator, infinite iterable, compute the next from the
  previous, next value from the last, apply a function again and again,
  repeatedly call a function, apply repeatedly, keep applying, powers of two,
  doubling, geometric sequence, arithmetic sequence, linked list to iterable,
  follow parent links, walk up parents, ancestors, recursive sequence, from
  initial value, start value and step function
index: get the index, index of each value, value with its index, values with
  positions, values and indexes, number each item, number items, numbering,
  numbered list, line numbers, loop with a counter, position of each, include
  the index, access index while looping, key by position, count while
  iterating, index in map callback, indices, each with index, for i
keys: keys of a map, list of keys, all keys, object keys, names of properties,
  field names, column names, loop over keys, map to keys
values: values of a map, list of values, all values of an object, object
  values, only values, loop over object values, values in an object, members of
  a set
map: transform each value, transform values, transform a list, transform every
  element, apply a function, apply function to each, apply to all, change
  values, change every element, convert each, convert every value, modify each,
  modify every element, do something to each value, replace each value, double
  every number, multiply each, square each number, extract a field, get a
  property of each, property of every object, mapped, for each return, map
  values, compute from each, turn values into others, morph, one to one
mapAsync: await inside map, map with await, async callback, async transform,
  call async function for each in order, map one at a time, sequential
  requests, await each item, promise after another, requests one after another,
  process one by one, no concurrency, async map in order, fetch sequentially
mapConcur: run async function for each at the same time, async map all at once,
  call api for every item, fetch many urls, fetch all urls, fetch several urls
  at once, download in parallel, requests at the same time, simultaneously,
  map without waiting, process concurrently, parallel requests, parallel fetch,
  parallel promises, concurrent fetch, many requests, promise pool, concurrent
  async map, asynchronously in parallel
filterConcur: filter concurrently, check all at the same time, test in parallel,
  async filter in parallel
filterAsync: filter with await, await in predicate, filter async, filter by
  promise, asynchronous condition
opaque: hide the underlying type, hide the collection, hide what it is, do not
  expose the array, do not leak, prevent mutation, no mutation from outside,
  only iterable, expose only iteration, wrapper around iterable, defensive,
  immutable view, copy without copying, not referentially equal, abstract away
pipe: apply several functions, apply functions one after another, run through
  functions, pass a value through, pass through functions, chain functions,
  chain calls, chain operations, left to right, start a pipeline, feed into,
  send through, nested function calls, avoid nested calls, unix pipe, operator
  chain, elixir pipe, forward pipe
compose: combine functions into one, make one function out of several, function
  from functions, build a pipeline, reuse a pipeline, reusable steps, create a
  function pipeline, join functions, merge functions, function of functions,
  composition of functions, compose left to right, combine several functions,
  pointfree, higher order
curry: partial arguments, partially applied, fix an argument, fix first
  argument, preset arguments, supply arguments later, call with one argument at
  a time, one argument at a time, currying a function, make a function curried,
  curryable, argument by argument, function returning functions, bind
rangeTo: numbers from one to ten, count from 1 to 10, 1 to 10, one to ten,
  integers from to, list of integers, consecutive numbers, consecutive
  integers, numbers in a row, inclusive of end, including the last number,
  inclusive, for i from to, closed interval, all numbers between, sequence
  inclusive, downTo, count to
rangeUntil: numbers from zero, numbers from 0, zero to n, 0 to n, numbers below,
  numbers less than, numbers before, integers below n, integers up to, first n
  integers, not including the last number, exclusive, exclusive of end,
  excluding the end, half open, half open interval, for i less than n, for loop
  with numbers, indices of an array, count up, python range, xrange, IntStream
  range, repeat n times, do something n times, run n times, iota
repeat: same value again and again, the same value many times, one value
  forever, infinite copies, copies of a value, repeat a value, repeat an
  element, repeat something, fill with a value, constant sequence, endless
  value, duplicate a value, n copies, array filled with, initialise with same
  value
slice: part of a list, part of an array, part of a sequence, middle part, middle
  of a list, elements between, elements from to, from start to end index, take a
  range of elements, sub list, cut out, extract a section, values 5 to 10,
  between two positions, get a page, page of results, second page, subrange,
  from index, interval of values
take: take the first few, get the first three, first ten, the first 5, first
  five values, keep the first n, limit results, limit the number, at most n
  values, up to n values, only n values, maximum number of values, stop after n
  values, stop early, cut off after, end after, shorten, first couple, head of
  n, leading values, cut an infinite sequence, finite part, make it finite, top
  five, top rows, sample of first
takeWhile: take values until, values until, until condition, stop when condition
  is met, stop as soon as, stop iterating when, end when, continue while, keep
  going while, as long as, as long as condition holds, while true, while
  matching, leading values that match, read until, up to the first that fails,
  until predicate fails, cut off when, abort loop, exit early, terminate early
unique: remove duplicate values, remove duplicate elements, remove repeated
  values, removing duplicates, delete duplicates, filter duplicates, no
  duplicates, ignore duplicates, skip duplicates, distinct elements, each value
  once, every value only once, only once, unique elements, unique items,
  different values, dedup list, get rid of duplicates, repeated elements,
  already seen, set of values in order, distinct rows
uniqueBy: remove duplicates by property, remove duplicate objects, dedupe
  objects, unique by key, unique by id, distinct by property, distinct objects,
  objects with the same id, one per key, one of each kind, one per group, first
  of each group, unique according to a function, duplicates by field, same key
  only once, unique users
window: rolling average, running average, running window, moving sum, pairs of
  neighbours, neighbouring values, neighboring elements, adjacent elements,
  adjacent values, each pair of consecutive elements, every two consecutive
  values, consecutive elements, consecutive values, overlapping groups,
  overlapping chunks, previous value, compare with previous, previous and next,
  current and next, difference between consecutive, sliding windows, n-grams,
  ngrams, bigrams, shingles, triples, last n values at each point
zip: combine two lists into pairs, pair elements of two lists, pair up values,
  pairs from two lists, iterate two lists at once, iterate over two arrays at
  the same time, loop over two lists, walk two lists together, go through two
  iterables in parallel, match up, match elements by index, combine by index,
  combine by position, merge by position, tuple, tuples of, columns, rows to
  columns, same index, both at once, simultaneous iteration, element by element
asAsync: asynchronous, ToAsyncEnumerable, make an iterable async, turn into async iterable, wrap as async, async
  iterable from array, async version of an iterable, convert concurrent to
  async, limit buffer, consume with for await, use for await, async iterable
  from iterable, async generator from, stream to async iterable, sync to async
asConcur: make an iterable concurrent, turn into concurrent iterable, process
  promises as they resolve, as they complete, as_completed, in order of
  completion, whichever finishes first, handle results as they arrive, start
  concurrent pipeline, concurrent from array, iterable of promises, array of
  promises, list of promises, promises to concurrent iterable, run everything
  at once, switch to concurrent, async to concurrent
flatMapConcur: concurrent flat map, map to many concurrently, crawl, crawl
  links, parallel flatten map, fetch pages in parallel
flatMapAsync: await in flat map, async map to many, paginated api, fetch pages
flattenConcur: mergeAll, flatten concurrently, merge inner streams
`
