import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mapWithLimit } from './mapWithLimit'

const numbers = Array.from({ length: 50 }, (_, index) => index)

test('only a few are at work at once, and results keep their order', async () => {
  let working = 0
  let most = 0
  const doubled = await mapWithLimit(numbers, async number => {
    working++
    most = Math.max(most, working)
    await setTimeout(number % 3)
    working--
    return number * 2
  })

  expect(most).toBe(8)
  expect(doubled).toEqual(numbers.map(number => number * 2))
})

test('a failure is told, and nothing new begins', async () => {
  const begun: number[] = []
  const failing = mapWithLimit(numbers, async number => {
    begun.push(number)
    await setTimeout(1)
    throw new Error(`no ${number}`)
  })

  await expect(failing).rejects.toThrow('no 0')
  await setTimeout(20)
  expect(begun).toHaveLength(8)
})
