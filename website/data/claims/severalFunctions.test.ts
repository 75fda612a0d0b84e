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

test('or and get take a value out, and count two values as none', () => {
  expect(lfi.or(() => 0, [5])).toBe(5)
  expect(lfi.get([5])).toBe(5)
  expect(lfi.or(() => 0, [1, 2])).toBe(0)
  expect(() => lfi.get([1, 2])).toThrow()
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

test('sum of strings appends them, and max does not compare them', () => {
  const cells: unknown = ['3', '5']
  const words: unknown = ['a', 'b']
  expect(lfi.sum(cells as number[])).toBe('035')
  expect(lfi.get(lfi.max(words as number[]))).toBe('a')
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
