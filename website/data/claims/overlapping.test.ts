import * as lfi from 'lfi'
import { expect, test } from 'vitest'

/** A callback that takes a moment, and the most that were running at once. */
const createCallback = () => {
  const seen = { most: 0 }
  let running = 0
  const during = async <Result>(result: Result): Promise<Result> => {
    running += 1
    seen.most = Math.max(seen.most, running)
    await new Promise(resolve => setTimeout(resolve, 1))
    running -= 1
    return result
  }
  return { during, seen }
}

const values = [5, 3, 8, 1, 7, 2, 6, 4]

type During = ReturnType<typeof createCallback>['during']
type Use = (during: During, values: AsyncIterable<number>) => unknown

const compare = (during: During) => (a: number, b: number) => during(a - b)

const overlapping: [string, Use][] = [
  ['minByAsync', (d, v) => lfi.getAsync(lfi.minByAsync(compare(d), v))],
  ['maxByAsync', (d, v) => lfi.getAsync(lfi.maxByAsync(compare(d), v))],
  ['minMaxByAsync', (d, v) => lfi.getAsync(lfi.minMaxByAsync(compare(d), v))],
  ['minWithAsync', (d, v) => lfi.getAsync(lfi.minWithAsync(d, v))],
  ['maxWithAsync', (d, v) => lfi.getAsync(lfi.maxWithAsync(d, v))],
  ['minMaxWithAsync', (d, v) => lfi.getAsync(lfi.minMaxWithAsync(d, v))],
  [
    'reduceAsync with a function',
    (d, v) => lfi.getAsync(lfi.reduceAsync(async (a, b) => d(a + b), v)),
  ],
  [
    'reduceAsync with a reducer that has combine',
    (during, v) =>
      lfi.reduceAsync(
        {
          create: () => 0,
          add: (a: number, b: number) => during(a + b),
          combine: (a: number, b: number) => a + b,
        },
        v,
      ),
  ],
]

test.each(overlapping)('callbacks of %s overlap', async (_, use) => {
  const { during, seen } = createCallback()
  await use(during, lfi.asAsync(values))

  expect(seen.most).toBeGreaterThan(1)
})

const waiting: [string, Use][] = [
  [
    'reduceAsync with a reducer that has create and no combine',
    (during, v) =>
      lfi.reduceAsync(
        { create: () => 0, add: (a: number, b: number) => during(a + b) },
        v,
      ),
  ],
  [
    'forEachAsync',
    (during, v) =>
      lfi.forEachAsync(async n => {
        await during(n)
      }, v),
  ],
  ['mapAsync', (during, v) => lfi.consumeAsync(lfi.mapAsync(during, v))],
  ['findAsync', (d, v) => lfi.consumeAsync(lfi.findAsync(n => d(n < 0), v))],
  ['anyAsync', (during, v) => lfi.anyAsync(n => during(n < 0), v)],
]

test.each(waiting)('callbacks of %s wait for one another', async (_, use) => {
  const { during, seen } = createCallback()
  await use(during, lfi.asAsync(values))

  expect(seen.most).toBe(1)
})
