import type { Activity } from './activity'

type EndOptions = {
  readonly activity: Activity
  readonly now: () => number
  readonly onWaiting: () => void
  readonly onEnd: (isSettled: boolean) => void
}

/** How long to wait for work that is not counted, such as a digest. */
const settledGrace = 30
const unsettledGrace = 1000

/**
 * Finds the end of a run: its module is evaluated and nothing is awaited. A
 * module that awaits something which nothing can settle ends as well.
 */
export const createEndWatch = ({
  activity,
  now,
  onWaiting,
  onEnd,
}: EndOptions) => {
  const { setTimeout, clearTimeout } = globalThis
  let isSettled = false
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let idleSince: number | undefined

  const check = (): void => {
    if (isOver) {
      return
    }
    clearTimeout(timer)
    idleSince = undefined
    if (activity.count() > 0) {
      return
    }
    idleSince = now()
    const grace = isSettled ? settledGrace : unsettledGrace
    timer = setTimeout(() => {
      if (isOver || activity.count() > 0) {
        return
      }
      isOver = true
      onEnd(isSettled)
    }, grace)
  }

  return {
    check,
    settle: (): void => {
      isSettled = true
      if (activity.count() > 0) {
        onWaiting()
      }
      check()
    },
    end: (): void => {
      isOver = true
    },
    /** Since when nothing that is counted is pending. */
    idleSince: (): number | undefined => idleSince,
  }
}
