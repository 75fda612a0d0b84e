import { type FunctionName, list } from './families/family'

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

const note = (title: string, text: string): FunctionNote => ({ title, text })

const issue = (title: string, text: string): FunctionNote => ({
  title,
  text,
  isIssue: true,
})

const of = (
  names: readonly FunctionName[],
  ...notes: readonly FunctionNote[]
): Notes => ({ names, notes })

const page = (name: FunctionName): string =>
  `[\`${name}\`](/docs/api/variables/${name})`

/** A plain function awaits nothing. */
const notAwaited = (
  name:
    | 'each'
    | 'forEach'
    | 'filter'
    | 'find'
    | 'findLast'
    | 'all'
    | 'any'
    | 'none',
  what: string,
): Notes =>
  of(
    [name],
    note(
      'Async callbacks',
      `${what} Use ${page(`${name}Async`)} or ${page(`${name}Concur`)}.`,
    ),
  )

const truthy = 'A promise is truthy, whatever it resolves to.'

const nan = note(
  '`NaN` and strings',
  '`NaN` is the result if it comes first, and is ignored later. Strings are not compared. [Say how to compare](/docs/gotchas#ties-and-nan).',
)

const nanAnywhere = note(
  '`NaN`',
  'With `NaN` among the values, the result may be `NaN` or a wrong number. [Remove it first](/docs/gotchas#ties-and-nan).',
)

