import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { choices } from './choices'

const all = Object.values(choices).flat()

test('every chosen function exists', () => {
  expect(all.filter(({ name }) => !(name in lfi))).toEqual([])
})

test('the flavours named for a choice are those that lfi has', () => {
  const wrong = all.filter(
    ({ name, async, concur }) =>
      async !== `${name}Async` in lfi || concur !== `${name}Concur` in lfi,
  )

  expect(wrong).toEqual([])
})

test('no task is listed twice', () => {
  expect(new Set(all.map(({ want }) => want)).size).toBe(all.length)
})
