/**
 * A run that has not answered for this long is ended. It is asked every quarter
 * of a second, so that it ends well within five seconds of its last answer.
 */
export const blockedMilliseconds = 4000

/** A run that still awaits something after this long is ended. */
export const totalMilliseconds = 60_000

/** What is printed beyond these is counted, not shown. */
export const outputLimits = { entries: 5000, characters: 2_000_000 }
export type OutputLimits = Readonly<typeof outputLimits>

/** A run may print its end beyond those: an error, or why it ended, and a hint. */
export const endEntries = 3

/** How often the worker is asked whether it still answers. */
export const pingMilliseconds = 250

/** A sandbox's page that has loaded answers at once. */
export const loadMilliseconds = 3000

/** A sandbox that has not started by then is not going to. */
export const startMilliseconds = 15_000