/** Notes of their own, that no other functions share. Tested in data/claims. */
export const functionNotes: readonly Notes[] = [
  of(
    list('map'),
    note(
      'Async callbacks',
      `\`map(async …)\` yields promises. Use ${page('mapAsync')} to process values one at a time, or ${page('mapConcur')} all at the same time.`,
    ),
  ),
  notAwaited('each', '`fn` is not awaited.'),
  notAwaited('forEach', '`fn` is not awaited.'),
  notAwaited('filter', truthy),
  notAwaited('find', truthy),
  notAwaited('findLast', truthy),
  notAwaited('all', truthy),
  notAwaited('any', truthy),
  notAwaited('none', truthy),
  of(
    list('slice sliceAsync'),
    note(
      'No random access',
      'It reads everything up to `end`, also what it leaves out.',
    ),
  ),
  of(
    list('cycle cycleAsync'),
    note(
      'Nothing is kept',
      `The source is iterated again for each cycle. To read it only once, put ${page('cache')} before it.`,
    ),
    note(
      'Generators',
      'It throws for a generator object, which can be read only once. Behind a step, as in `cycle(map(fn, generator))`, it does not notice, and a loop over it never ends.',
    ),
    note(
      'Closing',
      'If you break out of a loop before the second value, the source stays open.',
    ),
  ),
  of(
    list('asAsync'),
    note(
      'Values of a concur iterable are buffered',
      'If they arrive faster than you read them, nothing limits how many wait. Pass a [`backpressureStrategy`](/docs/api/type-aliases/BackpressureStrategy) to change that.',
    ),
    note(
      'Work of a concur iterable is not stopped',
      'All work starts when the loop begins. Breaking out of the loop stops the loop only.',
    ),
    issue(
      'Await each `next()` before the next one',
      'If two calls overlap on a concur iterable, one of them never resolves.',
    ),
  ),
  of(
    list('asConcur'),
    note(
      'A plain iterable is read immediately',
      'All its values are read before anything else happens, so it must end. For an endless source, use an async iterable.',
    ),
    note(
      'Order',
      'Each value of an array is passed on when it is ready: promises overtake each other. The values of an async iterable keep their order until a step is slow.',
    ),
  ),
  of(
    list('emptyConcur'),
    issue(
      'Other functions fail on it',
      'Some throw a `TypeError` when they read it, and some return `undefined` instead of a promise. Use [`asConcur([])`](/docs/known-issues#empty-concur).',
    ),
  ),
  of(
    list('orConcur'),
    note('Errors', 'It drops every error, and returns the default instead.'),
  ),
  of(
    list('getConcur'),
    note(
      'Errors',
      'It rejects with a generic error (`Did not contain exactly one value`) instead of the original one.',
    ),
  ),
  of(
    list('or get'),
    note(
      'A second value',
      'It asks for a second value. If there is one, it stops there and leaves the source open.',
    ),
  ),
  of(
    list('cacheAsync'),
    issue(
      'Two readers at the same time',
      'Each of them misses values and gets others twice. [Share an array](/docs/known-issues#cache-readers).',
    ),
  ),
  of(
    list('cache cacheAsync'),
    note('Memory', 'Every value that was read stays in memory.'),
  ),
  of(
    list(
      'unique uniqueAsync uniqueConcur uniqueBy uniqueByAsync',
      'uniqueByConcur',
    ),
    note(
      'Memory',
      'Every value or key that was read stays in memory. [Limit how many](/docs/recipes/remove-duplicates-in-bounded-memory).',
    ),
  ),
  of(
    list('sum sumAsync sumConcur toSum'),
    note(
      'Strings',
      "They are appended to a zero: `sum(['1', '2'])` is `'012'`. Convert them to numbers first.",
    ),
  ),
  of(
    list('join joinAsync joinConcur toJoin'),
    note(
      'Not like arrays',
      "`null` and `undefined` become `'null'` and `'undefined'`. A symbol throws.",
    ),
  ),
  of(
    list('keys values entries'),
    note(
      'Methods of the same name',
      'If the object has one, it is called. On an object such as `{ keys: 1 }`, `keys` throws; use `Object.keys` there.',
    ),
  ),
  of(list('min max minMax'), nan),
  of(
    list('minAsync maxAsync minMaxAsync minConcur maxConcur', 'minMaxConcur'),
    nanAnywhere,
  ),
  of(
    list(
      'minWith minWithAsync minWithConcur maxWith maxWithAsync',
      'maxWithConcur',
    ),
    note(
      'Calls',
      'It calls `fn` 2n − 2 times for n values: twice for each comparison.',
    ),
  ),
  of(
    list('minMaxWith minMaxWithAsync minMaxWithConcur'),
    note(
      'Calls',
      'It calls `fn` up to 4n − 4 times for n values: twice for each comparison.',
    ),
  ),
  of(
    list('reduceAsync reduceConcur'),
    note(
      'Functions as reducers',
      'With a function, or a reducer without `create`, values are combined in any order, several at the same time. [Overlapping callbacks](/docs/gotchas#overlapping-callbacks).',
    ),
  ),
  of(
    list('reduce'),
    note(
      'Functions as reducers',
      'With a function, the result is a lazy optional: nothing is read before you take the value out.',
    ),
  ),
  of(
    list('toGrouped'),
    note(
      'Make pairs first',
      'Unlike `Object.groupBy`, it takes no key function: put `map(value => [keyOf(value), value])` before it. In TypeScript, type the pair: `(value): [string, Order] => …`.',
    ),
    note(
      '`toMax()` and other optional reducers',
      'They return plain values here, not optionals: a group exists only if it has a value.',
    ),
  ),
  of(
    list('toMultiple'),
    issue(
      'Optional parts, Async and Concur',
      'With `toMin()`, `toMax()` or another reducer without `create` in it, results are wrong in `reduceAsync` and `reduceConcur`. [What to do instead](/docs/known-issues#optional-reducers-async).',
    ),
  ),
  of(
    list('toObject toMap toWeakMap'),
    note('Equal keys', 'The value of the last pair wins.'),
  ),
  of(
    list('includes includesAsync includesConcur'),
    note('Zeros', 'Values are compared by `Object.is`, so 0 and -0 differ.'),
  ),
  of(
    list('findLast last lastAsync findLastAsync'),
    note('Reads everything', 'It reads the source from the front to its end.'),
  ),
  of(
    list('pipe compose'),
    note(
      'TypeScript',
      'Up to nine functions are typed. Split longer pipelines in two.',
    ),
  ),
]
