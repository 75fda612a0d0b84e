/** A run that has not answered for this long is ended. */
export const blockedMilliseconds = 4000

/** A run that still awaits something after this long is ended. */
export const totalMilliseconds = 60_000

/** How often the worker is asked whether it still answers. */
export const pingMilliseconds = 250

/** A sandbox that has not started by then is not going to. */
export const startMilliseconds = 8000

/** The cap of a run: what is printed beyond it is counted, not shown. */
export const outputCap = { entries: 5000, characters: 2_000_000 }

/** The longest text of one line. */
export const MAX_TEXT = 10_000
