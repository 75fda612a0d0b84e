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
  return {
    /** The run has answered: it does not block. */
    answered: (now: number): void => {
      lastAnswer = Math.max(lastAnswer, now)
    },
    /** To be called with each ping: whether the run has to be ended. */
    tick: (now: number): 'fine' | 'blocked' | 'timed-out' => {
      const slept = now - lastTick - pingMilliseconds
      lastTick = now
      if (slept > blockedMilliseconds / 2) {
        asleep += slept
        lastAnswer = now
      }
      if (now - lastAnswer >= blockedMilliseconds) {
        return 'blocked'
      }
      return now - start - asleep >= totalMilliseconds ? 'timed-out' : 'fine'
    },
  }
}
