import type { FunctionName } from './families/family'

/** What surprises in a function; Markdown. */
export type FunctionNote = {
  title: string
  text: string
  /** Whether it is a mistake of the package, not meant to be so. */
  isIssue?: boolean
}

type Notes = {
  names: readonly FunctionName[]
  notes: readonly FunctionNote[]
}

const page = (name: FunctionName): string =>
  `[\`${name}\`](/docs/api/variables/${name})`

const notAwaited = (name: 'each' | 'forEach'): FunctionNote => ({
  title: 'Async callbacks',
  text: `\`fn\` is not awaited. Use ${page(`${name}Async`)} or ${page(`${name}Concur`)}.`,
})

const alwaysTruthy = (
  name: 'filter' | 'find' | 'findLast' | 'all' | 'any' | 'none',
): Notes => ({
  names: [name],
  notes: [
    {
      title: 'Async callbacks',
      text: `A promise is truthy, whatever it resolves to. Use ${page(`${name}Async`)} or ${page(`${name}Concur`)}.`,
    },
  ],
})

const wholeNumbers: FunctionNote = {
  title: 'Whole numbers only',
  text: 'It throws for negative numbers, fractions, `NaN` and `Infinity`.',
}

const nan: FunctionNote = {
  title: '`NaN` and strings',
  text: '`NaN` is the result if it comes first, and is ignored later. Strings are not compared. [Say how to compare](/docs/gotchas#ties-and-nan).',
}

const nanAnywhere: FunctionNote = {
  title: '`NaN`',
  text: 'With `NaN` among the values, the result may be `NaN` or a wrong number. [Remove it first](/docs/gotchas#ties-and-nan).',
}

