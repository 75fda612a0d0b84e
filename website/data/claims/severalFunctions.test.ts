import * as lfi from 'lfi'
import { expect, expectTypeOf, test } from 'vitest'
import { readRecord } from '../../records/readRecord'
import type { FactKey } from '../../reference/facts'
import { watchedSource } from './fixtures/watchedSource'

const { functions } = readRecord('behaviour')
const recorded = (name: string, fact: FactKey): string | undefined =>
  functions[name]?.[fact]

const isEven = (n: number) => n % 2 === 0
const double = (n: number) => n * 2
const collect = lfi.toArray<number>

test('entries, keys and values read an object', () => {
  const prices = { tea: 3 }
  expect([...lfi.keys(prices)]).toEqual(['tea'])
  expect([...lfi.values(prices)]).toEqual([3])
  expect([...lfi.entries(prices)]).toEqual([['tea', 3]])
})

test('or and get take a value out, and count two values as none', () => {
  expect(lfi.or(() => 0, [5])).toBe(5)
  expect(lfi.get([5])).toBe(5)
  expect(lfi.or(() => 0, [1, 2])).toBe(0)
  expect(() => lfi.get([1, 2])).toThrow()
})

test('concat and zip take any number of iterables', () => {
  expect([...lfi.concat([1], [2], [3])]).toEqual([1, 2, 3])
  expect([...lfi.zip([1], [2], [3])]).toEqual([[1, 2, 3]])
})

test('flatten and sum go into pipe without a call; pipe and compose join steps', () => {
  expect(lfi.pipe([[1], [2]], lfi.flatten, lfi.sum)).toBe(3)
  expect(lfi.compose(lfi.map(double), lfi.sum)([1, 2])).toBe(6)
})

test('pipe and compose are typed for nine functions, and not for ten', () => {
  const f = double
  expectTypeOf(lfi.pipe(1, f, f, f, f, f, f, f, f, f)).toEqualTypeOf<number>()
  const g = (value: unknown) => Number(value)
  expectTypeOf(lfi.pipe(1, g, g, g, g, g, g, g, g, g, g)).toBeUnknown()
  const nine = lfi.compose(f, f, f, f, f, f, f, f, f)
  const ten = lfi.compose(g, g, g, g, g, g, g, g, g, g)
  expectTypeOf(nine(1)).toEqualTypeOf<number>()
  expectTypeOf(ten(1)).toBeUnknown()
})

test('filter and map do what the array methods do, and nothing until they are read', () => {
  const values = [1, 2, 3, 4]
  expect([...lfi.filter(isEven, values)]).toEqual(values.filter(isEven))
  expect([...lfi.map(double, values)]).toEqual(values.map(double))

  const { source, watch } = watchedSource()
  lfi.filter(isEven, source)
  lfi.map(double, source)
  expect(watch.opened).toBe(0)
})

test('flatMap goes through what map leaves nested', () => {
  const twice = (n: number) => [n, n]
  expect([...lfi.flatMap(twice, [1, 2])]).toEqual([1, 1, 2, 2])
  expect([...lfi.map(twice, [1, 2])]).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('sum, count, join and reduce return a result; of no values, sum gives 0 and mean NaN', () => {
  expect(lfi.sum([1, 2])).toBe(3)
  expect(lfi.count([1, 2])).toBe(2)
  expect(lfi.join('-', [1, 2])).toBe('1-2')
  expect(lfi.reduce(collect(), [1, 2])).toEqual([1, 2])
  expect([lfi.sum([]), lfi.mean([])]).toEqual([0, Number.NaN])
})

test('sum of strings appends them, and max does not compare them', () => {
  const cells: unknown = ['3', '5']
  const words: unknown = ['a', 'b']
  expect(lfi.sum(cells as number[])).toBe('035')
  expect(lfi.get(lfi.max(words as number[]))).toBe('a')
})

test('find, first, max, min and the rest work on no values; map and filter on an optional', () => {
  expect([...lfi.find(isEven, [1])]).toEqual([])
  expect([...lfi.first([])]).toEqual([])
  expect([...lfi.max([])]).toEqual([])
  expect([...lfi.filter(isEven, lfi.map(double, lfi.first([1])))]).toEqual([2])
})

test('find and max search again in every loop', () => {
  for (const step of [lfi.find(isEven), lfi.max]) {
    const { source, watch } = watchedSource()
    const result = step(source)
    lfi.consume(result)
    lfi.consume(result)
    expect(watch.opened).toBe(2)
  }
})

test('maxBy takes a comparison, and maxWith a function from value to number', () => {
  expect(lfi.get(lfi.maxBy((a, b) => a - b, [1, 3, 2]))).toBe(3)
  expect(lfi.get(lfi.maxWith(n => -n, [1, 3, 2]))).toBe(1)
})

test('cache and unique keep every value; count keeps none and never returns', () => {
  expect(recorded('cache', 'held')).toBe('everything')
  expect(recorded('unique', 'held')).toBe('everything')
  expect(recorded('count', 'held')).toBe('nothing')
  expect(recorded('count', 'endless')).toBe('never')
})

test('or and get leave a generator open; of all functions, cycle and cycleAsync close it in some cases', () => {
  expect(recorded('or', 'closes.own')).toBe('leaves open')
  expect(recorded('get', 'closes.own')).toBe('leaves open')
  expect(recorded('cycle', 'closes.break')).toBe('in some cases')
  expect(recorded('cycleAsync', 'closes.break')).toBe('in some cases')
  expect(recorded('asAsync(async)', 'closes.break')).toBe('closes')
})

// Their types would reject literals.
const negative = Number('-1')
const fraction = Number('1.5')

test.each([
  ['take', () => lfi.take(negative, [1])],
  ['drop', () => lfi.drop(negative, [1])],
  ['at', () => lfi.at(negative, [1])],
  ['slice', () => lfi.slice(2, 1, [1])],
  ['chunk', () => lfi.chunk(0, [1])],
  ['window', () => lfi.window(0, [1])],
  ['rangeTo', () => lfi.rangeTo(0, fraction)],
  ['rangeUntil', () => lfi.rangeUntil(0, fraction)],
])('%s checks its numbers when it is called', (_, call) => {
  expect(call).toThrow(/must be/u)
})
