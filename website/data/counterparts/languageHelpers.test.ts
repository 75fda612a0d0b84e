import * as lfi from 'lfi'
import { expect, test } from 'vitest'

/*
 * Iterator helpers and Array.fromAsync, which Node has from 22 on. Elsewhere
 * what the specification says stands in for them.
 */

type Callback = (value: unknown, index: number) => unknown

const limitOf = (limit: number): number => {
  if (Number.isNaN(limit) || limit < 0) {
    throw new RangeError(`${limit} is no limit`)
  }
  return limit
}

const specified = {
  *take(source: Iterator<unknown>, limit: number) {
    for (let left = limitOf(limit); left > 0; left--) {
      const { done, value } = source.next()
      if (done) {
        return
      }
      yield value
    }
    source.return?.()
  },
  *map(source: Iterator<unknown>, fn: Callback) {
    let index = 0
    for (let next = source.next(); !next.done; next = source.next()) {
      yield fn(next.value, index++)
    }
  },
  *flatMap(source: Iterator<unknown>, fn: Callback) {
    for (const inner of specified.map(source, fn)) {
      if (typeof inner !== 'object' || inner === null) {
        throw new TypeError(`${inner} is no object`)
      }
      yield* inner as Iterable<unknown>
    }
  },
  reduce(
    source: Iterator<unknown>,
    fn: (acc: unknown, value: unknown) => unknown,
  ) {
    const [first, ...rest] = specified.map(source, value => [value])
    if (!Array.isArray(first)) {
      throw new TypeError('Reduce of nothing with no initial value')
    }
    return rest.flat().reduce((acc, value) => fn(acc, value), first[0])
  },
  find: (source: Iterator<unknown>, fn: Callback) =>
    [...specified.map(source, value => value)].find(fn),
  async fromAsync(source: AsyncIterable<unknown> | Iterable<unknown>) {
    const values: unknown[] = []
    for await (const value of source) {
      values.push(value)
    }
    return values
  },
}

type Helper = Exclude<keyof typeof specified, 'fromAsync'>

/** Calls what the runtime has, or else what the specification says. */
const helper = (
  name: Helper,
  source: Iterator<unknown>,
  ...values: unknown[]
): unknown => {
  const native: unknown = Reflect.get(source, name)
  return typeof native === 'function'
    ? Reflect.apply(native, source, values)
    : Reflect.apply(specified[name], undefined, [source, ...values])
}

const listOf = (values: unknown): unknown[] => [
  ...(values as Iterable<unknown>),
]

function* counted(reads: number[] = []) {
  for (let n = 1; n <= 4; n++) {
    reads.push(n)
    yield n
  }
}

const addAll = (a: number, b: number): number => a + b

test('Iterator.take reads what it keeps, lfi one value more', () => {
  const [theirs, ours]: number[][] = [[], []]

  expect(listOf(helper('take', counted(theirs), 2))).toEqual([1, 2])
  expect([...lfi.take(2, counted(ours))]).toEqual([1, 2])
  expect(theirs).toEqual([1, 2])
  expect(ours).toEqual([1, 2, 3])
})

test('Iterator.take accepts Infinity, lfi refuses it', () => {
  expect(listOf(helper('take', counted(), Number.POSITIVE_INFINITY))).toEqual([
    1, 2, 3, 4,
  ])
  expect(() => lfi.take(Number.POSITIVE_INFINITY, counted())).toThrow()
  expect(() => lfi.drop(Number.POSITIVE_INFINITY, counted())).toThrow()
})

test('Iterator.map gives an index and can be iterated once; lfi neither', () => {
  const [theirs, ours]: unknown[][][] = [[], []]
  const once = helper('map', counted(), (...all: unknown[]) =>
    theirs?.push(all),
  )
  const again = lfi.map((...all: unknown[]) => ours?.push(all), [1, 2])

  expect(listOf(once)).toHaveLength(4)
  expect(listOf(once)).toEqual([])
  expect(listOf(again)).toHaveLength(2)
  expect(listOf(again)).toHaveLength(2)
  expect(theirs?.[1]).toEqual([2, 1])
  expect(ours?.[1]).toEqual([2])
})

test('Iterator.flatMap refuses a string, lfi takes it for its characters', () => {
  expect(() => listOf(helper('flatMap', counted(), () => 'ab'))).toThrow(
    TypeError,
  )
  expect([...lfi.flatMap(() => 'ab', [1])]).toEqual(['a', 'b'])
})

test('Iterator.reduce of nothing throws, lfi gives an empty optional', () => {
  expect(() => helper('reduce', [].values(), addAll)).toThrow(TypeError)
  expect([...lfi.reduce(addAll, [])]).toEqual([])
  expect(helper('reduce', counted(), addAll)).toBe(10)
  expect([...lfi.reduce(addAll, counted())]).toEqual([10])
})

test('Iterator.find of nothing is undefined, lfi gives an empty optional', () => {
  expect(
    helper('find', counted(), (value: unknown) => value === 9),
  ).toBeUndefined()
  expect([...lfi.find(value => value === 9, counted())]).toEqual([])
})

test('Array.fromAsync and reduceAsync of asAsync give the same of promises', async () => {
  const native: unknown = Reflect.get(Array, 'fromAsync')
  const theirs =
    typeof native === 'function' ? native.bind(Array) : specified.fromAsync
  const values = [1, Promise.resolve(2)]

  expect(await theirs(values)).toEqual([1, 2])
  expect(await lfi.reduceAsync(lfi.toArray(), lfi.asAsync(values))).toEqual([
    1, 2,
  ])
})
