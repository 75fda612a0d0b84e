/** A program whose counters are checked, without its imports. */
export type CountedProgram = { readonly name: string; readonly body: string }

const flavours = ['', 'Async', 'Concur'] as const
type Flavour = (typeof flavours)[number]

/** Steps of each family, by name, with arguments that suit every flavour. */
const steps: Readonly<Record<string, (callback: string) => string>> = {
  map: cb => `${cb} n + 1)`,
  flatMap: cb => `${cb} [n, n])`,
  filter: cb => `${cb} n % 2 === 0)`,
  filterMap: cb => `${cb} (n > 2 ? n : null))`,
  each: cb => `${cb} undefined)`,
  uniqueBy: cb => `${cb} n % 3)`,
  find: cb => `${cb} n > 3)`,
  findLast: cb => `${cb} n < 3)`,
  dropWhile: cb => `${cb} n < 3)`,
  takeWhile: cb => `${cb} n < 4)`,
  index: () => '',
  take: () => '2',
  drop: () => '2',
  slice: () => '1, 3',
  at: () => '2',
  chunk: () => '2',
  window: () => '3',
  first: () => '',
  last: () => '',
  unique: () => '',
  exclude: () => '[2, 4]',
  cache: () => '',
  opaque: () => '',
}

/** The same for what ends a pipeline. */
const ends: Readonly<Record<string, (callback: string) => string>> = {
  forEach: cb => `${cb} undefined)`,
  all: cb => `${cb} n < 4)`,
  any: cb => `${cb} n > 3)`,
  none: cb => `${cb} n > 9)`,
  includes: () => '4',
  count: () => '',
  sum: () => '',
  join: () => `'-'`,
  consume: () => '',
}

const callback = (name: string, flavour: Flavour): string =>
  flavour === ''
    ? `fn('sync ${name}', n =>`
    : `fn('${name}', async n => { await sleep(n * 3); return (`

/** An async callback has one brace and one parenthesis more to close. */
const argumentsOf = (
  name: string,
  flavour: Flavour,
  write: (callback: string) => string,
): string => {
  const text = write(callback(name, flavour))
  return text.startsWith('fn(') && flavour !== ''
    ? text.replace(/\)$/u, ') })')
    : text
}

const applied = (name: string, flavour: Flavour, given: string): string =>
  given === '' ? `${name}${flavour}` : `${name}${flavour}(${given})`

const values = '[3, 1, 4, 1, 5, 2, 6]'

const stepPrograms = Object.entries(steps).flatMap(([name, write]) =>
  flavours.map(flavour => ({
    name: `${name}${flavour}`,
    body: `await pipe(source${flavour}('source', ${values}), ${applied(name, flavour, argumentsOf(name, flavour, write))}, reduce${flavour}(toArray()))`,
  })),
)

const endPrograms = Object.entries(ends).flatMap(([name, write]) =>
  flavours.map(flavour => ({
    name: `${name}${flavour}`,
    body: `await pipe(source${flavour}('source', ${values}), map${flavour}(fn('${flavour ? '' : 'sync '}before', n => n)), ${applied(name, flavour, argumentsOf(name, flavour, write))})`,
  })),
)

const lines = (...text: readonly string[]): string => text.join('\n')

