import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActivity } from './activity'
import { createEndWatch } from './watchEnd'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

test('a run has been idle since its last work, not since its end was noticed', () => {
  const ends: boolean[] = []
  const activity = createActivity(() => watch.check())
  const watch = createEndWatch({
    activity,
    now: () => Date.now(),
    onWaiting: () => undefined,
    onEnd: isSettled => ends.push(isSettled),
  })
  const end = activity.begin()
  watch.settle()
  vi.advanceTimersByTime(120)
  expect(watch.idleSince()).toBeUndefined()
  end()
  vi.advanceTimersByTime(29)
  expect(ends).toEqual([])
  vi.advanceTimersByTime(1)

  expect(ends).toEqual([true])
  expect(watch.idleSince()).toBe(120)
})
