/*
 * What the parameters are for. The package documents its functions, not their
 * parameters, so these phrases are ours: by name for all functions alike, and
 * by family where the name alone says too little. Markdown, no full stop.
 */
export const commonParameters: Readonly<Record<string, string>> = {
  iterable: 'the iterable to read',
  asyncIterable: 'the async iterable to read, one value after the other',
  concurIterable: 'the concur iterable to read, its values as they arrive',
  iterables: 'the iterables to read, in this order',
}

const predicate =
  'returns something truthy if the value counts. The Async and Concur forms also accept a promise of it; in the plain form every promise is truthy, also one of `false`'
const comparison =
  'compares two values like the callback of `Array.prototype.sort`: negative when the first comes first'
const measure = 'returns the number to compare a value by'
const reducer =
  'how values are combined: a reducer such as [`toArray`](/docs/api/variables/toArray), an object of your own, or a function of two values'

export const familyParameters: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = {
  curry: { fn: 'the function to curry; its `length` says how many arguments' },
  pipe: {
    value: 'what goes into the first function',
    fn: 'gets the value',
    fn1: 'gets the value',
    fn2: 'gets what `fn1` returned',
    fn3: 'gets what `fn2` returned',
    fns: 'the functions to apply, first to last',
  },
  compose: {
    fn: 'the only function, so the result behaves like it',
    fn1: 'gets the argument of the composed function',
    fn2: 'gets what `fn1` returned',
    fn3: 'gets what `fn2` returned',
    fns: 'the functions to apply, first to last',
  },
  asAsync: {
    iterable: 'an iterable, async iterable or concur iterable',
    concurIterable: 'an iterable, async iterable or concur iterable',
    options: 'what to do with values that arrive faster than they are read',
  },
  or: { fn: 'makes the value to return when there is not exactly one' },
  mapReducer: {
    fn: 'transforms the finished result',
    reducer: 'the reducer whose result is transformed',
    asyncReducer: 'the reducer whose result is transformed',
  },
  normalizeReducer: { reducer: 'a reducer of any kind, or a function' },
  reduce: { reducer, asyncReducer: reducer },
  toGrouped: {
    innerReducer: 'combines the values of one group',
    outerReducer:
      // Tested in website/data/claims/severalReducers.test.ts
      'collects keys with their groups, as `toMap()` or `toObject()`',
  },
  toMultiple: { reducers: 'an array or an object of reducers' },
  toJoin: { separator: 'the string between two values' },
  join: { separator: 'the string between two values' },
  filter: { fn: predicate },
  filterMap: { fn: 'transforms a value; `null` or `undefined` drops it' },
  exclude: { excluded: 'the values to leave out' },
  uniqueBy: { fn: 'returns the key by which values are compared' },
  find: { fn: predicate },
  findLast: { fn: predicate },
  keys: { object: 'a map or an object' },
  values: { object: 'a map, a set or an object' },
  entries: { object: 'anything with `entries()`, or an object' },
  generate: {
    fn: 'makes the next value from the previous one; `null` or `undefined` ends the iterable',
    seed: 'the first value',
  },
  repeat: { value: 'the value to yield, without end' },
  rangeTo: {
    start: 'the first integer',
    end: 'the last integer, included',
  },
  rangeUntil: {
    start: 'the first integer',
    end: 'where to stop; not included itself',
  },
  all: { fn: predicate },
  any: { fn: predicate },
  none: { fn: predicate },
  includes: { searchElement: 'the value to look for, compared by `Object.is`' },
  each: { fn: 'called with each value as it passes' },
  forEach: { fn: 'called with each value' },
  dropWhile: { fn: predicate },
  takeWhile: { fn: predicate },
  drop: { count: 'how many values to leave out' },
  take: { count: 'how many values to keep, at most' },
  slice: {
    start: 'position of the first value to keep',
    end: 'position of the first value not to keep',
  },
  at: { index: 'position of the value, from 0' },
  chunk: { size: 'how many values in a chunk; the last may have fewer' },
  window: {
    options: 'how many values in a window, or an object that says more',
  },
  toMinBy: { fn: comparison },
  toMaxBy: { fn: comparison },
  toMinMaxBy: { fn: comparison },
  minBy: { fn: comparison },
  maxBy: { fn: comparison },
  minMaxBy: { fn: comparison },
  toMinWith: { fn: measure },
  toMaxWith: { fn: measure },
  toMinMaxWith: { fn: measure },
  minWith: { fn: measure },
  maxWith: { fn: measure },
  minMaxWith: { fn: measure },
  map: { fn: 'transforms a value' },
  flatMap: { fn: 'turns a value into an iterable of values' },
}
