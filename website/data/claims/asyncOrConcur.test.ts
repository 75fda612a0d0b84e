import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { turns } from './fixtures/turns'

/** Work that notes how many of its kind were in progress at once. */
const watchedWork = () => {
  const watch = { running: 0, most: 0 }
  const work = async (duration: number): Promise<number> => {
    watch.running += 1
    watch.most = Math.max(watch.most, watch.running)
    await turns(duration)
    watch.running -= 1
    return duration
  }
  return { watch, work }
}

const durations = [30, 1, 15]

test('Concur keeps the original order and still works at the same time', async () => {
  const { watch, work } = watchedWork()
  const results = await lfi.reduceConcur(
    lfi.toArray<[number, number]>(),
    lfi.mapConcur(
      async ([position, duration]): Promise<[number, number]> => [
        position,
        await work(duration),
      ],
      lfi.asConcur(lfi.index(durations)),
    ),
  )
  results.sort(([a], [b]) => a - b)

  expect(results.map(([, duration]) => duration)).toEqual(durations)
  expect(watch.most).toBe(3)
})

test('Async keeps the order too, one after another', async () => {
  const { watch, work } = watchedWork()
  const results = await lfi.reduceAsync(
    lfi.toArray(),
    lfi.mapAsync(work, lfi.asAsync(durations)),
  )

  expect(results).toEqual(durations)
  expect(watch.most).toBe(1)
})