/** What the families do not show. */
const specialPrograms: readonly CountedProgram[] = [
  {
    name: 'calls without pipe',
    body: `[...map(fn('sync outer', n => n), filter(fn('sync inner', n => n > 1), source('source', [1, 2, 3])))]`,
  },
  {
    name: 'composed functions',
    body: lines(
      `const both = compose(map(fn('sync map', n => n * 2)), filter(fn('sync filter', n => n > 2)), reduce(toArray()))`,
      `both(source('source', [1, 2, 3])); both(source('other', [4]))`,
    ),
  },
  {
    name: 'pipelines inside of a callback',
    body: `pipe(source('source', [1, 2, 3]), flatMap(fn('sync flatMap', n => pipe(source('inner', [n, n]), map(fn('sync nested', m => m * n))))), reduce(toArray()))`,
  },
  {
    name: 'async pipelines inside of a callback',
    body: `await pipe(sourceConcur('source', [1, 2, 3]), mapConcur(fn('outer', async n => { await sleep(n); return pipe([n, n], asConcur, mapConcur(fn('inner', async m => { await sleep(5); return m })), sumConcur) })), reduceConcur(toArray()))`,
  },
  {
    name: 'a result that is iterated twice',
    body: lines(
      `const doubled = map(fn('sync map', n => n * 2), source('source', [1, 2, 3]))`,
      `for (const n of doubled) {} ; [...doubled]`,
    ),
  },
  {
    name: 'a result that is zipped with itself',
    body: lines(
      `const doubled = flatMap(fn('sync map', n => [n, n]), source('source', [1, 2, 3]))`,
      `reduce(toArray(), zip(doubled, doubled))`,
    ),
  },
  {
    name: 'a loop that stops early',
    body: `for (const n of find(fn('sync find', n => n > 1), source('source', [1, 2, 3]))) { break }`,
  },
  {
    name: 'an async loop that stops early',
    body: `for await (const n of mapAsync(fn('map', async n => n), sourceAsync('source', [1, 2, 3]))) { break }`,
  },
  {
    name: 'an error in the source',
    body: `try { pipe(source('source', (function* () { yield 1; throw new Error('no') })()), map(fn('sync map', n => n)), reduce(toArray())) } catch {}`,
  },
  {
    name: 'an error in a callback',
    body: `try { pipe(source('source', [1, 2, 3]), map(fn('sync map', n => { if (n > 1) { throw new Error('no') } return n })), reduce(toArray())) } catch {}`,
  },
  {
    name: 'errors in two callbacks at once',
    body: `try { await pipe(sourceConcur('source', [1, 2, 3]), mapConcur(fn('map', async n => { await sleep(10); if (n > 1) { throw new Error('no') } return n })), reduceConcur(toArray())) } catch {}`,
  },
  {
    name: 'asAsync that drops its first values',
    body: `await pipe(asAsync(sourceConcur('source', [1, 2, 3, 4, 5, 6]), { backpressureStrategy: { bufferLimit: 2, overflowStrategy: 'drop-first' } }), mapAsync(fn('map', async n => { await sleep(25); return n })), reduceAsync(toArray()))`,
  },
  {
    name: 'asAsync that drops its last values',
    body: `await pipe(asAsync(sourceConcur('source', [1, 2, 3, 4, 5, 6]), { backpressureStrategy: { bufferLimit: 1, overflowStrategy: 'drop-last' } }), mapAsync(fn('map', async n => { await sleep(25); return n })), reduceAsync(toArray()))`,
  },
  {
    name: 'generate',
    body: `pipe(generate(fn('sync generate', n => n * 2), 1), take(5), reduce(toArray()))`,
  },
  {
    name: 'generateAsync',
    body: `await pipe(generateAsync(fn('generate', async n => n * 2), 1), takeAsync(5), reduceAsync(toArray()))`,
  },
  {
    name: 'a cycle',
    body: `pipe(cycle(source('source', [1, 2])), take(5), map(fn('sync map', n => n)), reduce(toArray()))`,
  },
  {
    name: 'what next returns',
    body: lines(
      `const [head, rest] = next(source('source', [1, 2, 3]))`,
      `reduce(toArray(), map(fn('sync map', n => n), rest))`,
    ),
  },
  {
    name: 'a concatenation',
    body: `pipe(concat(source('source', [1, 2]), source('other', [3])), map(fn('sync map', n => n)), reduce(toArray()))`,
  },
  {
    name: 'a reducer of the code itself',
    body: `get(reduce({ add: fn('sync add', (a, b) => a + b) }, source('source', [1, 2, 3])))`,
  },
  {
    name: 'a comparison',
    body: `pipe(source('source', [3, 1, 2]), minBy(fn('sync min', (a, b) => a - b)), get)`,
  },
  {
    name: 'a value for what is missing',
    body: `pipe(source('source', [1, 2]), find(fn('sync find', n => n > 5)), or(fn('sync or', () => 0)))`,
  },
  {
    name: 'a hundred thousand values',
    body: `pipe(source('source', Array.from({ length: 100_000 }, (_, n) => n)), map(fn('sync map', n => n + 1)), filter(fn('sync filter', n => n % 2)), sum)`,
  },
]

export const countedPrograms: readonly CountedProgram[] = [
  ...stepPrograms,
  ...endPrograms,
  ...specialPrograms,
]
