import * as lfi from 'lfi'
import { expect, expectTypeOf, test } from 'vitest'

test.each([
  ['keys', lfi.keys],
  ['values', lfi.values],
  ['entries', lfi.entries],
] as [string, (object: object) => Iterable<unknown>][])(
  '%s throws on an object with a property of that name that is no method',
  (name, read) => {
    expect(() => [...read({ [name]: 1 })]).toThrow(TypeError)
  },
)

test.each([
  ['take', lfi.take],
  ['drop', lfi.drop],
  ['at', lfi.at],
  ['slice', (count: number) => lfi.slice(0, count)],
] as [string, (count: number) => (values: number[]) => unknown][])(
  '%s refuses Infinity, NaN and negative numbers',
  (_, step) => {
    for (const count of [Number.POSITIVE_INFINITY, Number.NaN, -1]) {
      expect(() => step(count)([1])).toThrow(/must be an? .*(integer|range)/u)
    }
  },
)

test("sum(['1', '2']) is '012'", () => {
  const cells: unknown = ['1', '2']

  expect(lfi.sum(cells as number[])).toBe('012')
})

test('cycle refuses a generator object, but does not see one behind a step', () => {
  const generator = (function* () {
    yield 1
  })()

  expect(() => lfi.cycle(generator)).toThrow('pure iterable')
  expect(() => lfi.cycle(lfi.map(n => n, generator))).not.toThrow()
})

test('of two calls of next at once, asAsync of a concur iterable leaves one pending', async () => {
  const values = lfi.asAsync(
    lfi.mapConcur(async (n: number) => n, lfi.asConcur([1])),
  )
  const iterator = values[Symbol.asyncIterator]()
  let settled = 0
  const count = () => {
    settled += 1
  }
  void iterator.next().then(count)
  void iterator.next().then(count)
  await new Promise(resolve => setTimeout(resolve, 20))

  expect(settled).toBe(1)
})

test('a bufferLimit of 0 with drop-first keeps one value', async () => {
  const values = lfi.asAsync(lfi.asConcur([1, 2, 3]), {
    backpressureStrategy: { bufferLimit: 0, overflowStrategy: 'drop-first' },
  })

  expect(await lfi.reduceAsync(lfi.toArray(), values)).toEqual([3])
})

test('an unknown overflowStrategy fails when the buffer is full', async () => {
  const strategy: unknown = { bufferLimit: 1, overflowStrategy: 'wait' }
  const values = lfi.asAsync(lfi.asConcur([1, 2, 3]), {
    backpressureStrategy: strategy as lfi.BackpressureStrategy,
  })

  await expect(lfi.consumeAsync(values)).rejects.toThrow('is not a function')
})

test('cache and cacheAsync give the next reader the values before an error, no error, and what a step has after it', async () => {
  const failing = () =>
    lfi.map(
      (n: number) => {
        if (n === 2) {
          throw new Error('broken')
        }
        return n
      },
      [1, 2, 3],
    )
  const cached = lfi.cache(
    (function* () {
      yield* failing()
    })(),
  )
  expect(() => [...cached]).toThrow('broken')
  expect([...cached]).toEqual([1])

  const cachedStep = lfi.cache(failing())
  expect(() => [...cachedStep]).toThrow('broken')
  expect([...cachedStep]).toEqual([1, 3])

  const cachedAsync = lfi.cacheAsync(
    (async function* () {
      yield 1
      throw new Error('broken')
    })(),
  )
  await expect(lfi.consumeAsync(cachedAsync)).rejects.toThrow('broken')
  expect(await lfi.reduceAsync(lfi.toArray(), cachedAsync)).toEqual([1])
})

test('pipe and compose are typed for nine functions, and not for ten', () => {
  const f = (n: number) => n * 2
  expectTypeOf(lfi.pipe(1, f, f, f, f, f, f, f, f, f)).toEqualTypeOf<number>()
  const g = (value: unknown) => Number(value)
  expectTypeOf(lfi.pipe(1, g, g, g, g, g, g, g, g, g, g)).toBeUnknown()
  const nine = lfi.compose(f, f, f, f, f, f, f, f, f)
  const ten = lfi.compose(g, g, g, g, g, g, g, g, g, g)
  expectTypeOf(nine(1)).toEqualTypeOf<number>()
  expectTypeOf(ten(1)).toBeUnknown()
})
