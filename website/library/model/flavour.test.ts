import { expect, test } from 'vitest'
import { isFlavour } from './flavour'

test('there are three flavours', () => {
  expect(['plain', 'async', 'concur'].map(isFlavour)).toEqual([
    true,
    true,
    true,
  ])
  expect(['', 'Async', 'sync', undefined, 0].some(isFlavour)).toBe(false)
})
