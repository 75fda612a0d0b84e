import { afterEach, expect, test, vi } from 'vitest'
import { RUN_AT_ONCE, takeRunRequest } from './runAtOnce'

afterEach(() => vi.unstubAllGlobals())

test('an entry asks for a run once, and keeps what else it has', () => {
  const history = {
    state: { ...RUN_AT_ONCE, top: 3 } as unknown,
    replaceState: (state: unknown): void => {
      history.state = state
    },
  }
  vi.stubGlobal('history', history)
  expect(takeRunRequest()).toBe(true)
  expect(history.state).toEqual({ top: 3 })
  expect(takeRunRequest()).toBe(false)
  history.state = null
  expect(takeRunRequest()).toBe(false)
})
