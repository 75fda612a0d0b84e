import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { turns } from './fixtures/turns'

type Numbers = lfi.ConcurIterable<number>

/** 300 comes first in the source, and last on arrival. */
const arriving = (): Numbers =>
  lfi.mapConcur(
    async (n: number) => {
      await turns(n)
      return n
    },
    lfi.asConcur([300, 1, 150]),
  )

const steps: [
  string,
  (values: Numbers) => lfi.ConcurIterable<unknown>,
  unknown,
][] = [
  ['mapConcur', values => values, [1, 150, 300]],
  ['excludeConcur', lfi.excludeConcur([9]), [1, 150, 300]],
  ['uniqueConcur', lfi.uniqueConcur, [1, 150, 300]],
  ['dropConcur', lfi.dropConcur(1), [150, 300]],
  ['dropWhileConcur', lfi.dropWhileConcur(n => n < 2), [150, 300]],
  ['takeConcur', lfi.takeConcur(2), [1, 150]],
  ['takeWhileConcur', lfi.takeWhileConcur(n => n < 200), [1, 150]],
  ['sliceConcur', lfi.sliceConcur(1, 2), [150]],
  ['atConcur', lfi.atConcur(0), [1]],
  ['chunkConcur', lfi.chunkConcur(2), [[1, 150], [300]]],
  [
    'indexConcur',
    lfi.indexConcur,
    [
      [0, 1],
      [1, 150],
      [2, 300],
    ],
  ],
  [
    'zipConcur',
    values => lfi.zipConcur(values, 'abc'),
    [
      [1, 'a'],
      [150, 'b'],
      [300, 'c'],
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
  const keyOf = async (n: number) => {
    await turns(n)
    return 'same'
  }
  const kept = lfi.uniqueByConcur(keyOf, lfi.asConcur([200, 1]))

  expect(await lfi.reduceConcur(lfi.toArray(), kept)).toEqual([1])
})
