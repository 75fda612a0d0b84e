import type { Frame } from './createFrame'
import { pingMilliseconds, startMilliseconds } from './limits'
import type { Ending, RunLimits } from './runTypes'
import {
  blockedSentence,
  notStartedSentence,
  timedOutSentence,
} from './sentences'
import { createWatchdog } from './watchdog'

/** Sees to it that a sandbox that blocks, or never starts, is ended. */
export const watchFrame = (
  frame: Frame,
  limits: RunLimits,
  end: (ending: Ending) => void,
) => {
  const started = performance.now()
  const watchdog = createWatchdog({
    start: started,
    interval: pingMilliseconds,
    ...limits,
  })
  let isReady = false
  const timer = setInterval(() => {
    const now = performance.now()
    if (!isReady) {
      watchdog.answered(now)
      if (now - started > startMilliseconds) {
        end({ status: 'not-started', message: notStartedSentence })
      }
      return
    }
    frame.send({ type: 'ping' })
    const verdict = watchdog.tick(now)
    if (verdict === 'blocked') {
      end({ status: 'blocked', message: blockedSentence(limits) })
    }
    if (verdict === 'timed-out') {
      end({ status: 'timed-out', message: timedOutSentence(limits) })
    }
  }, pingMilliseconds)
  return {
    ready: (): void => {
      isReady = true
      watchdog.tick(performance.now())
      watchdog.answered(performance.now())
    },
    answered: (): void => watchdog.answered(performance.now()),
    stop: (): void => clearInterval(timer),
  }
}
