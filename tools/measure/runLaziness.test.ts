import { expect, test } from 'vitest'
import { runLaziness } from './runLaziness'

test('nothing runs for values after the one that was found', async () => {
  const { result, steps } = await runLaziness()

  expect(result).toBe(144)
  expect(Math.max(...steps.map(({ value }) => value))).toBe(12)
})

test('each value goes through all stages before the next one is made', async () => {
  const { steps } = await runLaziness()

  expect(steps.slice(0, 5)).toEqual([
    { stage: 'map', value: 1 },
    { stage: 'filter', value: 1 },
    { stage: 'map', value: 2 },
    { stage: 'filter', value: 2 },
    { stage: 'find', value: 2 },
  ])
})

test('array methods call their callbacks for every value', async () => {
  const { arrayCalls } = await runLaziness()
  expect(arrayCalls).toBeGreaterThan(2_000_000)
})
