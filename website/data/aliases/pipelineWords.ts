// cspell:disable: words of other libraries and languages
/** Other words for what makes, changes and joins iterables, and for functions. */
export const pipelineWords = `
cache: memoize, memoise, memo, replay, shareReplay, tee, buffer results,
  remember values, iterate twice, iterate multiple times, avoid recomputing,
  reuse results, publish, seekable, multicast, share, iterate the same
  generator twice, reuse iterator
chunk: batch, batched, split into groups, split every, splitEvery,
  bufferCount, group by size, page, paginate, chunked, chunks, partition all,
  fixed size groups, slices of, chunksOf, toChunks, in batches, split into
  batches, array_chunk, each_slice, groups of n, partition by size,
  in_groups_of
concat: append, chain, union all, join iterables, combine, merge, put
  together, concatenate, prepend, spread together, startWith, endWith, add to
  the end, one after another, extend, plus, merge iterables, add a value at
  the end
concatConcur: mergeAll, merge streams, merge concurrently, race streams,
  combine streams
cycle: repeat forever, loop, loop over, endless, infinite repeat, round robin,
  repeat iterable, repeat all, infinitely, ring, repeatedly
drop: skip, rest, tail, ignore first, offset, remove first, omit first, skip
  n, skip first n, advance, initial, all but first, nthrest
dropWhile: skipWhile, skip until, skip while, trim start, ignore until,
  skipUntil, drop until
each: tap, tee, do, peek, inspect, log values, debug, side effect, onEach,
  spy, observe, lazy forEach, log each value, console.log in pipeline, forEach
  without consuming, run effect
empty: nothing, none, never, EMPTY, no values, empty iterable, empty list,
  blank, empty sequence, zero values, nil
entries: Object.entries, pairs, toPairs, items, key value pairs, object to
  pairs, map entries, iterate object, dict items, loop over object,
  fromEntries
exclude: reject, without, filter not, filterNot, filter out, remove, omit,
  remove matching, filterfalse, except, difference, inverse filter, pull,
  delete, compact, disallow, skip values, remove null, remove falsy
filter: where, having, select, keep, find all, findAll, only, grep, keep matching,
  refine, narrow, retain, predicate, type guard, pick matching, keep only,
  take if, keepIf, sieve
filterMap: compactMap, map and filter, collect, mapNotNull, map then remove
  null, mapMaybe, catMaybes, keep non null, choose, filter and map, keep, map
  skipping undefined, filter null, remove undefined, remove nullish, get rid
  of null values, drop undefined
flatMap: chain, bind, selectMany, concatMap, mapcat, expand, switchMap,
  exhaustMap, map and flatten, map to many, >>=, concat map, explode, one to
  many, monad, unnest
flatten: flat, unnest, flattenDeep, concatAll, mergeAll, chain from iterable,
  squash, flatten nested, join nested, nested to flat, nested iterables,
  remove nesting, list of lists, chain.from_iterable, switchAll
generate: iterate, unfold, repeatedly apply, seed, infinite sequence,
  recurrence, from function, accumulate forever, produce, successive values,
  fibonacci, generateSequence, range infinite, sequence from previous value,
  expand, iterateN, natural numbers, counter
index: enumerate, withIndex, zipWithIndex, with index, indexed, map with
  index, number the values, zip index, map-indexed, attach index, row number,
  row_number, add index, position, counter for each value, zip with numbers,
  index and value
keys: Object.keys, map keys, keys of object, property names, dict keys, own
  property names, keySet
values: Object.values, map values, values of object, dict values, set values,
  vals, property values, iterate object values
map: select, transform, project, convert, apply to each, fmap, apply function
  to every value, collect, change each value, pluck, lift, functor, apply to
  every element, starmap, mapping, turn each value into, <$>, comprehension,
  list comprehension, update each
mapAsync: await each, map with async function, sequential async map, map
  promises one by one, p-each-series, mapSeries, concatMap promise, one at a
  time, in series, sequentially
mapConcur: parallel map, Promise.all, pmap, p-map, concurrent map, map in
  parallel, map promises concurrently, mergeMap, run promises in parallel, fan
  out, all at once, fetch in parallel, parMap, thread pool map, concurrent
  requests, simultaneous requests, map async in parallel, Bluebird map
filterConcur: p-filter, parallel filter, filter in parallel
filterAsync: filter with async predicate, async predicate, await in filter,
  filter with promises
opaque: hide, wrap, as iterable, hide implementation, asIterable,
  asEnumerable, prevent casting, encapsulate, strip type, read only view, hide
  the array, protect
pipe: flow, thread, chain, pipeline, |>, pipe operator, thread first, ->>,
  apply functions in order, fluent, left to right composition, pipe through
  functions, chaining, thru, method chaining, sequence of functions, apply in
  sequence, data first
compose: flow, function composition, combine functions, compose functions,
  composition, andThen, point free, flowRight, pipe without value, reusable
  pipeline, build pipeline function, f . g, function chaining, transducer
curry: partial, partial application, bind arguments, curried function, curryN,
  partially apply, Schönfinkel, functools.partial, make curried, apply some
  arguments
rangeTo: range, range inclusive, inclusive range, numbers from to, closed
  range, ..=, from 1 to n, sequence of numbers, count from, timesInclusive,
  numeric sequence, numbers between, range including the end, up to and
  including
rangeUntil: range, range exclusive, exclusive range, half open range, times,
  arange, numbers up to, count up to, enumerable.range, until, Array.from
  length, sequence of integers, loop n times, n times, range without the end,
  up to but not including
repeat: replicate, constant, same value forever, fill, infinite, repeat value,
  times, repeat element, pad, always, repeat value forever
slice: substring, subarray, islice, sublist, part of, from index to index,
  subsequence, between indexes, range of elements, portion, section, segment,
  skip and take, limit offset, pagination, subset
take: limit, first n, top n, head n, firstN, take first, stop after, at most,
  take n, islice, fetch first, limit number of values, first few, truncate,
  stop after n, only first, LIMIT 10, only the first few, cap, restrict
takeWhile: until, takeUntil, stop when, take while, stop at first, break, take
  until, while condition holds, span, prefix while, break early, early exit,
  exit loop
unique: distinct, uniq, dedupe, dedup, deduplicate, remove duplicates, nub,
  without duplicates, select distinct, no repeats, drop repeats, duplicate
  values, remove repeated, distinct values, distinctUntilChanged, duplicates,
  eliminate duplicates, nodup, removing duplicates from list, unique values
uniqueBy: distinctBy, uniqBy, dedupe by, distinct by key, unique by property,
  remove duplicates by key, nubBy, distinct on, unique by field, uniqWith,
  duplicate objects, deduplicate objects, deduplicate by key
window: sliding window, aperture, pairwise, sliding, windowed, rolling, moving
  window, moving average, consecutive, each_cons, adjacent pairs, overlapping,
  windows, rolling window, bufferCount, neighbours, previous and current,
  consecutive pairs, lag, lead, subsequences, n consecutive values, sliding
  pairs
zip: combine pairwise, unzip, transpose, pair up, interleave, zipWith,
  parallel iteration, zip together, lockstep, combine in lockstep, iterate two
  lists together, merge pairwise, forkJoin, combineLatest, zip_longest, pair,
  corresponding elements, side by side
asAsync: to async, convert to async iterable, from promises, toAsync, iterable
  to async iterable, concur to async, backpressure, from array async, async
  from, AsyncIterator.from, make async, buffer, queue, for await concur
asConcur: to concurrent, convert to concur iterable, make concurrent,
  parallelise, parallelize, from promises, toConcur, start concurrency, make
  parallel, Promise.all, run concurrently, asParallel, parallel stream,
  parallelStream, concurrency, wait for promises, start from promises
flatMapConcur: mergeMap, parallel flat map
flatMapAsync: concatMap, async flat map
zipAsync: zip async iterables, forkJoin
`
