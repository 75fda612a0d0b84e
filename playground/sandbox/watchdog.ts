export type Verdict = 'fine' | 'blocked' | 'timed-out'

export type Watchdog = {
  /** The run has answered: it does not block. */
  readonly answered: (now: number) => void
  /** To be called every `interval`; tells what is to be done. */
  readonly tick: (now: number) => Verdict
}

type WatchdogOptions = {
  readonly start: number
  readonly interval: number
  readonly blockedMilliseconds: number
  readonly totalMilliseconds: number
}

/**
 * Decides when a run has to be ended. Time during which the page itself slept
 * (a closed lid, a hidden tab) counts neither as blocking nor as running.
 */
export const createWatchdog = ({
  start,
  interval,
  blockedMilliseconds,
  totalMilliseconds,
}: WatchdogOptions): Watchdog => {
  let lastAnswer = start
  let lastTick = start
  let asleep = 0
  return {
    answered: now => {
      lastAnswer = Math.max(lastAnswer, now)
    },
    tick: now => {
      const slept = now - lastTick - interval
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