/** Notes of their own, that no other functions share. Tested in data/claims. */
export const functionNotes: readonly Notes[] = [
  {
    names: ['map'],
    notes: [
      {
        title: 'Async callbacks',
        text: `\`map(async …)\` yields promises. Use ${page('mapAsync')} to process values one at a time, or ${page('mapConcur')} all at the same time.`,
      },
    ],
  },
  { names: ['each'], notes: [notAwaited('each')] },
  { names: ['forEach'], notes: [notAwaited('forEach')] },
  alwaysTruthy('filter'),
  alwaysTruthy('find'),
  alwaysTruthy('findLast'),
  alwaysTruthy('all'),
  alwaysTruthy('any'),
  alwaysTruthy('none'),
  {
    names: ['take', 'takeAsync', 'drop', 'dropAsync', 'at', 'atAsync'],
    notes: [wholeNumbers],
  },
  {
    names: ['slice', 'sliceAsync'],
    notes: [
      wholeNumbers,
      {
        title: 'No random access',
        text: 'It reads everything up to `end`, also what it leaves out.',
      },
    ],
  },
  {
    names: ['cycle', 'cycleAsync'],
    notes: [
      {
        title: 'Nothing is kept',
        text: `The source is iterated again for each cycle. To read it only once, put ${page('cache')} before it.`,
      },
      {
        title: 'Generators',
        text: 'It throws for a generator object, which can be read only once. Behind a step, as in `cycle(map(fn, generator))`, it does not notice, and a loop over it never ends.',
      },
      {
        title: 'Closing',
        text: 'If you break out of a loop before the second value, the source stays open.',
      },
    ],
  },
  {
    names: ['asAsync'],
    notes: [
      {
        title: 'Values of a concur iterable are buffered',
        text: 'If they arrive faster than you read them, nothing limits how many wait. Pass a [`backpressureStrategy`](/docs/api/type-aliases/BackpressureStrategy) to change that.',
      },
      {
        title: 'Work of a concur iterable is not stopped',
        text: 'All work starts when the loop begins. Breaking out of the loop stops the loop only.',
      },
      {
        title: 'Await each `next()` before the next one',
        isIssue: true,
        text: 'If two calls overlap on a concur iterable, one of them never resolves.',
      },
    ],
  },
  {
    names: ['asConcur'],
    notes: [
      {
        title: 'A plain iterable is read at once',
        text: 'All its values are read before anything else happens, so it must end. For an endless source, use an async iterable.',
      },
      {
        title: 'Order',
        text: 'Each value of an array is passed on when it is ready: promises overtake each other. The values of an async iterable keep their order until a step is slow.',
      },
    ],
  },
  {
    names: ['emptyConcur'],
    notes: [
      {
        title: 'It throws in some functions',
        isIssue: true,
        text: `It returns no promise. Use ${page('asConcur')} of an empty array. [Which functions](/docs/known-issues#empty-concur).`,
      },
    ],
  },
  {
    names: ['orConcur'],
    notes: [
      {
        title: 'Errors',
        text: 'It drops every error, and returns the default instead.',
      },
    ],
  },
  {
    names: ['getConcur'],
    notes: [
      {
        title: 'Errors',
        text: 'It rejects with a generic error (`Did not contain exactly one value`) instead of the original one.',
      },
    ],
  },
  {
    names: ['or', 'get'],
    notes: [
      {
        title: 'A second value',
        text: 'It asks for a second value. If there is one, it stops there and leaves the source open.',
      },
    ],
  },
  {
    names: ['cacheAsync'],
    notes: [
      {
        title: 'Two readers at the same time',
        isIssue: true,
        text: 'Each of them misses values and gets others twice. [Share an array](/docs/known-issues#cache-readers).',
      },
    ],
  },
  {
    names: ['cache', 'cacheAsync'],
    notes: [
      {
        title: 'Memory',
        text: 'Every value that was read stays in memory.',
      },
    ],
  },
  {
    names: [
      ...(['unique', 'uniqueAsync', 'uniqueConcur'] as const),
      ...(['uniqueBy', 'uniqueByAsync', 'uniqueByConcur'] as const),
    ],
    notes: [
      {
        title: 'Memory',
        text: 'Every value or key that was read stays in memory. [With a bound](/docs/recipes/remove-duplicates-in-bounded-memory).',
      },
    ],
  },
  {
    names: ['sum', 'sumAsync', 'sumConcur', 'toSum'],
    notes: [
      {
        title: 'Strings',
        text: "They are appended to a zero: `sum(['1', '2'])` is `'012'`. Convert them to numbers first.",
      },
    ],
  },
  {
    names: ['join', 'joinAsync', 'joinConcur', 'toJoin'],
    notes: [
      {
        title: 'Not like arrays',
        text: "`null` and `undefined` become `'null'` and `'undefined'`. A symbol throws.",
      },
    ],
  },
  {
    names: ['keys', 'values', 'entries'],
    notes: [
      {
        title: 'Methods of the same name',
        text: 'If the object has one, it is called. On an object such as `{ keys: 1 }`, `keys` throws; use `Object.keys` there.',
      },
    ],
  },
  {
    names: ['min', 'max', 'minMax', 'minBy', 'maxBy', 'minMaxBy'],
    notes: [nan],
  },
  {
    names: [
      ...(['minAsync', 'maxAsync', 'minMaxAsync'] as const),
      ...(['minConcur', 'maxConcur', 'minMaxConcur'] as const),
    ],
    notes: [nanAnywhere],
  },
  {
    names: [
      ...(['minWith', 'minWithAsync', 'minWithConcur'] as const),
      ...(['maxWith', 'maxWithAsync', 'maxWithConcur'] as const),
    ],
    notes: [
      {
        title: 'Calls',
        text: 'It calls `fn` 2n − 2 times for n values: twice for each comparison.',
      },
    ],
  },
  {
    names: ['minMaxWith', 'minMaxWithAsync', 'minMaxWithConcur'],
    notes: [
      {
        title: 'Calls',
        text: 'It calls `fn` up to 4n − 4 times for n values: twice for each comparison.',
      },
    ],
  },
  {
    names: ['reduceAsync', 'reduceConcur'],
    notes: [
      {
        title: 'Functions as reducers',
        text: 'With a function, or a reducer without `create`, values are combined in any order, several at the same time. [Overlapping callbacks](/docs/gotchas#overlapping-callbacks).',
      },
    ],
  },
  {
    names: ['reduce'],
    notes: [
      {
        title: 'Functions as reducers',
        text: 'With a function, the result is a lazy optional: nothing is read before you take the value out.',
      },
    ],
  },
  {
    names: ['toGrouped'],
    notes: [
      {
        title: 'Make pairs first',
        text: 'Unlike `Object.groupBy`, it takes no key function: put `map(value => [keyOf(value), value])` before it. In TypeScript, type the pair: `(value): [string, Order] => …`.',
      },
      {
        title: '`toMax()` and other optional reducers',
        text: 'They return plain values here, not optionals: a group exists only if it has a value.',
      },
    ],
  },
  {
    names: ['toMultiple'],
    notes: [
      {
        title: 'Optional parts, Async and Concur',
        isIssue: true,
        text: 'With `toMin()`, `toMax()` or another reducer without `create` in it, results are wrong in `reduceAsync` and `reduceConcur`. [Instead](/docs/known-issues#optional-reducers-async).',
      },
    ],
  },
  {
    names: ['toObject', 'toMap', 'toWeakMap'],
    notes: [
      {
        title: 'Equal keys',
        text: 'The value of the last pair wins.',
      },
    ],
  },
  {
    names: ['includes', 'includesAsync', 'includesConcur'],
    notes: [
      {
        title: 'Zeros',
        text: 'Values are compared by `Object.is`, so 0 and -0 differ.',
      },
    ],
  },
  {
    names: ['findLast', 'last', 'lastAsync', 'findLastAsync'],
    notes: [
      {
        title: 'Reads everything',
        text: 'It reads the source from the front to its end.',
      },
    ],
  },
  {
    names: ['pipe', 'compose'],
    notes: [
      {
        title: 'TypeScript',
        text: 'Up to nine functions are typed. Split longer pipelines in two.',
      },
    ],
  },
]
