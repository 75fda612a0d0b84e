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

test('a page that is slow to show lines takes no run for one that blocks', () => {
  const watchdog = createWatchdog(0)
  for (let now = 250; now <= 9000; now += 250) {
    watchdog.printed(now / 10, now)

    expect(watchdog.tick(now)).toBe('fine')
  }
  watchdog.answered(9100)
  expect(watchdog.tick(9250)).toBe('fine')
})

test('a run that prints without a pause is ended like one that prints nothing', () => {
  const watchdog = createWatchdog(0)
  let now = 0
  do {
    now += 250
    watchdog.printed(now - 100, now)
  } while (watchdog.tick(now) === 'fine')

  expect(now).toBe(4250)
})

test('a run that printed much and blocks then is ended once that is shown', () => {
  const watchdog = createWatchdog(0)
  for (let now = 250; now <= 5000; now += 250) {
    watchdog.printed(now / 10, now)
    watchdog.tick(now)
  }

  expect(watchdog.tick(5250)).toBe('fine')
  expect(watchdog.tick(5500)).toBe('blocked')
})
