import * as lfi from 'lfi'
import _ from 'lodash'
import * as R from 'ramda'
import * as rx from 'rxjs'
import { expect, test } from 'vitest'

/** Types refuse what these tests are about. */
const minusOne: number = -1
const half: number = 0.5
const untyped = <Value>(value: unknown): Value => value as Value

test('Lodash: keys and values find nothing in a map or set', () => {
  expect(_.keys(new Map([['a', 1]]))).toEqual([])
  expect(_.values(new Set(['a']))).toEqual([])
  expect([...lfi.values(new Set(['a']))]).toEqual(['a'])
})

test('Lodash, Ramda: take and drop accept negative counts', () => {
  expect([_.take([1], -1), _.drop([1], -1)]).toEqual([[], [1]])
  expect([R.take(-1, [1]), R.drop(-1, [1])]).toEqual([[1], [1]])
  expect(() => lfi.take(minusOne, [1])).toThrow('non-negative')
  expect(() => lfi.drop(minusOne, [1])).toThrow('non-negative')
})

test('Lodash: zipObject fills up, zip stops at the shorter list', () => {
  expect(_.zipObject(['a', 'b'], [1])).toEqual({ a: 1, b: undefined })
  expect(
    lfi.reduce(
      lfi.toObject(),
      untyped<[string, number][]>(lfi.zip(['a', 'b'], [1])),
    ),
  ).toEqual({ a: 1 })
})

test('Lodash: range takes a fraction as its step', () => {
  expect(_.range(0, 1, 0.5)).toEqual([0, 0.5])
  expect(() => lfi.rangeUntil(0, 1).step(half)).toThrow('integer')
})

test('Lodash: max finds the last string, lfi gives the first', () => {
  const fruit = ['fig', 'plum', 'apple']

  expect(_.max(fruit)).toBe('plum')
  expect([...lfi.max(untyped<number[]>(fruit))]).toEqual(['fig'])
})

test('Lodash: mean of nothing is NaN, as in lfi', () => {
  expect([_.mean([]), lfi.mean([])]).toEqual([Number.NaN, Number.NaN])
})

test('Ramda: sum and mean turn strings into numbers, lfi joins them', () => {
  const cells = untyped<number[]>(['1', '2'])

  expect([R.sum(cells), R.mean(cells)]).toEqual([3, 1.5])
  expect([lfi.sum(cells), lfi.mean(cells)]).toEqual(['012', 6])
})

test('Ramda: unnest keeps a value that is no list, flatten throws', () => {
  const mixed = untyped<number[][]>([1, [2]])

  expect(R.unnest(mixed)).toEqual([1, 2])
  expect(() => [...lfi.flatten(mixed)]).toThrow(TypeError)
})

const collect = <Value>(values: rx.Observable<Value>): Promise<Value[]> =>
  rx.lastValueFrom(values.pipe(rx.toArray()))

test('RxJS: defaultIfEmpty passes several values on, orConcur gives the default', async () => {
  expect(await collect(rx.of(1, 2).pipe(rx.defaultIfEmpty(0)))).toEqual([1, 2])
  expect(await lfi.orConcur(() => 0, lfi.asConcur([1, 2]))).toBe(0)
})
