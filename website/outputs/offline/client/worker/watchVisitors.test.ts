import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchVisitors } from './watchVisitors'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const isDone = async (work: Promise<void>): Promise<boolean> => {
  const done = vi.fn()
  void work.then(done)
  await vi.advanceTimersByTimeAsync(0)
  return done.mock.calls.length > 0
}

test('work that nobody waits beside goes on at once', async () => {
  expect(await isDone(watchVisitors().whenNobodyWaits())).toBe(true)
})

test('each request of a page puts it off, and it goes on after the last', async () => {
  const visitors = watchVisitors()
  visitors.noteRequest()
  const work = visitors.whenNobodyWaits()
  await vi.advanceTimersByTimeAsync(1500)
  visitors.noteRequest()
  await vi.advanceTimersByTimeAsync(1500)
  expect(await isDone(work)).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(await isDone(work)).toBe(true)
})
