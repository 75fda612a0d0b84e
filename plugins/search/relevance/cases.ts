import { heldCases } from './heldCases'
import { tuningCases } from './tuningCases'

/**
 * Queries and the pages that answer them, by kind. The pages of a case are
 * alternatives that serve equally well, the function's name or a route under
 * `/docs/`, with a heading's anchor where the section is meant. Every second
 * case of a kind is held: scored, never tuned on.
 */
export type Kind = 'name' | 'typo' | 'alias' | 'words' | 'guide' | 'type'

export type Case = { kind: Kind; query: string; pages: string[]; held: boolean }

const read = (kind: Kind, lines: string): Case[] => [
  ...readLines(kind, lines, index => index % 2 === 1),
  ...readLines(kind, heldCases[kind], () => true),
  ...readLines(kind, tuningCases[kind] ?? '', () => false),
]

const readLines = (
  kind: Kind,
  lines: string,
  isHeld: (index: number) => boolean,
): Case[] =>
  lines
    .trim()
    .split('\n')
    .filter(line => line !== '')
    .map((line, index) => {
      const [query = '', pages = ''] = line.split(' | ').map(s => s.trim())
      return { kind, query, pages: pages.split(' '), held: isHeld(index) }
    })

const names = `
map | map
or | or
at | at
get | get
all | all
any | any
flatMapConcur | flatMapConcur
flat map | flatMap
min | min
max by | maxBy
to array | toArray
toarray | toArray
TOSET | toSet
window | window
rangeTo | rangeTo
range until | rangeUntil
asConcur | asConcur
as async | asAsync
NO_ENTRY | NO_ENTRY
no entry | NO_ENTRY
async map | mapAsync
concur filter | filterConcur
filter async | filterAsync
concurrent find | findConcur
minMaxWith | minMaxWith
min max | minMax
ConcurIterable | ConcurIterable
optional reducer | OptionalReducer
RawKeyedReducer | RawKeyedReducer
reduce | reduce
_.chunk | chunk
zip() | zip
lfi.pipe | pipe
take-while | takeWhile
drop_while | dropWhile
unique by async | uniqueByAsync
compose | compose
index | index
next | next
normaliseReducer | normalizeReducer
to weak map | toWeakMap
each | each
toGroup | toGrouped
WindowOptions | WindowOptions
concurIter | ConcurIterable concurIteratorSymbol ConcurIterableApply
entries | entries
values | values
`
const typos = `
fitler | filter
flatmpa | flatMap
redcue | reduce
tkae | take
chnuk | chunk
unqiue | unique
conact | concat
genrate | generate
inclues | includes
findlsat | findLast
toAray | toArray
toGruoped | toGrouped
windwo | window
rangeUtnil | rangeUntil
mapAsnyc | mapAsync
mapConcurr | mapConcur
forEahc | forEach
flaten | flatten
normalizReducer | normalizeReducer
cosnume | consume
repaet | repeat
slcie | slice
takeWhlie | takeWhile
dropWihle | dropWhile
uniqeBy | uniqueBy
compsoe | compose
curyr | curry
exlcude | exclude
cyle | cycle
cout | count
opauqe | opaque
minMxa | minMax
toObjcet | toObject
asConccur | asConcur
ConcurItreable | ConcurIterable
enties | entries
toMutliple | toMultiple
flatMpaAsync | flatMapAsync
`
const aliases = `
every | all
some | any
average | mean
groupBy | toGrouped
Object.fromEntries | toObject
_.uniq | unique
selectMany | flatMap
p-map | mapConcur
mergeMap | flatMapConcur mapConcur
enumerate | index
itertools.islice | slice take
pairwise | window
aperture | window
tap | each
reject | exclude
skip | drop
head | first
tail | drop last
foldl | reduce
fold | reduce
distinct | unique
Array.from | toArray
defaultIfEmpty | or
itertools.chain | concat
where | filter
nub | unique
mapcat | flatMap
compactMap | filterMap
zipWithIndex | index
Promise.all | mapConcur asConcur
splitEvery | chunk
nth | at
contains | includes
partial application | curry
|> pipe operator | pipe
Math.max | max
bufferCount | chunk window
limit | take
toDictionary | toMap
keyBy | toMap toObject toGrouped
unfold | generate
sumBy | sum
Object.keys | keys
toPairs | entries
memoize | cache
takeUntil | takeWhile
_.without | exclude
detect | find
partition | toGrouped
length | count
R.flow | pipe compose
iterate | generate forEach
dedupe | unique
R.reject | exclude
lodash chunk | chunk
itertools.takewhile | takeWhile
more_itertools.windowed | window
Enumerable.Range | rangeUntil rangeTo
_.keyBy | toMap toObject toGrouped
rxjs scan | reduce
firstOrDefault | first find
Stream.peek | each
Collectors.groupingBy | toGrouped
Collectors.joining | toJoin join
flat_map | flatMap
Array.prototype.at | at
Array.prototype.findLast | findLast
Object.entries | entries
sum() python | sum
len() | count
Iterator.prototype.take | take
Iterator.from | opaque asAsync
foldLeft | reduce
zipWith | zip
collect | reduce toArray map filterMap
Promise.race | firstConcur
concatMap | flatMapAsync flatMap
switchMap | flatMap flatMapAsync flatMapConcur
uniqBy | uniqueBy
max_by ruby | maxWith maxBy
each_slice | chunk
each_cons | window
filter_map | filterMap
flatten | flatten
GROUP BY sql | toGrouped
LIMIT 10 | take
SELECT DISTINCT | unique
COUNT(*) | count
AVG | mean
COALESCE | or
`
const words = `
remove duplicates | unique
sliding window | window
parallel map | mapConcur
sum of numbers | sum
group values by key | toGrouped
split a list into batches | chunk
first n elements | take
skip the first few items | drop
find the biggest number | max
oldest person in list | maxWith
smallest and largest value | minMax
add an index to each value | index
combine two lists pairwise | zip
infinite sequence of numbers | generate rangeUntil rangeTo
repeat a value forever | repeat
loop over a list endlessly | cycle
convert iterable to array | toArray reduce
make an object from pairs | toObject
check if a value is in the list | includes
how many values are there | count
does every value pass a test | all
is at least one value true | any
run a function for side effects | each forEach
run async functions concurrently | mapConcur asConcur forEachConcur
run several reducers in one pass | toMultiple
get the only value or throw | get
default value when empty | or
unwrap an optional | get or
concatenate strings with a separator | join
join with comma | join
remove values that match | exclude
keep values that match a predicate | filter
map and drop undefined | filterMap
flatten nested lists | flatten
stop at the first value that fails | takeWhile
numbers from 1 to 10 | rangeTo
exclusive range | rangeUntil
partially apply a function | curry
compose functions together | compose
pipe a value through functions | pipe
last item | last
third element | at
iterate over an object's values | values
log each value in a pipeline | each
avoid computing values twice | cache
unique objects by id | uniqueBy
build a Set | toSet
convert to a concurrent iterable | asConcur
turn an async iterable into an array | reduceAsync toArray
hide that it is an array | opaque
step size of a range | RangeIterable rangeTo rangeUntil
comparator function | Compare
average per group | toMean toGrouped
count occurrences | toCount toGrouped count
collect into a Map | toMap
await each promise one after another | mapAsync
fastest promise wins | firstConcur
search backwards for a value | findLast
buffer limit backpressure | BackpressureStrategy
parallel filter | filterConcur
how to flatten an array of arrays | flatten
get rid of null values | filterMap exclude filter
split array into pages | chunk
moving average | window
largest value in an iterable | max
shortest string | minWith
call a function on each element | forEach map each
total price | sum
how do I limit the number of values | take
zip two arrays together | zip
create numbers up to ten | rangeUntil rangeTo
wait for all promises | mapConcur asConcur consumeConcur reduceConcur
stop when a condition is met | takeWhile
ignore values until a condition is true | dropWhile
join strings | join
first value that matches | find
is the iterable empty | none any count empty
convert map to object | toObject
get object keys | keys
loop with index | index
delay evaluation lazily | /docs/getting-started /docs/concepts/concurrent-iterable
fibonacci numbers | generate
merge two iterables | concat
append a value to the end | concat
sort a list | Compare /docs/recipes
frequency table | toCount toGrouped
partition into two groups | toGrouped
how to use with async generators | asAsync mapAsync /docs/getting-started
map over a list in parallel with promises | mapConcur
deduplicate an array of objects by key | uniqueBy
unwrap or default | or
throw when there is not exactly one value | get
split off the first value | next
head and rest of a list | next
every nth number | RangeIterable rangeTo rangeUntil
longest word | maxWith
compare by a function | Compare minBy maxBy
side effects without ending the pipeline | each
iterate the same generator twice | cache
drain an iterator | consume
range including the end | rangeTo
`
const guides = `
getting started | /docs/getting-started
install | /docs/getting-started
recipes | /docs/recipes
cookbook | /docs/recipes
currying | /docs/concepts/currying
what is a reducer | /docs/concepts/reducer Reducer
what is a concur iterable | /docs/concepts/concurrent-iterable ConcurIterable
concurrent iterable | /docs/concepts/concurrent-iterable ConcurIterable
optionals | /docs/concepts/optional Optional
reducers | /docs/concepts/reducer Reducer
playground | /playground
npm install lfi | /docs/getting-started
`
const types = `
Iterable<T>, (T -> boolean) -> Iterable<T> | filter exclude takeWhile dropWhile
(AsyncIterable<A>) => Promise<number> | countAsync
Iterable<number> -> number | sum mean
(a -> b) -> Iterable a -> Iterable b | map
Iterable<A>, (A => B) => Iterable<B> | map
(AsyncIterable<T>, (T) => Promise<U>) => AsyncIterable<U> | mapAsync
ConcurIterable<A>, (A -> B) -> ConcurIterable<B> | mapConcur
Iterable<T> -> Optional<T> | first last
Iterable<Iterable<T>> -> Iterable<T> | flatten
(A -> Iterable<B>), Iterable<A> -> Iterable<B> | flatMap
Iterable<T> -> Iterable<[number, T]> | index
Iterable<T>, number -> Iterable<T[]> | chunk window
Iterable<T>, T -> boolean | includes
Iterable<T>, (T -> boolean) -> boolean | all any none
() -> Reducer<T, T[]> | toArray
() => Reducer<T, Set<T>> | toSet
number, number -> _ | rangeTo rangeUntil
Iterable<T>, (T -> void) -> void | forEach
Iterable<T> -> T | get
Iterable<T>, (() -> T) -> T | or
(string, Iterable<unknown>) => string | join
Iterable<T>, number -> Optional<T> | at
T -> Iterable<T> | repeat
(T -> T), T -> Iterable<T> | generate
Iterable<T>, number -> Iterable<T> | take drop
Iterable<A>, Iterable<B> -> Iterable<[A, B]> | zip
AsyncIterable<T> -> ConcurIterable<T> | asConcur
((T, T) -> number), Iterable<T> -> Optional<T> | minBy maxBy
AsyncIterable<_> -> Promise<void> | consumeAsync
Iterable<T> -> [Optional<T>, Iterable<T>] | next
`

export const cases: readonly Case[] = [
  ...read('name', names),
  ...read('typo', typos),
  ...read('alias', aliases),
  ...read('words', words),
  ...read('guide', guides),
  ...read('type', types),
]
