import { expect, test } from 'vitest'
import { choices } from './choices'

test('no task is listed twice', () => {
  const all = Object.values(choices).flat()

  expect(new Set(all.map(({ want }) => want)).size).toBe(all.length)
})
