type EndOptions = {
  readonly now: () => number
  /** Nothing is awaited any more, since then; or nothing that can settle. */
  readonly onEnd: (isSettled: boolean, idleSince: number) => void
}

/** How long to wait for work that is not counted, such as a digest. */
const settledGrace = 30
const unsettledGrace = 1000

export type Activity = ReturnType<typeof createActivity>

/**
 * Counts what a run still waits for, and so finds its end: its module is
 * evaluated and nothing is pending. A module that awaits something which nothing
 * can settle ends as well.
 */
export const createActivity = ({ now, onEnd }: EndOptions) => {
  const { setTimeout, clearTimeout } = globalThis
  let pending = 0
  let isSettled = false
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = (): void => {
    clearTimeout(timer)
    if (isOver || pending > 0) {
      return
    }
    const idleSince = now()
    timer = setTimeout(
      () => {
        isOver = true
        onEnd(isSettled, idleSince)
      },
      isSettled ? settledGrace : unsettledGrace,
    )
  }

  return {
    check,
    /** Something is pending, until the result is called, once. */
    begin: () => {
      pending++
      check()
      return (): void => {
        pending--
        check()
      }
    },
    /** The module's own statements are through. */
    settle: (): void => {
      isSettled = true
      check()
    },
    stop: (): void => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** Replaces the timers by ones that are counted until they have fired. */
const trackTimers = (activity: Activity): void => {
  const { setTimeout, setInterval, clearTimeout } = globalThis
  const ends = new Map<number, () => void>()

  const clear = (id: unknown): void => {
    const key = Number(id)
    clearTimeout(key)
    ends.get(key)?.()
    ends.delete(key)
  }
  const counted =
    (start: (run: () => void, delay?: number) => unknown, isOnce: boolean) =>
    (callback: unknown, delay?: number, ...args: unknown[]) => {
      if (typeof callback !== 'function') {
        throw new TypeError('The callback of a timer must be a function.')
      }
      const id = start(() => {
        try {
          callback(...args)
        } finally {
          if (isOnce) {
            clear(id)
          }
        }
      }, delay)
      ends.set(Number(id), activity.begin())
      return id
    }
  Object.assign(globalThis, {
    setTimeout: counted(setTimeout, true),
    setInterval: counted(setInterval, false),
    // Each with the name that it is printed with.
    clearTimeout: (id?: unknown) => clear(id),
    clearInterval: (id?: unknown) => clear(id),
  })
}

const trackTimeoutSignals = (activity: Activity): void => {
  const { timeout } = AbortSignal
  AbortSignal.timeout = milliseconds => {
    const signal = timeout.call(AbortSignal, milliseconds)
    signal.addEventListener('abort', activity.begin(), { once: true })
    return signal
  }
}

/** What requests are answered with: there is no network. */
export type Answers = {
  /** Undefined for an address that is not answered. */
  readonly answer: (address: string) =>
    | {
        readonly body: unknown
        readonly status: number
        readonly milliseconds: number
      }
    | undefined
  /** What is said of an address that nothing answers, as a sentence. */
  readonly refusal: (address: string) => string
}

/**
 * Replaces `fetch`. The sandbox's policy refuses all addresses in any case; this
 * says so in a sentence.
 */
const replaceFetch = ({ answer, refusal }: Answers): void => {
  const { setTimeout } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: unknown): Promise<Response> => {
      const address = input instanceof Request ? input.url : String(input)
      const answered = answer(address)
      if (!answered) {
        throw new TypeError(refusal(address))
      }
      const { body, status, milliseconds } = answered
      await new Promise(resolve => setTimeout(resolve, milliseconds))
      return Response.json(body, { status })
    },
  })
}

/** Has everything counted that code may wait for. */
export const trackActivity = (activity: Activity, answers: Answers): void => {
  trackTimers(activity)
  trackTimeoutSignals(activity)
  replaceFetch(answers)
}
