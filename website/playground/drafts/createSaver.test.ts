import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaver } from './createSaver'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a pause in typing saves once', () => {
  const save = vi.fn()
  const saver = createSaver(save)
  saver.touch()
  vi.advanceTimersByTime(200)
  saver.touch()
  vi.advanceTimersByTime(1000)
  expect(save).toHaveBeenCalledTimes(1)
})

test('a crash while typing without a pause costs at most two seconds', () => {
  const save = vi.fn()
  const saver = createSaver(save)
  for (let key = 0; key < 100; key++) {
    saver.touch()
    vi.advanceTimersByTime(100)
  }
  expect(save.mock.calls.length).toBeGreaterThanOrEqual(4)
})

test('leaving saves at once, and only if there is something to save', () => {
  const save = vi.fn()
  const saver = createSaver(save)
  saver.flush()
  expect(save).not.toHaveBeenCalled()
  saver.touch()
  saver.flush()
  vi.advanceTimersByTime(1000)
  expect(save).toHaveBeenCalledTimes(1)
})
