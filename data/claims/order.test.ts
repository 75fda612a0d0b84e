import * as lfi from 'lfi'
import { expect, test } from 'vitest'

type Numbers = lfi.ConcurIterable<number>

/** 30 comes first in the source, and last on arrival. */
const arriving = (): Numbers =>
  lfi.mapConcur(
    async (ms: number) => {
      await new Promise(resolve => setTimeout(resolve, ms))
      return ms
    },
    lfi.asConcur([30, 1, 15]),
  )

const steps: [
  string,
  (values: Numbers) => lfi.ConcurIterable<unknown>,
  unknown,
][] = [
  ['mapConcur', values => values, [1, 15, 30]],
  ['excludeConcur', lfi.excludeConcur([9]), [1, 15, 30]],
  ['uniqueConcur', lfi.uniqueConcur, [1, 15, 30]],
  ['dropConcur', lfi.dropConcur(1), [15, 30]],
  ['dropWhileConcur', lfi.dropWhileConcur(n => n < 2), [15, 30]],
  ['takeConcur', lfi.takeConcur(2), [1, 15]],
  ['takeWhileConcur', lfi.takeWhileConcur(n => n < 20), [1, 15]],
  ['sliceConcur', lfi.sliceConcur(1, 2), [15]],
  ['atConcur', lfi.atConcur(0), [1]],
  [
    'indexConcur',
    lfi.indexConcur,
    [
      [0, 1],
      [1, 15],
      [2, 30],
    ],
  ],
  [
    'zipConcur',
    values => lfi.zipConcur(values, 'abc'),
    [
      [1, 'a'],
      [15, 'b'],
      [30, 'c'],
    ],
  ],
]

test.each(steps)(
  '%s gives values in order of arrival',
  async (_, step, expected) => {
    const values = step(arriving())

    expect(await lfi.reduceConcur(lfi.toArray(), values)).toEqual(expected)
  },
)

test('uniqueByConcur keeps the value whose key is known first', async () => {
  const keyOf = async (ms: number) => {
    await new Promise(resolve => setTimeout(resolve, ms))
    return 'same'
  }
  const kept = lfi.uniqueByConcur(keyOf, lfi.asConcur([20, 1]))

  expect(await lfi.reduceConcur(lfi.toArray(), kept)).toEqual([1])
})
