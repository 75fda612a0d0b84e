type Sleeper = { due: number; wake: () => void }

export type VirtualClock = {
  now: () => number
  sleep: (duration: number) => Promise<void>
  /** Runs `task` to its end, moving time on whenever everything waits. */
  run: <Result>(task: () => Promise<Result>) => Promise<Result>
}

/**
 * A clock that jumps from one due time to the next, so that a run takes no time
 * and comes out the same on a busy machine as on an idle one.
 */
export const createVirtualClock = (): VirtualClock => {
  let time = 0
  const sleepers: Sleeper[] = []

  const sleep = (duration: number): Promise<void> =>
    new Promise(wake => {
      sleepers.push({ due: time + duration, wake })
    })

  const wakeNext = (): void => {
    // A stable sort: sleepers due at the same time wake in the order they came.
    sleepers.sort((a, b) => a.due - b.due)
    const next = sleepers.shift()
    if (!next) {
      throw new Error('The run waits for something other than its clock.')
    }
    time = next.due
    next.wake()
  }

  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    let isDone = false
    const result = task().finally(() => {
      isDone = true
    })
    for (;;) {
      // A macrotask later every promise that could settle by itself has.
      await new Promise(resolve => setImmediate(resolve))
      if (isDone) {
        return result
      }
      wakeNext()
    }
  }

  return { now: () => time, sleep, run }
}
