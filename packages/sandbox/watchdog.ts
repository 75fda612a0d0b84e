import {
  blockedMilliseconds,
  pingMilliseconds,
  totalMilliseconds,
} from './limits'

/**
 * Decides when a run that began at `start` has to be ended. Time during which
 * the page itself slept (a closed lid, a hidden tab) counts neither as blocking
 * nor as running.
 */
export const createWatchdog = (start: number) => {
  let lastAnswer = start
  let lastTick = start
  let asleep = 0
  /** The run's time of the last printed lines, and when the page read them. */
  let read = { until: start, now: Number.NEGATIVE_INFINITY }
  return {
    /** The run has answered: it does not block. */
    answered: (now: number): void => {
      lastAnswer = Math.max(lastAnswer, now)
    },
    /** Something came that was printed `at` milliseconds into the run. */
    printed: (at: number, now: number): void => {
      read = { until: start + at, now }
    },
    /** To be called with each ping: whether the run has to be ended. */
    tick: (now: number): 'fine' | 'blocked' | 'timed-out' => {
      const slept = now - lastTick - pingMilliseconds
      lastTick = now
      if (slept > blockedMilliseconds / 2) {
        asleep += slept
        lastAnswer = now
      }
      // Ping replies queue behind printed lines, and a page may take longer to
      // show lines than the run took to print them.
      const isReading = now - read.now < 2 * pingMilliseconds
      const known = isReading ? Math.min(now, read.until) : now
      if (known - lastAnswer >= blockedMilliseconds) {
        return 'blocked'
      }
      return now - start - asleep >= totalMilliseconds ? 'timed-out' : 'fine'
    },
  }
}
