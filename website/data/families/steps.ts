import { type Families, predicate } from './family'

export const steps = {
  map: {
    does: 'Transforms each value with `fn`.',
    parameters: {
      fn: 'Called with each value, without an index.',
    },
    see: {
      flatMap: 'to return several values or none',
      filterMap: 'to transform values and leave some out',
      each: 'to run a side effect',
      index: 'to get each value with its position',
    },
  },
  flatMap: {
    does: 'Calls `fn` with each value and yields all values of the iterable it returns.',
    parameters: {
      fn: 'Returns an iterable for each value, such as an array or a string.',
    },
    see: {
      map: 'for exactly one result for each value',
      flatten: 'if the values are iterables already',
      filterMap: 'for one result or none',
    },
  },
  flatten: {
    does: 'Joins an iterable of iterables into one iterable, one level deep.',
    parameters: { iterable: 'The iterable whose values are iterables.' },
    see: {
      flatMap: 'to make an iterable of each value first',
      concat: 'to pass the iterables as arguments',
    },
  },
  index: {
    does: 'Pairs each value with its position, counted from 0.',
    see: {
      map: 'to use the pairs',
      zip: 'to count from another number, with a range',
    },
  },
  each: {
    does: 'Calls `fn` with each value, then yields the value unchanged.',
    parameters: { fn: 'Called with each value.' },
    see: {
      forEach: 'to end the pipeline with a side effect',
      map: 'to change the values',
    },
  },
  cache: {
    does: 'Remembers the values, so that the source is read only once.',
    returns:
      'an iterable that you can read again: each loop starts with the first value.',
    see: {
      reduce: 'with `toArray()`, to collect the values now',
      opaque: 'to hide the source without keeping values',
    },
  },
  filter: {
    does: 'Keeps the values for which `fn` returns something truthy.',
    parameters: { fn: predicate('to keep the value') },
    see: {
      filterMap: 'to transform values and leave some out',
      find: 'for the first match only',
      exclude: 'to leave out values of another list',
      takeWhile: 'to stop at the first value that fails',
    },
  },
  filterMap: {
    does: 'Transforms each value and leaves out results that are `null` or `undefined`.',
    parameters: {
      fn: 'Transforms a value. Return `null` or `undefined` to leave it out.',
    },
    see: {
      map: 'to keep every result',
      filter: 'to keep the values as they are',
      flatMap: 'for several results of one value',
    },
  },
  exclude: {
    does: 'Leaves out the values that another iterable contains.',
    parameters: {
      excluded:
        'The values to leave out, compared as in a `Set`. They are read immediately, even if the result never is.',
    },
    see: {
      filter: 'to leave out values by a test',
      unique: 'to leave out duplicates',
    },
  },
  unique: {
    does: 'Yields each value only the first time it occurs.',
    see: {
      uniqueBy: 'to compare by a key',
      reduce: 'with `toSet()`, for a set',
    },
  },
  uniqueBy: {
    does: 'Yields only the first value for each key.',
    parameters: {
      fn: 'Returns the key to compare by, as in a `Set`.',
    },
    see: {
      unique: 'to compare the values themselves',
      toGrouped: 'to keep all values of each key',
    },
  },
  take: {
    does: 'Yields at most the first `count` values.',
    parameters: { count: 'How many values to keep: 0 or more.' },
    see: {
      takeWhile: 'to end when a test fails',
      slice: 'for a range of positions',
      first: 'for one value as an optional',
    },
  },
  takeWhile: {
    does: 'Yields values until `fn` returns something falsy.',
    parameters: { fn: predicate('to keep the value and go on') },
    see: {
      take: 'to end after a number of values',
      filter: 'to go on after a value that fails the test',
      dropWhile: 'to leave out the first values instead',
    },
  },
  drop: {
    does: 'Leaves out the first `count` values.',
    parameters: { count: 'How many values to leave out: 0 or more.' },
    see: {
      dropWhile: 'to begin when a test fails',
      slice: 'for a range of positions',
      next: 'for the first value and the rest',
    },
  },
  dropWhile: {
    does: 'Leaves out values until `fn` returns something falsy.',
    parameters: { fn: predicate('to leave the value out') },
    see: {
      drop: 'to leave out a number of values',
      filter: 'to test every value',
      takeWhile: 'to keep the first values instead',
    },
  },
  slice: {
    does: 'Yields the values between two positions.',
    parameters: {
      start: 'Position of the first value to keep, counted from 0.',
      end: 'Position after the last value to keep, at least `start`.',
    },
    see: { take: 'to begin at the start', drop: 'to go on to the end' },
  },
  chunk: {
    does: 'Groups values into arrays of a fixed size.',
    parameters: {
      size: 'How many values are in an array. The last one may have fewer.',
    },
    see: {
      window: 'for arrays that overlap',
      toGrouped: 'to group by a key',
    },
  },
  window: {
    does: 'Yields each run of `size` neighbouring values as an array.',
    parameters: {
      options:
        'The size, or `{ size, partialStart, partialEnd }`. `partialStart` and `partialEnd` add the shorter windows at the beginning and at the end.',
    },
    see: {
      chunk: 'for arrays that do not overlap',
      zip: 'to pair values of several sources',
    },
  },
  concat: {
    does: 'Chains several iterables into one.',
    async: 'They may be plain or async.',
    concur:
      'All of them are read at the same time, and values come as they arrive.',
    see: {
      flatten: 'for an iterable of iterables',
      zip: 'to combine values at the same position',
    },
  },
  zip: {
    does: 'Combines values at the same position of several iterables.',
    see: {
      concat: 'to read one after another',
      index: 'to pair values with their positions',
    },
  },
} as const satisfies Families
