export type Activity = ReturnType<typeof createActivity>

/** Counts what a run still waits for: timers and answers from the network. */
export const createActivity = (onChange: () => void) => {
  let count = 0
  return {
    /** Returns what ends it. */
    begin: () => {
      count++
      let isOver = false
      return () => {
        if (isOver) {
          return
        }
        isOver = true
        count--
        onChange()
      }
    },
    count: () => count,
  }
}

// Taken before a visitor's code can replace them.
const { apply } = Reflect
const { get, set, delete: remove } = Map.prototype

type Callback = (...args: unknown[]) => void

const toFunction = (callback: unknown): Callback => {
  if (typeof callback !== 'function') {
    throw new TypeError('The callback of a timer must be a function.')
  }
  return (...args) => apply(callback, undefined, args)
}

/** Replaces the timers by ones that are counted until they have fired. */
export const trackTimers = (activity: Activity): void => {
  const { setTimeout, setInterval, clearTimeout } = globalThis
  const ends = new Map<unknown, () => void>()

  const clear = (id?: unknown): void => {
    const key: unknown = typeof id === 'string' ? +id : id
    clearTimeout(key as number)
    apply(get, ends, [key])?.()
    apply(remove, ends, [key])
  }

  const tracked = {
    setTimeout: (callback: unknown, delay?: number, ...args: unknown[]) => {
      const run = toFunction(callback)
      const end = activity.begin()
      const id = setTimeout(() => {
        apply(remove, ends, [id])
        try {
          apply(run, undefined, args)
        } finally {
          end()
        }
      }, delay)
      apply(set, ends, [id, end])
      return id
    },
    setInterval: (callback: unknown, delay?: number, ...args: unknown[]) => {
      const run = toFunction(callback)
      const id = setInterval(() => apply(run, undefined, args), delay)
      apply(set, ends, [id, activity.begin()])
      return id
    },
    // Each with the name that it is printed with.
    clearTimeout: (id?: unknown) => clear(id),
    clearInterval: (id?: unknown) => clear(id),
  }
  Object.assign(globalThis, tracked)
}
