import type { Kind } from './cases'

/** Queries to tune on, all of them, beside those that alternate with held ones. */
export const tuningCases: Partial<Record<Kind, string>> = {
  typo: `
remove dupliactes | unique
slidding window | window
concatinate lists | concat
itterate over object keys | keys entries
paralel map | mapConcur
averge of numbers | mean
comma seperator | join
curryed function | curry /docs/concepts/currying
concurent iterable | ConcurIterable /docs/concepts/concurrent-iterable
backpresure | /docs/concepts/concurrent-iterable BackpressureStrategy asAsync
flaten nested lists | flatten
memoized iterater | cache
optinal | Optional /docs/concepts/optional
redcuer | Reducer /docs/concepts/reducer
lenght of iterable | count
filtr | filter
untill condition | takeWhile
`,
  alias: `
_.groupBy | toGrouped
_.keyBy | toMap toObject
_.partition | /docs/recipes#split-a-list-in-two toGrouped
_.compact | filter filterMap
_.sumBy | sum
_.orderBy | /docs/recipes#take-the-top-n minBy maxBy
R.splitEvery | chunk
R.aperture | window
R.indexBy | toMap toObject
R.scan | /docs/recipes#keep-a-running-total
itertools.chain | concat
itertools.groupby | toGrouped
itertools.product | flatMap /docs/recipes#make-every-combination
itertools.accumulate | /docs/recipes#keep-a-running-total reduce
SelectMany | flatMap
FirstOrDefault | or first find
Aggregate | reduce
Array.prototype.some | any
Array.prototype.every | all
Array.from | toArray
Object.fromEntries | toObject
Promise.allSettled | /docs/recipes#keep-results-and-failures
Promise.any | firstConcur findConcur /docs/recipes#take-the-first-success
Promise.race | firstConcur
Collectors.groupingBy | toGrouped
Collectors.joining | toJoin join
GROUP BY | toGrouped
UNION ALL | concat
ORDER BY | /docs/recipes#take-the-top-n minBy maxBy
COUNT(*) | count
Seq.windowed | window
compactMap | filterMap
mapMaybe | filterMap
foldl | reduce
elem | includes at
unfold | generate
uncons | next
peekable | next
p-limit | /docs/recipes#fetch-many-with-a-limit /docs/concepts/concurrent-iterable#limits-of-concurrency
async.eachLimit | /docs/recipes#fetch-many-with-a-limit /docs/concepts/concurrent-iterable#limits-of-concurrency forEachConcur
switchMap | flatMapConcur flatMap flatMapAsync
debounceTime | /docs/recipes#debounce-a-stream
fromEvent | /docs/recipes#turn-events-into-an-async-iterable asAsync
toPromise | reduceAsync toArray reduceConcur get getAsync
`,
  words: `
how do I get the last item | last
split array into batches | chunk
sort | /docs/recipes#take-the-top-n /docs/coming-from/array#what-lfi-does-not-have Compare
group objects by property | toGrouped /docs/recipes#group-by-a-key
run promises in parallel with limit | /docs/recipes#fetch-many-with-a-limit /docs/concepts/concurrent-iterable#limits-of-concurrency
limit concurrency | /docs/recipes#fetch-many-with-a-limit /docs/concepts/concurrent-iterable#limits-of-concurrency
concurrency limit | /docs/recipes#fetch-many-with-a-limit /docs/concepts/concurrent-iterable#limits-of-concurrency
at most 5 requests at a time | /docs/recipes#fetch-many-with-a-limit /docs/concepts/concurrent-iterable#limits-of-concurrency
rate limit api calls | /docs/recipes#fetch-many-with-a-limit /docs/concepts/concurrent-iterable#limits-of-concurrency
remove falsy values | filter filterMap
first n elements | take
running total | /docs/recipes#keep-a-running-total
cumulative sum | /docs/recipes#keep-a-running-total
concatenate lists | concat
is empty | none
how to check if a list is empty | none
contains | includes
dictionary from pairs | toMap toObject
read stream line by line | /docs/recipes#read-a-file-line-by-line
retry failed request | /docs/recipes#retry-what-fails
promise timeout | /docs/recipes#give-up-after-a-while
debounce input events | /docs/recipes#debounce-a-stream
cartesian product of two lists | flatMap /docs/recipes#make-every-combination
all combinations of two arrays | /docs/recipes#make-every-combination flatMap
intersection of two arrays | /docs/recipes#compare-two-lists
difference between two lists | /docs/recipes#compare-two-lists exclude
partition a list by predicate | toGrouped /docs/recipes#split-a-list-in-two
show a progress bar | /docs/recipes#report-progress
keep order of concurrent results | /docs/recipes#keep-the-original-order /docs/concepts/concurrent-iterable#order
collect errors instead of failing | /docs/recipes#keep-results-and-failures
left join two lists | /docs/recipes#join-two-lists-by-key
parse csv file | /docs/recipes#read-csv-into-objects
transpose a matrix | zip /docs/recipes#turn-rows-into-columns
round robin | cycle /docs/recipes#share-work-out-in-turn
walk a tree depth first | /docs/recipes#flatten-a-tree
most common element | /docs/recipes#find-the-most-frequent-value
moving average | window /docs/recipes#average-over-a-sliding-window
index objects by id | /docs/recipes#look-things-up-by-id toMap toObject
poll an endpoint | /docs/recipes#poll-until-something-is-ready
event emitter to async iterator | /docs/recipes#turn-events-into-an-async-iterable
paginate through an api | /docs/recipes#read-pages-as-one-list
sum of a property | sum toSum
total price of all products | sum
average age of people | mean
how many values match | count toCount
does every user have an email | all
does anyone have admin rights | any
find user by name | find
default value if missing | or
fallback when nothing is found | or
throw if nothing found | get
spread into array | toArray
collect into a set | toSet
lookup table | toMap toObject /docs/recipes#look-things-up-by-id
frequency table | toCount /docs/recipes#count-how-often-each-value-occurs
zip two arrays together | zip
loop with index | index
print every value | forEach each
fibonacci | generate
integers from 1 to 10 | rangeTo
for loop from 0 to n | rangeUntil
skip the header row | drop
stop at the first failure | takeWhile
without null or undefined | filterMap filter
rename keys of an object | /docs/recipes#transform-an-object
filter object keys | /docs/recipes#transform-an-object entries keys
combine several reducers | toMultiple /docs/concepts/reducer#several-results-in-one-pass
min and max at the same time | minMax
sum and count in one pass | toMultiple /docs/recipes#compute-several-figures-in-one-pass
change the result of a reducer | mapReducer
async generator to array | toArray reduceAsync
wait for all promises | asConcur mapConcur
first promise to finish | firstConcur
fetch urls concurrently | mapConcur
call an async function on each item in sequence | mapAsync forEachAsync
turn a concur iterable into an async iterable | asAsync
pairs of neighbours | window
cheapest product | minWith
person with the highest score | maxWith
join strings with commas | join
insert rows in batches | chunk /docs/recipes#insert-in-batches
consecutive differences | /docs/recipes#compute-differences window
top 10 by score | /docs/recipes#take-the-top-n
nested loop | flatMap /docs/recipes#make-every-combination
read a file in node | /docs/recipes#read-a-file-line-by-line
skip invalid json lines | /docs/recipes#skip-lines-that-do-not-parse filterMap
emit only when value changes | /docs/recipes#report-changes-only
count words in a text | toCount /docs/recipes#count-how-often-each-value-occurs
iterate a generator twice | cache
hide the array behind an iterable | opaque
combine map and filter | filterMap
flatten one level | flatten
remove an element from list | exclude filter
unique objects by id | uniqueBy /docs/recipes#remove-duplicates-by-key
number of unique values | toSet unique count toCount
object with counts per category | toCount toGrouped
are any of these true | any
all items satisfy predicate | all
check nobody is under 18 | none
no negative numbers in list | none
item at index 3 | at
second to last | at slice last
don't iterate the source again | cache
keep results of an expensive generator | cache
fixed size groups | chunk
paginate an array | chunk slice
append a value to an iterable | concat
prepend a value | concat
merge multiple arrays into one | concat flatten
exhaust the iterator | consume
run for side effects only | consume forEach each
number of elements | count
count items satisfying condition | count filter
loop a playlist forever | cycle
skip n items | drop
all but the first | drop
discard items until condition | dropWhile
log values in the middle of a pipeline | each
do something without changing the values | each
no values | empty
iterate object entries | entries
loop over a javascript object | entries
remove certain values | exclude
everything except these | exclude
only keep numbers greater than 5 | filter
filter array of objects | filter
select rows where | filter
parse strings and drop the bad ones | filterMap
search for first element | find
first item matching condition | find
last element matching condition | findLast
first element of a set | first
only the first result | first
flatten an array of arrays | flatten
map to arrays and merge | flatMap
one to many mapping | flatMap
execute callback for each element | forEach
infinite generator from seed | generate
unwrap the value | get
extract the single result | get
is 3 in the list | includes
check membership | includes
element with its position | index
add row numbers | index
concatenate strings with a separator | join
list to comma separated string | join
names of all properties | keys
final value of an iterable | last
apply function to all elements | map
uppercase every string | map
biggest number | max
most expensive item | maxWith
latest date | max maxWith maxBy
compare with custom comparator to find largest | maxBy
arithmetic average | mean
lowest temperature | min minWith
smallest according to comparator | minBy
range of the data | minMax
highest and lowest price | minMax minMaxWith
peel off the first element | next
head and rest | next
return a default when empty | or
if no value then use | or
chain several operations | pipe
avoid deeply nested calls | pipe
numbers 1 through 100 | rangeTo
count down from 10 to 1 | rangeTo RangeIterable
indices of an array | rangeUntil index
fold with initial value | reduce
combine all elements into one | reduce
same element n times | repeat
elements 10 to 20 | slice
cut out a part of the sequence | slice
add up all numbers | sum
total of the order amounts | sum
limit results to 5 | take
stop after ten values | take
read until blank line | takeWhile
collect values until one fails the test | takeWhile
drop repeated entries | unique
ids without duplicates | unique
one user per email | uniqueBy
all the values in a map | values
moving window of three | window
compare each value with the previous one | window
previous and next value | window
combine two lists element by element | zip
iterate over two arrays at the same time | zip
bucket values by key | toGrouped
group users by country | toGrouped
count per group | toCount
number of orders per customer | toCount toGrouped
list to object keyed by id | toObject
array of pairs to map | toMap
collect to javascript Map | toMap
average per group | toMean
sum per category | toSum
maximum per group | toMax
multiple statistics at once | toMultiple
build function pipelines for reuse | compose
make a function curried | curry
supply arguments one by one | curry
await each promise in turn | mapAsync forEachAsync
promises one after another | mapAsync forEachAsync
download files concurrently | mapConcur forEachConcur
process items in parallel | mapConcur forEachConcur
fastest response wins | firstConcur
array of promises to iterable | asConcur asAsync
async iterable from array | asAsync
for await over concurrent results | asAsync
collect async iterable into array | reduceAsync toArray
filter with an async predicate | filterAsync
does a key exist in a lookup | NO_ENTRY includes get toMap
comparator function type | Compare
type of an optional value | Optional
hide implementation details of a collection | opaque
post-process the result of reduce | mapReducer
test if all strings are non-empty | all
verify every record | all
see if one of the numbers is negative | any
is there a matching item | any
grab the element at a given position | at
zero-based access | at
store the output so it isn't recalculated | cache
break list into groups of 4 | chunk
split into pages | chunk slice
string two sequences together | concat
tack on extra values | concat
pull everything through | consume
how big is this iterable | count
repeat the whole list endlessly | cycle
jump over the first three | drop
leave off the beginning | drop dropWhile
trim whitespace lines from the start | dropWhile
spy on the pipeline | each
peek at values while they pass | each
nothing to iterate | empty
object to key value pairs | entries
keep all but given values | exclude
ban certain words | exclude
narrow down a list | filter
throw away odd numbers | filter
conditional mapping | filterMap
transform and discard invalid | filterMap
who matches first | find
locate an object | find
most recent match | findLast
retrieve the beginning element | first
squash nested arrays | flatten
unnest | flatten
expand every item into multiple | flatMap
process each value with a callback | forEach
sequence where each value depends on the previous | generate
powers of 2 | generate
value or error | get
does array have value | includes
track the index while mapping | index
glue words together with dashes | join
property names of object | keys
what is the final element | last
convert celsius values to fahrenheit | map
extract one property from objects | map
greatest value | max
employee with the largest salary | maxWith
use comparator to get max | maxBy
typical value | mean
least number | min
shortest string in list | minWith
smallest and largest at once | minMax
split into head and tail | next
substitute when there's nothing | or
run data through functions | pipe
integers between 5 and 10 inclusive | rangeTo
numbers 0 to 9 | rangeUntil rangeTo
accumulate into a single result | reduce
fill with zeros | repeat
middle portion of a list | slice
add numbers together | sum
grab the first handful | take
cap at 100 items | take
take until a sentinel | takeWhile
halt when predicate is false | takeWhile
eliminate repeats | unique
dedupe users by email address | uniqueBy
only the values of a dictionary | values
look at three adjacent values at once | window
every pair of neighbours | window
walk two iterables in lockstep | zip
pair names with ages | zip
arrange into groups | toGrouped
how many times does each word occur | toCount
make an object out of key value pairs | toObject
build a Map | toMap
put everything into a Set | toSet
get a plain array back | toArray
compute sum and average together | toMultiple
glue functions together | compose
call with fewer arguments | curry /docs/concepts/currying
wait for one request before the next | mapAsync
start all requests immediately | mapConcur
hit many endpoints at once | mapConcur
whichever finishes first | firstConcur
turn promises into a concurrent iterable | asConcur
`,
  guide: `
migrate from rxjs | /docs/coming-from/rxjs
lfi vs lodash | /docs/coming-from/lodash
bundle size | /docs/getting-started#what-you-import-is-what-you-ship
tree shaking | /docs/getting-started#what-you-import-is-what-you-ship
error handling | /docs/concepts/concurrent-iterable#errors
cancel remaining work | /docs/concepts/concurrent-iterable#stopping-early
which function should I use | /docs/choosing-a-function
write my own reducer | /docs/concepts/reducer
difference between async and concurrent | /docs/concepts/concurrent-iterable /docs/choosing-a-function#async-or-concur
limits of concurrency | /docs/concepts/concurrent-iterable#limits-of-concurrency
retry | /docs/recipes#retry-what-fails
read csv | /docs/recipes#read-csv-into-objects
typescript types | /docs/getting-started#typescript
lazy evaluation | /docs/getting-started
sliding window average | /docs/recipes#average-over-a-sliding-window window
`,
  type: `
Iterable<T> -> T | get first last
Iterable<T> -> Optional<T> | first last find
Iterable<number> -> number | sum mean
[a] -> Int | count
(a -> b) -> [a] -> [b] | map
(a -> Bool) -> [a] -> [a] | filter takeWhile dropWhile
(T => boolean), Iterable<T> => boolean | all any none
(Iterable<T>, T) => boolean | includes
Iterable<Iterable<T>> -> Iterable<T> | flatten
Iterable<T>, number -> Iterable<T> | take drop
number, number -> Iterable<number> | rangeTo rangeUntil
number -> number -> Iterable | rangeTo rangeUntil
AsyncIterable<T> -> Promise<number> | countAsync
(AsyncIterable<number>) => Promise<number> | sumAsync meanAsync
Iterable<T> -> AsyncIterable<T> | asAsync
AsyncIterable<T> -> ConcurIterable<T> | asConcur
ConcurIterable<T> -> Promise<T> | getConcur
Iterable<T> => Iterable<[number, T]> | index
Iterable<A>, Iterable<B> -> Iterable<[A, B]> | zip
(A -> Iterable<B>) -> Iterable<A> -> Iterable<B> | flatMap
Iterable<T>, number -> Iterable<T[]> | chunk
() => Iterable<T> | empty
T -> Iterable<T> | repeat
(T -> T), T -> Iterable<T> | generate
Iterable<string>, string -> string | join
string -> Iterable<_> -> string | join
Map<K, V> -> Iterable<K> | keys
Map<K,V> => Iterable<[K,V]> | entries
Record<string, V> -> Iterable<V> | values
() -> T, Iterable<T> -> T | or
(T, T) -> number, Iterable<T> -> Optional<T> | maxBy minBy
Iterable<T>, (T -> void) -> void | forEach
Iterable<T>, (T -> Promise<U>) -> ConcurIterable<U> | mapConcur
AsyncIterable<T>, (T -> Promise<boolean>) -> AsyncIterable<T> | filterAsync
Iterable<T> -> Iterable<T> | unique opaque cycle cache
Reducer<A, B>, (B -> C) -> Reducer<A, C> | mapReducer
Iterable<A>, Reducer<A, B> -> B | reduce
(A -> B), (B -> C) -> A -> C | compose pipe
Iterable<number> => MinMax<number> | minMax
(xs: Iterable<T>, n: number) => T | at
Iterable<T>, (T -> K) -> Iterable<T> | uniqueBy
Optional<T> -> T | get
`,
}
