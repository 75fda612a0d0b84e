import { expect, test } from 'vitest'
import { callsIn, withoutTexts } from '../../playground/model/callsIn'
import { findMistake, findMisuse } from './findMistake'

const names =
  'asAsync, asConcur, filterAsync, mapConcur, or, pipe, reduce, toArray, toGrouped, toMap, toSet, toSum'
const program = (code: string): string =>
  `import {\n  ${names},\n} from 'lfi'\n\n${code}`

test.each([
  ['pipe(a, reduce(toSet))', 'Write `toSet()`'],
  ['reduce(toGrouped(toSum, toMap()))', 'Write `toSum()`'],
  ['pipe(a, toSet())', '`reduce(toSet())`'],
  ['pipe(asAsync(a), filterAsync(b), toArray())', '`reduceAsync(toArray())`'],
  ['pipe(a, or(-1))', '`or(() => -1)`'],
  ["pipe(a, or('none'))", '`or(() => …)`'],
  ['toGrouped(toMap(), toArray())', 'swapped'],
  ['toGrouped(toArray())', 'two reducers'],
  ['pipe(asAsync(a), filter(b))', '`filter` has to be `filterAsync`'],
  ['pipe(asConcur(a), mapConcur(b), get)', '`get` has to be `getConcur`'],
  ['pipe(asConcur(a), mapAsync(b))', 'all steps end in Async, or all in'],
  ['pipe(filterAsync(b), asAsync(a))', 'Put `filterAsync` below them'],
])('in %s something must be wrong', (code, part) => {
  expect(findMistake(program(code))).toContain(part)
})

test.each([
  'pipe(a, reduce(toSet()))',
  'reduce(toGrouped(toArray(), toMap()))',
  'reduce(toGrouped(toMap(), toMap()))',
  'pipe(a, or(() => 0))',
  'pipe(a, or(none))',
  'array.toSorted; const toText = 1; log(toText)',
  "console.log('reduce(toSet)') // reduce(toSet)",
  'pipe(asConcur(mapAsync(b, asAsync(a))), mapConcur(c), reduceConcur(toArray()))',
  'pipe(asAsync(a), reduceAsync(toArray()), get)',
  'pipe(filterAsync(b, asAsync(a)), reduceAsync(toArray()))',
  'pipe(reduce(toArray(), a), toText)',
  'const list = (',
])('in %s nothing must be wrong', code => {
  expect(findMistake(program(code))).toBeUndefined()
})

test('an Async or Concur function needs a source of its kind', () => {
  expect(findMisuse(program('pipe(a, filterAsync(b))'))).toContain('asAsync')
  expect(findMisuse(program('pipe(a, mapConcur(b))'))).toContain('asConcur')
  expect(
    findMisuse(program('pipe(asAsync(a), filterAsync(b))')),
  ).toBeUndefined()
  expect(
    findMisuse(program('async function* f() {}\npipe(f(), filterAsync(b))')),
  ).toBeUndefined()
  expect(findMisuse('const filterAsync = 1\nfilterAsync()')).toBeUndefined()
})

test('calls are found with their arguments, whatever is nested', () => {
  const code = withoutTexts("a(b([1, 2], { c, d }), 'e, f', )")
  expect(callsIn(code)).toEqual([
    { name: 'b', args: ['[1, 2]', '{ c, d }'] },
    { name: 'a', args: ['b([1, 2], { c, d })', "'text'"] },
  ])
})
