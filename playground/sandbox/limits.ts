import type { RunLimits } from './runTypes'

/**
 * A blocked run is looked at every quarter of a second, so that it ends well
 * within five seconds of having stopped to answer.
 */
export const defaultLimits: RunLimits = {
  blockedMilliseconds: 4000,
  totalMilliseconds: 60_000,
  entries: 5000,
  characters: 2_000_000,
}

/** Beyond those: an error, or why a run ended, and a hint. */
export const endEntries = 3

/** How often the worker is asked whether it still answers. */
export const pingMilliseconds = 250

/** A sandbox's page that has loaded answers at once. */
export const loadMilliseconds = 3000

/** A sandbox that has not started by then is not going to. */
export const startMilliseconds = 15_000
