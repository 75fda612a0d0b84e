// cspell:disable: words of other libraries and languages
/** Other words for types and constants. */
export const typeWords = `
ConcurIterable: concurrent iterable type, push stream, observable
Optional: maybe, option, nullable, Maybe type, zero or one value
Reducer: collector, fold definition, accumulator type, transducer, folder
Compare: comparator, compare function, ordering, Comparator, sort function,
  compareFn, sort, sorting, sort order, compare by
MinMax: min max result, extent type
RangeIterable: range step, step, range by step, stride, increment, every
  second number, every nth number, step by, skip by
WindowOptions: partial windows, window size, window options
BackpressureStrategy: backpressure, buffer limit, buffer size, overflow, drop
  oldest, queue limit, buffering strategy
AsAsyncOptions: asAsync options, backpressure options
KeyedReducer: keyed collector, reducer with keys, outer reducer
OptionalReducer: reducer without initial value, reducer with no create
FunctionReducer: reducer function, callback reducer
NO_ENTRY: no entry, missing key, missing entry symbol, absent key, not found
  symbol, key not found
concurIteratorSymbol: Symbol.iterator, Symbol.asyncIterator, concur iterator
  symbol, well-known symbol, custom concur iterable, implement concur
  iterable, Symbol.concurIterator
`
