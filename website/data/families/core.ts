import type { Families } from './family'

const value = 'What goes into the first function.'
const fns = {
  fn: 'Called with the value.',
  fn1: 'Called with the value.',
  fn2: 'Called with the result of `fn1`.',
  fn3: 'Called with the result of `fn2`.',
  fns: 'The functions to apply, first to last.',
}
const anyIterable = 'An iterable, an async iterable or a concur iterable.'

export const core = {
  pipe: {
    does: 'Passes a value through functions, one after another.',
    parameters: { value, ...fns },
    returns: 'the result of the last function.',
    see: {
      compose: 'to build the function now and call it later',
      curry: 'to write a step of your own that works in a pipe',
    },
  },
  compose: {
    does: 'Combines functions into one that calls them first to last.',
    parameters: {
      ...fns,
      fn: 'If you pass only this function, the result does the same.',
    },
    returns:
      'a function that takes what the first function takes, and returns what the last one returns.',
    see: {
      pipe: 'to apply the functions to a value now',
      curry: 'to pass arguments a few at a time',
    },
  },
  curry: {
    does: 'Lets you pass the arguments of `fn` a few at a time.',
    parameters: {
      fn: 'The function to curry. `fn.length` decides how many arguments it waits for.',
    },
    see: {
      pipe: 'to call curried functions in a row',
      compose: 'to combine functions into one',
    },
  },
  asAsync: {
    does: 'Converts an iterable of any kind to an async iterable.',
    async: '',
    parameters: {
      iterable: anyIterable,
      concurIterable: anyIterable,
      options:
        'What to do with values of a concur iterable that arrive faster than they are read. See [backpressure](/docs/concepts/backpressure).',
    },
    returns: 'an async iterable of the same values.',
    see: {
      asConcur: 'to process the values independently of each other',
      mapAsync: 'to process values one at a time',
    },
  },
  asConcur: {
    does: 'Converts an iterable to a concur iterable, whose values are processed independently.',
    concur: '',
    parameters: { iterable: anyIterable },
    see: {
      asAsync: 'to process values one at a time, in order',
      mapConcur: 'to process each value as it arrives',
    },
  },
  concurIteratorSymbol: {
    does: 'Names the method that iterates a concur iterable.',
    see: {},
  },
  empty: {
    does: 'Makes an iterable without values.',
    async: '',
    concur: '',
    returns: 'an iterable without values.',
    see: { repeat: 'to yield one value again and again' },
  },
  opaque: {
    does: 'Wraps an iterable, so that callers can only iterate it.',
    returns: 'an iterable of the same values.',
    see: {
      cache: 'to iterate the source only once',
      asAsync: 'to convert it to an async iterable',
    },
  },
  or: {
    does: 'Returns the only value, or a default if there is not exactly one.',
    async: '`fn` may be async.',
    concur: '`fn` may be async.',
    returns: 'the value, or what `fn` returns.',
    parameters: {
      fn: 'Called for the default if there is no value, or more than one.',
    },
    see: {
      get: 'to throw instead',
      find: 'to search for a value by a test',
      first: 'to take the first of several values',
    },
  },
  get: {
    does: 'Returns the only value, or throws if there is not exactly one.',
    returns: 'the value.',
    see: {
      or: 'to return a default instead',
      next: 'to take one value and keep the rest',
      first: 'to take the first of several values',
    },
  },
  next: {
    does: 'Splits an iterable into its first value, as an optional, and the rest.',
    returns:
      'a pair: an optional of the first value, and an iterable of the rest, which can be iterated once.',
    see: {
      first: 'if you do not need the rest',
      drop: 'if you do not need the first value',
      get: 'to take the value out of the optional',
    },
  },
  keys: {
    does: 'Yields the keys of an object or map.',
    parameters: { object: 'A map or an object.' },
    see: { values: 'for the values', entries: 'for both' },
  },
  values: {
    does: 'Yields the values of an object, map or set.',
    parameters: { object: 'A map, a set or an object.' },
    see: { keys: 'for the keys', entries: 'for both' },
  },
  entries: {
    does: 'Yields the `[key, value]` pairs of an object or map.',
    parameters: { object: 'Anything with a method `entries`, or an object.' },
    see: {
      keys: 'for the keys',
      values: 'for the values',
      toObject: 'to collect pairs into an object again',
      toMap: 'to collect them into a map',
    },
  },
  generate: {
    does: 'Makes each value from the one before, until `fn` returns `null` or `undefined`.',
    async: '`fn` may be async.',
    parameters: {
      fn: 'Returns the next value, or `null` or `undefined` to end.',
      seed: 'The first value.',
    },
    see: {
      rangeUntil: 'for integers',
      repeat: 'to yield one value again and again',
      takeWhile: 'to end when a test fails',
    },
  },
  repeat: {
    does: 'Yields one value endlessly.',
    parameters: { value: 'The value to yield.' },
    returns: 'a lazy iterable that never ends.',
    see: {
      take: 'to end after some values',
      cycle: 'to repeat an iterable',
      generate: 'for values that change',
    },
  },
  cycle: {
    does: 'Yields the values of an iterable again and again.',
    returns:
      'a lazy iterable that never ends. The call requests two iterators, to check that the source can be read again.',
    see: {
      repeat: 'to repeat one value',
      take: 'to end after some values',
      zip: 'to hand out the values in turn',
    },
  },
  rangeTo: {
    does: 'Counts from `start` to `end`, which is included.',
    parameters: {
      start: 'The first integer.',
      end: 'The last integer.',
    },
    see: {
      rangeUntil: 'to leave `end` out',
      generate: 'for other series',
      index: 'to number values that you have',
    },
  },
  rangeUntil: {
    does: 'Counts from `start` to `end`, which is left out.',
    parameters: {
      start: 'The first integer.',
      end: 'Where to stop, an integer that is not included.',
    },
    see: {
      rangeTo: 'to include `end`',
      generate: 'for other series',
      index: 'to number values that you have',
    },
  },
} as const satisfies Families
