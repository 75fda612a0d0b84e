/*
 * The pages that the site must have, by name. Variants (Async, Concur, By,
 * With) follow the package: a name here must exist, others may.
 */
const namesIn = (text: string): string[] => text.trim().split(/\s+/u)

export const specificationFunctions = namesIn(`
all allConcur any at cache chunk concat consume count cycle drop dropWhile
each empty exclude filter filterMap find findLast first flatMap flatten
forEach generate get includes index join keys last map max maxBy maxWith
mean min minBy minWith minMax minMaxBy minMaxWith next none opaque or pipe
rangeTo rangeUntil reduce repeat slice sum take takeWhile unique uniqueBy
values window zip toArray toCount toGrouped toJoin toMap toMax toMaxBy
toMaxWith toMin toMinBy toMinWith toMinMax toMinMaxBy toMinMaxWith toMean
toMultiple toObject toSet toSum toWeakMap toWeakSet curry compose entries
normalizeReducer mapReducer mapAsyncReducer asAsync asConcur NO_ENTRY
concurIteratorSymbol
`)

export const specificationTypes = namesIn(`
AsAsyncOptions AsyncCompare AsyncFunctionReducer AsyncKeyedReducer
AsyncOptional AsyncOptionalReducer AsyncReducer BackpressureStrategy Compare
ConcurIterable ConcurIterableApply ConcurOptional FunctionReducer
KeyedReducer MinMax Optional OptionalReducer RangeIterable Reducer
WindowOptions RawReducerWithFinish RawReducerWithoutFinish
RawAsyncReducerWithFinish RawAsyncReducerWithoutFinish RawKeyedReducer
RawAsyncKeyedReducer RawOptionalReducerWithFinish
RawOptionalReducerWithoutFinish RawAsyncOptionalReducerWithFinish
RawAsyncOptionalReducerWithoutFinish
`)
