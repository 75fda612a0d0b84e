import { expect, test } from 'vitest'
import { moveTab } from './tabs'

test('arrow keys go round in both directions', () => {
  expect(moveTab('ArrowRight', 2, 3)).toBe(0)
  expect(moveTab('ArrowLeft', 0, 3)).toBe(2)
})

test('Home and End lead to the first and the last tab', () => {
  expect(moveTab('Home', 1, 3)).toBe(0)
  expect(moveTab('End', 1, 3)).toBe(2)
})

test('other keys lead nowhere', () => {
  expect(moveTab('a', 1, 3)).toBeUndefined()
})
