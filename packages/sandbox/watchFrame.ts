import type { Frame } from './createFrame'
import { pingMilliseconds, startMilliseconds } from './limits'
import type { Ending } from './runInFrame'
import {
  blockedSentence,
  notStartedSentence,
  timedOutSentence,
} from './sentences'
import { createWatchdog } from './watchdog'

/** What is added to the sentence on a run that was ended. */
export type LikelyCauses = {
  readonly blocked: string
  readonly timedOut: string
}

/** Sees to it that a sandbox that blocks, or never starts, is ended. */
export const watchFrame = (
  frame: Frame,
  end: (ending: Ending) => void,
  causes: LikelyCauses = { blocked: '', timedOut: '' },
) => {
  const opened = performance.now()
  /** There is one once the sandbox has started. */
  let watchdog: ReturnType<typeof createWatchdog> | undefined
  const timer = setInterval(() => {
    const now = performance.now()
    if (!watchdog) {
      if (now - opened > startMilliseconds) {
        end({ status: 'not-started', message: notStartedSentence })
      }
      return
    }
    frame.send({ type: 'ping' })
    const verdict = watchdog.tick(now)
    if (verdict === 'blocked') {
      end({ status: 'blocked', message: blockedSentence + causes.blocked })
    }
    if (verdict === 'timed-out') {
      end({ status: 'timed-out', message: timedOutSentence + causes.timedOut })
    }
  }, pingMilliseconds)
  return {
    ready: (): void => {
      // Once: a sandbox that says so again gets no more time.
      watchdog ??= createWatchdog(performance.now())
    },
    answered: (): void => watchdog?.answered(performance.now()),
    printed: (at: number): void => watchdog?.printed(at, performance.now()),
    stop: (): void => clearInterval(timer),
  }
}
