// cspell:disable: words as people type them
/** Whole questions and tasks, as people type them into a search box. */
export const questionPhrases = `
all: does everyone, does everybody, does every one have, does every user have,
  do all users have, do all have, is everything, are all valid, every value is
  valid, all items satisfy predicate, all satisfy a predicate, true for all,
  true for every, test if all are, check that all are not empty, verify every
  record, all strings are, make sure every
any: does anyone, does anybody, does anyone have, does somebody have, does at
  least one have, are any of these true, is any of them, is one of them valid,
  true for any, true for some, any item satisfies predicate, is there a
  matching item, is there one that, is there at least one, see if one of, see
  if any, one of the numbers is
none: nobody, nobody is, no one is, no values are, no negative numbers, nothing
  is, false for all, list is empty, array is empty, iterable has no values, how
  to check if a list is empty, is the list empty, no user has, make sure none,
  see if none
count: how many match, how many values match, how many pass, count matching,
  count values that match, number of matching values, count with condition,
  number of results, how big, how big is this iterable, how big is the list,
  how large, how long is the list
cache: do not iterate the source again, avoid iterating twice, keep results of
  a generator, keep generated values, remember results, expensive computation,
  expensive generator, iterate again without recomputing, use an iterator
  twice, store the output, do not recalculate, so it is not recalculated, avoid
  recalculation, avoid recomputing
dropWhile: discard until condition, discard values until, skip until, skip
  values until, ignore until, drop until, start when condition becomes true
filter: filter array of objects, filter objects, remove falsy values, remove
  falsy, filter Boolean, truthy values, remove values that match, remove
  matching, remove if, remove where, delete elements matching condition, only
  those that, values where, keep if, compact, filter by property, filter list
  of objects, numbers greater than, only the positive ones, throw away odd
  numbers, throw away some, throw away values that, get rid of values that,
  only odd numbers, only even ones, narrow down, weed out, sift
filterMap: remove null and undefined, compact and map, parse valid ones,
  conditional mapping, conditional map, map conditionally, map or skip, map
  only some
first: first of a set, first value of a set, first key of a map, only the first
  result, only the first one, the first result, first row, get one value
find: find user by name, find by name, find object by id, find an object in an
  array, find in array of objects, find by property, get the one that, get
  object where, first object with
flatMap: map to arrays and merge, map to lists and join them, one to many
index: element with its position, element with its index, value with position,
  pair with index, know the index, which index, attach position, item number
  while looping
map: uppercase every string, uppercase, lowercase, format each, format every
  value, parse each, parse every string, round every number, to string each,
  increment each, names of all users, get the names, field of each object,
  convert values to other units, convert celsius to fahrenheit, change units,
  recalculate each value
includes: is it in the list, is a number in the list, does the array contain,
  does it have, whether a value is in, is in an array, check membership
max: latest date, latest, newest date, most recent date, max date, highest of
  numbers
maxWith: latest by date, newest by date, user with the most, item with the
  most, object with the max
min: earliest, oldest date, min date
or: if no value then, if there is no value use, use a default, use something
  else when empty, when there is no value, value if none, what if nothing is
  found, default if not found, replace nothing with
get: throw when nothing is found, error when not found, throw if nothing found,
  fail if missing, value or error, value or exception, one value or an error,
  assert one value
reduce: fold with initial value, fold with an initial value, reduce with
  initial value, reduce to a single value, accumulate with start value
repeat: same value n times, same element n times, repeat n times, value n
  times, n equal values
values: all values in a map, all the values in a map, values in a map, iterate
  over object values, values of an object, loop over values of an object
entries: both keys and values, iterate over object, object to pairs, object to
  key value pairs, object into pairs, object into entries, convert object to
  pairs
zip: combine two lists pairwise, combine two lists element by element, element
  by element, pairwise combination, join two lists by position, pair elements
  of two lists, loop over two arrays, two lists in parallel
toGrouped: group users by, group people by, group by country, group by date,
  group by first letter, group by length, classify, categorise, bucket values,
  partition a list by predicate
toCount: number of values per key, how many per customer, number per customer,
  count for each key, count per category, orders per customer, how many of each
  kind
toSum: total per customer, sum for each key, revenue per, sum per category
toMean: mean per group, average for each key, average per category
toMax: maximum per group, max of each group, highest for each key
toMin: minimum per group, min of each group, lowest for each key
mapAsync: call an async function on each item in sequence, call async function
  one after another, async function in sequence, one request at a time
asAsync: turn a concur iterable into an async iterable, concur iterable to
  async iterable, concurrent results one by one, for await over concurrent
  results, loop over concurrent results, iterate concurrent results, iterable
  into async iterable, array into async iterable
reduceAsync: turn an async iterable into an array, async iterable into an
  array, async iterable into a list, async generator into array, toPromise
asConcur: array of promises, list of promises, promises to iterable, iterable
  of promises
rangeTo: create numbers, numbers up to ten, numbers up to and including, create
  a range of numbers, count down, countdown, one through ten, from a to b,
  integers between two numbers inclusive, integers between inclusive, numbers
  between two numbers
rangeUntil: create numbers up to, create a range, array of numbers
take: get first n values, limit the results, limit to five, no more than n,
  grab the first handful, a handful, grab the first few, the first couple of,
  no more than, cap at, cap the number
next: peek, peekable, look ahead, first value and remaining values, take one
  and keep the rest, peel off
Optional: type of an optional value, optional type, type for maybe a value
BackpressureStrategy: limit the buffer, buffer limit backpressure, when the
  buffer is full
at: zero based access, zero based index, given position, grab the element at
chunk: break list into groups of, groups of four, split into groups of n, list
  of pairs from a list
concat: string two sequences together, tack on, tack on extra values, extend a
  list, add more values, put lists end to end, one list after the other
consume: pull everything through, pull all values, run everything, loop with no
  body
drop: jump over, jump over the first, leave off the beginning, leave off the
  first, pass over the first, remove first element, cut the start
each: peek at values while they pass, peek at values, spy, spy on the pipeline,
  observe values
exclude: keep all but given values, all but these, ban, ban certain words,
  forbid values, stop words, remove listed values, remove given values, reject
  listed values
join: glue words together, glue strings together, words with dashes between,
  join with dashes, join with spaces, separated string
mean: typical value, central value, average out
takeWhile: halt when, halt when false, halt when predicate is false, stop when
  predicate is false, take until a sentinel, sentinel, terminator
window: look at adjacent values, adjacent values at once, several neighbouring
  values at once, three in a row, groups of neighbours
toArray: get an array back, get a plain array back, back to an array, as a
  plain array, real array
compose: glue functions together, join functions together, functions together
  into one
mapConcur: start all requests immediately, start everything at once, hit many
  endpoints at once, many endpoints at once, call many endpoints, all requests
  at once
firstConcur: whichever finishes first, whoever finishes first, whatever comes
  first
`
