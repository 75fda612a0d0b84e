type Timer = { at: number; resolve: () => void }

export type VirtualClock = {
  now: () => number
  sleep: (milliseconds: number) => Promise<void>
  /** Fires timers in order, without waiting, until none is left. */
  runToEnd: () => Promise<void>
}

/** Lets every promise callback that is ready run first. */
const drainMicrotasks = () =>
  new Promise<void>(resolve => setImmediate(resolve))

/**
 * A clock that jumps from timer to timer, so that a run takes no time and gives
 * the same numbers on every machine.
 */
export const createVirtualClock = (): VirtualClock => {
  let now = 0
  const timers: Timer[] = []
  const sleep = (milliseconds: number) =>
    new Promise<void>(resolve => {
      timers.push({ at: now + milliseconds, resolve })
      timers.sort((a, b) => a.at - b.at)
    })
  const runToEnd = async () => {
    await drainMicrotasks()
    for (let timer = timers.shift(); timer; timer = timers.shift()) {
      now = timer.at
      timer.resolve()
      await drainMicrotasks()
    }
  }
  return { now: () => now, sleep, runToEnd }
}
