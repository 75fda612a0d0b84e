import {
  comparison,
  type Families,
  measure,
  predicate,
  separator,
} from './family'

const reducer =
  'How to combine the values: a reducer such as [`toArray()`](/docs/api/variables/toArray), an object of your own, or a function of two values.'

const inside = 'as a reducer, for example inside `toGrouped`'

export const results = {
  reduce: {
    does: 'Combines the values into one result with a reducer.',
    async: 'Values are added one at a time.',
    concur: 'Values are added in the order in which they arrive.',
    parameters: { reducer, asyncReducer: reducer },
    returns:
      'the result of the reducer, or an [optional](/docs/concepts/optional) of it if the reducer has no start value, as with a function or `toMax()`.',
    see: {
      toArray: 'to collect into an array',
      toGrouped: 'for a result for each key',
      toMultiple: 'for several results in one pass',
      forEach: 'to only run a side effect',
    },
  },
  forEach: {
    does: 'Calls `fn` with each value.',
    parameters: { fn: 'Called with each value, without an index.' },
    see: {
      each: 'to do it in the middle of a pipeline',
      consume: 'if the steps before it do all the work',
    },
  },
  consume: {
    does: 'Runs a pipeline to its end and discards the values.',
    see: {
      forEach: 'to do something with each value',
      reduce: 'to keep a result',
    },
  },
  find: {
    does: 'Returns an optional of the first value that passes a test.',
    parameters: { fn: predicate('for the value that you are looking for') },
    see: {
      filter: 'for all values that pass',
      findLast: 'for the last one',
      any: 'to know whether there is one',
      or: 'to take the value out or use a default',
    },
  },
  findLast: {
    does: 'Returns an optional of the last value that passes a test.',
    parameters: { fn: predicate('for the value that you are looking for') },
    see: {
      find: 'for the first one, without reading further values',
      filter: 'for all values that pass',
      or: 'to take the value out or use a default',
    },
  },
  first: {
    does: 'Returns an optional of the first value.',
    see: {
      find: 'for the first value that passes a test',
      next: 'to keep the other values, too',
      take: 'for several values',
      or: 'to take the value out or use a default',
    },
  },
  last: {
    does: 'Returns an optional of the last value.',
    see: {
      findLast: 'for the last value that passes a test',
      at: 'for another position',
      or: 'to take the value out or use a default',
    },
  },
  at: {
    does: 'Returns an optional of the value at a position.',
    parameters: { index: 'The position, counted from 0.' },
    see: {
      first: 'for position 0',
      slice: 'for a range of positions',
      or: 'to take the value out or use a default',
    },
  },
  all: {
    does: 'Tells whether every value passes a test.',
    returns: '`true` or `false`. For an empty iterable, it is `true`.',
    parameters: { fn: predicate('if the value passes') },
    see: {
      any: 'to know whether at least one value passes',
      none: 'to know whether no value passes',
      filter: 'to keep the values that pass',
    },
  },
  any: {
    does: 'Tells whether any value passes a test.',
    returns: '`true` or `false`. For an empty iterable, it is `false`.',
    parameters: { fn: predicate('if the value passes') },
    see: {
      all: 'to know whether every value passes',
      none: 'to know whether no value passes',
      find: 'to get the value that passes',
      includes: 'to look for a value that you know',
    },
  },
  none: {
    does: 'Tells whether every value fails a test.',
    returns: '`true` or `false`. For an empty iterable, it is `true`.',
    parameters: { fn: predicate('if the value passes') },
    see: { any: 'for the opposite', all: 'to test for every value' },
  },
  includes: {
    does: 'Tells whether one of the values equals `searchElement`.',
    returns: '`true` or `false`.',
    parameters: {
      searchElement: 'The value to look for, compared with `Object.is`.',
    },
    see: {
      any: 'to look for a value that passes a test',
      exclude: 'to leave out certain values',
    },
  },
  join: {
    does: 'Joins the values into one string.',
    returns: 'a string, which is empty if there are no values.',
    parameters: separator,
    see: {
      toJoin: inside,
      reduce: 'with `toArray()`, for an array',
    },
  },
  count: {
    does: 'Counts the values.',
    returns: 'a number.',
    see: { toCount: inside, sum: 'to add numbers' },
  },
  sum: {
    does: 'Adds up the numbers.',
    returns: 'a number, which is 0 if there are no values.',
    see: {
      toSum: inside,
      mean: 'for the average',
      count: 'to count the values',
    },
  },
  mean: {
    does: 'Computes the average of the numbers.',
    returns: 'a number, which is `NaN` if there are no values.',
    see: { toMean: inside, sum: 'for the sum' },
  },
  min: {
    does: 'Returns an optional of the smallest number.',
    see: {
      minWith: 'to compare values by a number, such as their length',
      minBy: 'for your own comparison',
      minMax: 'for the largest, too',
      toMin: inside,
    },
  },
  max: {
    does: 'Returns an optional of the largest number.',
    see: {
      maxWith: 'to compare values by a number, such as their length',
      maxBy: 'for your own comparison',
      minMax: 'for the smallest, too',
      toMax: inside,
    },
  },
  minMax: {
    does: 'Returns an optional of the smallest and the largest number.',
    see: {
      minMaxWith: 'to compare values by a number, such as their length',
      minMaxBy: 'for your own comparison',
      min: 'for the smallest only',
      max: 'for the largest only',
    },
  },
  minBy: {
    does: 'Returns an optional of the smallest value according to your comparison.',
    parameters: { fn: comparison },
    see: {
      minWith: 'to compare values by a number, such as their length',
      maxBy: 'for the largest',
      toMinBy: inside,
    },
  },
  maxBy: {
    does: 'Returns an optional of the largest value according to your comparison.',
    parameters: { fn: comparison },
    see: {
      maxWith: 'to compare values by a number, such as their length',
      minBy: 'for the smallest',
      toMaxBy: inside,
    },
  },
  minMaxBy: {
    does: 'Returns an optional of both extremes according to your comparison.',
    parameters: { fn: comparison },
    see: {
      minMaxWith: 'to compare values by a number, such as their length',
      minBy: 'for the smallest only',
      maxBy: 'for the largest only',
    },
  },
  minWith: {
    does: 'Returns an optional of the value for which `fn` returns the smallest number.',
    parameters: { fn: measure },
    see: {
      min: 'for numbers',
      minBy: 'for your own comparison',
      toMinWith: inside,
    },
  },
  maxWith: {
    does: 'Returns an optional of the value for which `fn` returns the largest number.',
    parameters: { fn: measure },
    see: {
      max: 'for numbers',
      maxBy: 'for your own comparison',
      toMaxWith: inside,
    },
  },
  minMaxWith: {
    does: 'Returns an optional of the values for which `fn` returns the smallest and largest numbers.',
    parameters: { fn: measure },
    see: {
      minMax: 'for numbers',
      minMaxBy: 'for your own comparison',
      minWith: 'for the smallest only',
    },
  },
} as const satisfies Families
