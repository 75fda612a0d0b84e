import { comparison, type Families, measure, separator } from './family'

const extremes = 'for several results in one pass'

export const reducers = {
  toArray: {
    does: 'Collects values into an array.',
    see: {
      toSet: 'to keep each value once',
      toGrouped: 'for an array for each key',
      reduce: 'to run a reducer',
    },
  },
  toSet: {
    does: 'Collects values into a `Set`.',
    see: {
      toArray: 'to keep duplicates',
      unique: 'to leave out duplicates lazily',
      reduce: 'to run a reducer',
    },
  },
  toWeakSet: {
    does: 'Collects objects into a `WeakSet`, which does not keep them alive.',
    see: {
      toSet: 'to keep the objects',
      toWeakMap: 'to store a value with each object',
    },
  },
  toObject: {
    does: 'Collects `[key, value]` pairs into an object.',
    see: {
      toMap: 'for keys that are not strings',
      toGrouped: 'to combine the values of each key',
      entries: 'for the pairs of an object',
    },
  },
  toMap: {
    does: 'Collects `[key, value]` pairs into a `Map`.',
    see: {
      toObject: 'for an object',
      toGrouped: 'to combine the values of each key',
    },
  },
  toWeakMap: {
    does: 'Collects pairs into a `WeakMap`, which does not keep its keys alive.',
    see: { toMap: 'to keep the keys', toWeakSet: 'for objects without values' },
  },
  toGrouped: {
    does: 'Groups `[key, value]` pairs by key and reduces the values of each group.',
    parameters: {
      innerReducer:
        'What to do with the values of one group: `toArray()` lists them, `toCount()` counts, `toSum()` adds up, `toMultiple({…})` does several.',
      outerReducer: 'What holds the groups: `toMap()` or `toObject()`.',
    },
    returns:
      'a [reducer](/docs/concepts/reducer) for `reduce`, `reduceAsync` and `reduceConcur`. For an empty iterable the result is an empty map or object.',
    see: {
      toMultiple: 'for several results in one pass',
      toMap: 'to keep the last value of each key',
      chunk: 'for groups of a fixed size',
    },
  },
  toMultiple: {
    does: 'Runs several reducers in one pass and returns a result for each.',
    parameters: { reducers: 'An array or an object of reducers.' },
    returns:
      'a [reducer](/docs/concepts/reducer) whose result has the shape of `reducers`. It is an [optional](/docs/concepts/optional) if one of them has no start value, such as `toMax()`.',
    see: {
      toGrouped: 'for a result for each key',
      minMax: 'for both extremes',
    },
  },
  toJoin: {
    does: 'Joins values into one string.',
    parameters: separator,
    see: {
      join: 'to join an iterable directly',
      toArray: 'to collect into an array',
    },
  },
  toCount: {
    does: 'Counts values.',
    see: {
      count: 'to count an iterable directly',
      toSum: 'to add up numbers',
      toGrouped: 'to count for each key',
    },
  },
  toSum: {
    does: 'Adds up numbers.',
    see: {
      sum: 'to add up an iterable directly',
      toMean: 'for the average',
      toGrouped: 'for a sum for each key',
    },
  },
  toMean: {
    does: 'Computes the average of numbers.',
    see: {
      mean: 'for the average of an iterable directly',
      toSum: 'for the sum',
      toGrouped: 'for an average for each key',
    },
  },
  toMin: {
    does: 'Finds the smallest number.',
    see: { min: 'to search an iterable directly', toMultiple: extremes },
  },
  toMax: {
    does: 'Finds the largest number.',
    see: { max: 'to search an iterable directly', toMultiple: extremes },
  },
  toMinMax: {
    does: 'Finds the smallest and the largest number.',
    see: { minMax: 'to search an iterable directly', toMultiple: extremes },
  },
  toMinBy: {
    does: 'Finds the smallest value according to your comparison.',
    parameters: { fn: comparison },
    see: {
      minBy: 'to search an iterable directly',
      toMinWith: 'to compare values by a number, such as their length',
    },
  },
  toMaxBy: {
    does: 'Finds the largest value according to your comparison.',
    parameters: { fn: comparison },
    see: {
      maxBy: 'to search an iterable directly',
      toMaxWith: 'to compare values by a number, such as their length',
    },
  },
  toMinMaxBy: {
    does: 'Finds both extremes according to your comparison.',
    parameters: { fn: comparison },
    see: {
      minMaxBy: 'to search an iterable directly',
      toMinMaxWith: 'to compare values by a number, such as their length',
    },
  },
  toMinWith: {
    does: 'Finds the value for which `fn` returns the smallest number.',
    parameters: { fn: measure },
    see: {
      minWith: 'to search an iterable directly',
      toMinBy: 'for your own comparison',
    },
  },
  toMaxWith: {
    does: 'Finds the value for which `fn` returns the largest number.',
    parameters: { fn: measure },
    see: {
      maxWith: 'to search an iterable directly',
      toMaxBy: 'for your own comparison',
    },
  },
  toMinMaxWith: {
    does: 'Finds the values for which `fn` returns the smallest and largest numbers.',
    parameters: { fn: measure },
    see: {
      minMaxWith: 'to search an iterable directly',
      toMinMaxBy: 'for your own comparison',
    },
  },
  mapReducer: {
    does: 'Transforms the result of a reducer.',
    parameters: {
      fn: 'Called with the result.',
      reducer: 'The reducer whose result to transform.',
    },
    see: {
      mapAsyncReducer: 'for an async reducer or callback',
      toMultiple: 'to compute several results in one pass',
    },
  },
  mapAsyncReducer: {
    does: 'Transforms the result of an async reducer.',
    async: '',
    parameters: {
      fn: 'Called with the result.',
      asyncReducer: 'The reducer whose result to transform.',
    },
    see: {
      mapReducer: 'for reducers that are not async',
      reduceAsync: 'to run a reducer',
    },
  },
  normalizeReducer: {
    does: 'Completes a reducer, so that it has every method that callers expect.',
    parameters: { reducer: 'A reducer of any kind, or a function.' },
    see: {
      mapReducer: 'to transform its result',
      reduce: 'which takes reducers as they are',
    },
  },
  NO_ENTRY: {
    does: 'Marks a missing key in a keyed reducer.',
    see: {},
  },
} as const satisfies Families
