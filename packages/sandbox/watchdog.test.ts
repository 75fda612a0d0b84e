import { expect, test } from 'vitest'
import { createWatchdog } from './watchdog'

/** Ticks every quarter of a second until the verdict is not "fine". */
const runUntil = (end: number, answersUntil: number) => {
  const watchdog = createWatchdog(0)
  for (let now = 250; now <= end; now += 250) {
    if (now <= answersUntil) {
      watchdog.answered(now)
    }
    const verdict = watchdog.tick(now)
    if (verdict !== 'fine') {
      return { verdict, now }
    }
  }
  return { verdict: 'fine', now: end }
}

test('a run that stops answering is ended within five seconds', () => {
  expect(runUntil(90_000, 10_000)).toEqual({ verdict: 'blocked', now: 14_000 })
})

test('a run that answers may go on until the longer limit', () => {
  expect(runUntil(90_000, 90_000)).toEqual({
    verdict: 'timed-out',
    now: 60_000,
  })
})

test('time that the page slept counts for neither limit', () => {
  const watchdog = createWatchdog(0)
  watchdog.tick(250)

  expect(watchdog.tick(3_600_000)).toBe('fine')
  watchdog.answered(3_600_100)
  expect(watchdog.tick(3_600_250)).toBe('fine')
})
