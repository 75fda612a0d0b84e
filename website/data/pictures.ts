/**
 * The program behind the picture of each family's pages: an iterable, and the
 * steps it goes through. The Async and the Concur form are made of it (see
 * tools/measure/picturePrograms.ts), unless they are written here under their own
 * name. Keep them short: a picture is to be understood at a glance.
 */
const all = 'reduce(toArray())'

export const pictures: Readonly<Record<string, readonly string[]>> = {
  all: ['[2, 4, 5, 6]', 'all(n => n % 2 === 0)'],
  any: ['[1, 3, 4, 5]', 'any(n => n % 2 === 0)'],
  asAsync: ['[1, 2]', 'asAsync', 'mapAsync(wait)', 'reduceAsync(toArray())'],
  asConcur: [
    '[3, 1, 2]',
    'asConcur',
    'mapConcur(wait)',
    'reduceConcur(toArray())',
  ],
  at: ['[3, 1, 2, 4]', 'at(1)', 'get'],
  cache: ['[1, 2]', 'map(n => n * 10)', 'cache', 'twice'],
  chunk: ['[3, 1, 2, 5, 4]', 'chunk(2)', all],
  concat: ['concat([1, 2], [3])', all],
  cycle: ['[1, 2]', 'cycle', 'take(5)', all],
  drop: ['[3, 1, 2, 4]', 'drop(2)', all],
  dropWhile: ['[1, 2, 3, 1]', 'dropWhile(n => n < 3)', all],
  each: ['[2, 1, 3]', 'each(n => console.log(n))', all],
  exclude: ['[3, 1, 2, 4]', 'exclude([2, 4])', all],
  filter: ['[3, 1, 2, 4]', 'filter(n => n % 2 === 0)', all],
  filterMap: ['[3, 1, 2]', 'filterMap(n => (n > 1 ? n * 10 : null))', all],
  find: ['[1, 3, 4, 5]', 'find(n => n % 2 === 0)', 'get'],
  findLast: ['[1, 2, 4, 5]', 'findLast(n => n % 2 === 0)', 'get'],
  first: ['[3, 1, 2]', 'map(n => n * 10)', 'first', 'get'],
  flatMap: ['[3, 1, 2]', 'flatMap(n => [n, n * 10])', all],
  flatten: ['[[1, 2], [3]]', 'flatten', all],
  flattenConcur: [
    '[3, 1]',
    'asConcur',
    'mapConcur(wait)',
    'mapConcur(n => [n, n * 10])',
    'flattenConcur',
    'reduceConcur(toArray())',
  ],
  forEach: ['[2, 1, 3]', 'forEach(n => console.log(n))'],
  generate: ['generate(n => n * 2, 1)', 'take(4)', all],
  includes: ['[3, 1, 2, 4]', 'includes(1)'],
  index: ['[3, 1, 2]', 'index', all],
  last: ['[3, 1, 2]', 'last', 'get'],
  map: ['[3, 1, 2]', 'map(n => n * 10)', all],
  none: ['[1, 3, 4, 5]', 'none(n => n % 2 === 0)'],
  or: ['[1, 3]', 'find(n => n > 3)', 'or(() => 0)'],
  rangeTo: ['rangeTo(1, 3)', all],
  rangeUntil: ['rangeUntil(1, 3)', all],
  reduce: ['[3, 1, 2]', 'reduce((a, b) => a + b)', 'get'],
  repeat: ["repeat('a')", 'take(3)', all],
  slice: ['[3, 1, 2, 4]', 'slice(1, 3)', all],
  take: ['[3, 1, 2, 4]', 'take(2)', all],
  takeWhile: ['[1, 2, 3, 1]', 'takeWhile(n => n < 3)', all],
  unique: ['[2, 1, 2, 3, 1]', 'unique', all],
  uniqueBy: ['[2, 1, 4, 3]', 'uniqueBy(n => n % 2)', all],
  window: ['[3, 1, 2, 4]', 'window(2)', all],
  zip: ["zip([1, 2, 3], ['a', 'b'])", all],
}
