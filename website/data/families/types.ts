/** What each type is, in one sentence. */
export const types: Readonly<Record<string, string>> = {
  AsAsyncOptions: 'The options of `asAsync` for a concur iterable.',
  BackpressureStrategy:
    'What `asAsync` does with values that arrive faster than they are read.',
  ConcurIterable:
    'Values that arrive independently of each other: see [Concurrent iterables](/docs/concepts/concurrent-iterable).',
  ConcurIterableApply:
    'The callback that a concur iterable calls with each value.',
  WindowOptions: 'The size of a window, or an object with more options.',
  RangeIterable: 'Consecutive integers, with a method `step` to skip some.',
  FunctionReducer: 'A function that combines two values into one.',
  RawOptionalReducerWithoutFinish:
    'A reducer object with only `add`: the first value is the start value.',
  RawOptionalReducerWithFinish:
    'A reducer object with `add` and `finish`: the first value is the start value.',
  OptionalReducer:
    'What functions such as `toMax` return: a reducer whose result is an optional.',
  RawReducerWithoutFinish: 'A reducer object with `create` and `add`.',
  RawReducerWithFinish: 'A reducer object with `create`, `add` and `finish`.',
  Reducer:
    'What functions such as `toArray` return: a reducer with a start value.',
  RawKeyedReducer:
    'What functions such as `toMap` return: a reducer object for `[key, value]` pairs.',
  KeyedReducer:
    'What `normalizeReducer` makes of a reducer for `[key, value]` pairs.',
  AsyncFunctionReducer:
    'A function that combines two values into one, or into a promise of one.',
  RawAsyncOptionalReducerWithoutFinish:
    'A reducer object whose `add` may be async: the first value is the start value.',
  RawAsyncOptionalReducerWithFinish:
    'A reducer object whose `add` and `finish` may be async: the first value is the start value.',
  AsyncOptionalReducer:
    'What functions such as `toMaxByAsync` return: an async reducer whose result is an optional.',
  RawAsyncReducerWithoutFinish:
    'A reducer object whose `create` and `add` may be async.',
  RawAsyncReducerWithFinish:
    'A reducer object whose `create`, `add` and `finish` may be async.',
  AsyncReducer:
    'What `mapAsyncReducer` returns: an async reducer with a start value.',
  RawAsyncKeyedReducer:
    'A reducer object for `[key, value]` pairs, whose methods may be async.',
  AsyncKeyedReducer:
    'What `normalizeReducer` makes of an async reducer for `[key, value]` pairs.',
  Compare:
    'A function that compares two values, like the callback of `Array.prototype.sort`.',
  AsyncCompare: 'A function that compares two values and may be async.',
  MinMax: 'An object with the smallest and the largest value.',
  Optional: 'An iterable of one value or none.',
  AsyncOptional: 'An async iterable of one value or none.',
  ConcurOptional: 'A concur iterable of one value or none.',
}
