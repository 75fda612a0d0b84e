import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { functionLists } from '../functionLists'

const numbers = [3, 9, 4, 1]
const compare = (a: number, b: number) => a - b

test('toMin and toMax have no result for no values, and neither has toMultiple of them', () => {
  const none: number[] = []
  const summary = lfi.pipe(
    none,
    lfi.reduce(lfi.toMultiple({ min: lfi.toMin(), max: lfi.toMax() })),
  )
  expect([...summary]).toEqual([])
})

test('reduceAsync and reduceConcur combine two values in another order', async () => {
  const add = (a: string, b: string) => a + b
  const letters = ['x', 'y', 'z']
  const joined = [
    await lfi.getAsync(lfi.reduceAsync(add, lfi.asAsync(letters))),
    await lfi.getConcur(lfi.reduceConcur(add, lfi.asConcur(letters))),
  ]
  expect(joined).not.toContain('xyz')
})

const argumentFor = (name: string): unknown[] => {
  if (name.includes('By')) {
    return [compare]
  }
  return name.includes('With') ? [(n: number) => n] : []
}

/** Its types need to know the kind of the part, which is one of many. */
type ToBoth = (
  parts: Readonly<Record<string, unknown>>,
) => lfi.OptionalReducer<number, { count: number }>

const optional = functionLists.optionalReducers

test.each(optional)(
  'toMultiple with %s in it counts wrongly in reduceAsync and reduceConcur',
  async name => {
    const make: unknown = Reflect.get(lfi, name)
    const part: unknown =
      typeof make === 'function' && make(...argumentFor(name))
    const toMultiple: unknown = lfi.toMultiple
    const reducer = (toMultiple as ToBoth)({ count: lfi.toCount(), part })

    const inAsync = lfi.reduceAsync(reducer, lfi.asAsync(numbers))
    expect((await lfi.getAsync(inAsync)).count).not.toBe(4)
    const inConcur = lfi.reduceConcur(reducer, lfi.asConcur(numbers))
    expect((await lfi.getConcur(inConcur)).count).not.toBe(4)
  },
)

test.each(optional.filter(name => !name.endsWith('Async')))(
  '%s is right inside toGrouped, in reduceAsync and reduceConcur',
  async name => {
    const make: unknown = Reflect.get(lfi, name)
    const part: unknown =
      typeof make === 'function' && make(...argumentFor(name))
    const reducer = part as lfi.OptionalReducer<number, unknown>
    const [expected] = lfi.reduce(reducer, numbers)
    const pairs = numbers.map((n): [string, number] => ['all', n])
    const toGroups: unknown = lfi.toGrouped(reducer, lfi.toMap())
    const groups = toGroups as lfi.Reducer<
      [string, number],
      unknown,
      Map<string, unknown>
    >

    const inAsync = await lfi.reduceAsync(groups, lfi.asAsync(pairs))
    expect(inAsync.get('all')).toEqual(expected)
    const inConcur = await lfi.reduceConcur(groups, lfi.asConcur(pairs))
    expect(inConcur.get('all')).toEqual(expected)
  },
)

test('TypeScript rejects toMinMax in reduceAsync, and its relatives too', () => {
  const values = lfi.asAsync(numbers)
  // @ts-expect-error: its accumulator is not a value.
  expect(lfi.reduceAsync(lfi.toMinMax(), values)).toBeDefined()
  // @ts-expect-error: as above.
  expect(lfi.reduceAsync(lfi.toMinMaxBy(compare), values)).toBeDefined()
  const toExtremes = lfi.toMinMaxWith((n: number) => n)
  // @ts-expect-error: as above.
  expect(lfi.reduceAsync(toExtremes, values)).toBeDefined()
})

test('toMean keeps a sum and a count, and divides them at the end', () => {
  const { create, add, finish } = lfi.normalizeReducer(lfi.toMean())
  expect(create()).toEqual([0, 0])
  expect(add(add(create(), 4), 8)).toEqual([12, 2])
  expect(finish(add(add(create(), 4), 8))).toBe(6)
})
