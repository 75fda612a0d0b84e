import { type FunctionName, list } from './families/family'

/** What surprises in a function; Markdown. */
export type FunctionNote = {
  title: string
  text: string
  /** Whether it is a mistake of the package, not meant to be so. */
  isIssue?: boolean
}

/** Notes on single functions, in the order of a page. Tested in data/claims. */
export const functionNotes: readonly (FunctionNote & {
  of: readonly FunctionName[]
})[] = [
  {
    of: list('map'),
    title: 'Async callbacks',
    text: '`map(async …)` yields promises. Use [`mapAsync`](/docs/api/variables/mapAsync) to process values one at a time, or [`mapConcur`](/docs/api/variables/mapConcur) to process all of them at the same time.',
  },
  {
    of: list('each forEach'),
    title: 'Async callbacks',
    text: '`fn` is not awaited. Use the Async or the Concur form.',
  },
  {
    of: list('filter find findLast all any none'),
    title: 'Async callbacks',
    text: 'A promise is truthy, whatever it resolves to. Use the Async or the Concur form.',
  },
  {
    of: list('slice sliceAsync'),
    title: 'No random access',
    text: 'It reads every value up to `end`, even the values before `start`.',
  },
  {
    of: list('cycle cycleAsync'),
    title: 'Nothing is kept',
    text: 'The source is iterated again for each cycle. To read it only once, put [`cache`](/docs/api/variables/cache) before it.',
  },
  {
    of: list('cycle cycleAsync'),
    title: 'Generators',
    text: 'It throws for a generator object, which can be read only once. It does not notice a generator inside a step, as in `cycle(map(fn, generator))`, and a loop over that result freezes.',
  },
  {
    of: list('cycle cycleAsync'),
    title: 'Closing',
    text: 'If you break out of a loop before the second value, the source stays open.',
  },
  {
    of: list('asAsync'),
    title: 'Values of a concur iterable are buffered',
    text: 'Values that arrive faster than you read them wait in memory, without a limit. Pass a [`backpressureStrategy`](/docs/api/type-aliases/BackpressureStrategy) to change that.',
  },
  {
    of: list('asAsync'),
    title: 'Work of a concur iterable is not stopped',
    text: 'All work starts when the loop begins. Breaking out of the loop stops the loop only.',
  },
  {
    of: list('asAsync'),
    title: 'Await each `next()` before the next one',
    text: 'If two calls overlap on a concur iterable, one of them never resolves.',
    isIssue: true,
  },
  {
    of: list('asConcur'),
    title: 'A plain iterable must end',
    text: 'When you consume the result, lfi reads all values of a plain iterable without waiting for any work. For an endless source, use an async iterable.',
  },
  {
    of: list('asConcur'),
    title: 'Order',
    text: 'Each value of an array is passed on when it is ready, so a promise that resolves early overtakes one that resolves late. The values of an async iterable keep their order until a step is slow.',
  },
  {
    of: list('emptyConcur'),
    title: 'Many functions fail on it',
    text: 'Some functions throw a `TypeError` when they read it, others return `undefined` instead of a promise, and a few, such as `reduceConcur`, work. Use [`asConcur([])`](/docs/known-issues#empty-concur).',
    isIssue: true,
  },
  {
    of: list('orConcur'),
    title: 'Errors',
    text: 'It drops every error, and resolves to the default instead.',
  },
  {
    of: list('getConcur'),
    title: 'Errors',
    text: 'It rejects with a generic error (`Did not contain exactly one value`) instead of the original one.',
  },
  {
    of: list('or get'),
    title: 'A second value',
    text: 'It asks for a second value. If there is one, it stops there and leaves the source open.',
  },
  {
    of: list('cacheAsync'),
    title: 'Two readers at the same time',
    text: 'Two loops that run at the same time each miss some values and get other values twice. [Collect the values once](/docs/known-issues#cache-readers).',
    isIssue: true,
  },
  {
    of: list('cache cacheAsync'),
    title: 'Memory',
    text: 'Every value that was read stays in memory.',
  },
  {
    of: list(
      'unique uniqueAsync uniqueConcur uniqueBy uniqueByAsync uniqueByConcur',
    ),
    title: 'Memory',
    text: 'Every distinct value, or with `uniqueBy` every distinct key, stays in memory while you read the result. [Set a limit](/docs/recipes/remove-duplicates-in-bounded-memory).',
  },
  {
    of: list('sum sumAsync sumConcur toSum'),
    title: 'Strings',
    text: "Strings are appended to the start value 0: `sum(['1', '2'])` is `'012'`. Convert them to numbers first.",
  },
  {
    of: list('join joinAsync joinConcur toJoin'),
    title: 'Unlike arrays',
    text: "`null` and `undefined` become `'null'` and `'undefined'`, not empty strings. A symbol causes a `TypeError`.",
  },
  {
    of: list('keys values entries'),
    title: 'Methods of the same name',
    text: 'If the object has a method of this name, it is called. On an object such as `{ keys: 1 }`, `keys` throws; use `Object.keys` there.',
  },
  {
    of: list('min max minMax'),
    title: '`NaN` and strings',
    text: '`NaN` is the result if it comes first; later, it is ignored. For words, the first one is the result, because lfi compares values by subtracting them. [Pass a comparison](/docs/gotchas#ties-and-nan).',
  },
  {
    of: list('minAsync maxAsync minMaxAsync minConcur maxConcur minMaxConcur'),
    title: '`NaN`',
    text: 'With `NaN` among the values, the result may be `NaN` or a wrong number. [Remove it first](/docs/gotchas#ties-and-nan).',
  },
  {
    of: list(
      'minWith minWithAsync minWithConcur maxWith maxWithAsync maxWithConcur',
    ),
    title: 'Calls',
    text: 'It calls `fn` 2n − 2 times for n values: twice for each comparison.',
  },
  {
    of: list('minMaxWith minMaxWithAsync minMaxWithConcur'),
    title: 'Calls',
    text: 'It calls `fn` up to 4n − 4 times for n values: twice for each comparison.',
  },
  {
    of: list('reduceAsync reduceConcur'),
    title: 'Functions as reducers',
    text: 'With a function, or a reducer without `create`, values are combined in any order, several at the same time. [Overlapping callbacks](/docs/gotchas#overlapping-callbacks).',
  },
  {
    of: list('reduce'),
    title: 'Functions as reducers',
    text: 'With a function, the result is a lazy optional: nothing is read before you take the value out.',
  },
  {
    of: list('toGrouped'),
    title: 'Make pairs first',
    text: 'Unlike `Object.groupBy`, it takes no key function: put `map(value => [keyOf(value), value])` before it. In TypeScript, type the pair: `(value): [string, Order] => …`.',
  },
  {
    of: list('toGrouped'),
    title: '`toMax()` and other optional reducers',
    text: 'Inside `toGrouped`, they return plain values, not optionals, because a group exists only if it has a value.',
  },
  {
    of: list('toMultiple'),
    title: 'Reducers without a start value',
    text: 'If one of its reducers has no `create`, like `toMin()` and `toMax()`, results are wrong in `reduceAsync` and `reduceConcur`. [What to do instead](/docs/known-issues#optional-reducers-async).',
    isIssue: true,
  },
  {
    of: list('toObject toMap toWeakMap'),
    title: 'Equal keys',
    text: 'The value of the last pair wins.',
  },
  {
    of: list('includes includesAsync includesConcur'),
    title: 'Zeros',
    text: '`Object.is` tells 0 and -0 apart, so a search for 0 does not find -0.',
  },
  {
    of: list('findLast last lastAsync findLastAsync'),
    title: 'Reads everything',
    text: 'It reads the whole source, because it cannot begin at the end.',
  },
  {
    of: list('mapReducer mapAsyncReducer'),
    title: 'TypeScript',
    text: 'If you pass only `fn`, TypeScript then accepts only a reducer with `create`, `add` and `finish`. For other reducers, pass both arguments in one call.',
  },
  {
    of: list('pipe compose'),
    title: 'TypeScript',
    text: 'TypeScript infers the types of up to nine functions. Split longer pipelines in two.',
  },
]
