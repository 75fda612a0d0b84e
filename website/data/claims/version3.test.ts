import * as lfi3 from 'lfi-3'
import { expect, test } from 'vitest'

/** As in lfi 4, with options. */
type AsAsync = (values: unknown, options: unknown) => AsyncIterable<unknown>

test('lfi 3 has no concurIteratorSymbol', () => {
  expect('concurIteratorSymbol' in lfi3).toBe(false)
})

test('lfi 3 rejects with the first of several failures, not with all', async () => {
  const failures = lfi3.forEachConcur(
    async (n: number) => {
      throw new Error(`${n}`)
    },
    lfi3.asConcur([1, 2]),
  )

  await expect(failures).rejects.not.toBeInstanceOf(AggregateError)
})

test('lfi 3 takes no notice of a backpressureStrategy', async () => {
  const asAsync: unknown = lfi3.asAsync
  const values = (asAsync as AsAsync)(lfi3.asConcur([1, 2, 3]), {
    backpressureStrategy: { bufferLimit: 1, overflowStrategy: 'drop-last' },
  })

  expect(await lfi3.reduceAsync(lfi3.toArray(), values)).toEqual([1, 2, 3])
})
