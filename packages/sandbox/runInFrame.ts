import type { Frame } from './createFrame'
import { pingMilliseconds, startMilliseconds } from './limits'
import type {
  CodeLocation,
  ConsoleEntry,
  RunRequest,
  WorkerMessage,
} from './messages'
import {
  blockedSentence,
  floodSentence,
  notStartedSentence,
  timedOutSentence,
} from './sentences'
import { createWatchdog } from './watchdog'

/** What a run tells while it goes on. */
export type SandboxEvent =
  /** The module's own statements run; or only timers or answers are awaited. */
  | { readonly type: 'phase'; readonly phase: 'running' | 'waiting' }
  | { readonly type: 'entries'; readonly entries: readonly ConsoleEntry[] }

export type Ending = {
  readonly status:
    | 'completed'
    | 'failed'
    | 'stopped'
    | 'blocked'
    | 'timed-out'
    | 'not-started'
  /** A sentence for the visitor; empty when the run completed. */
  readonly message: string
  readonly location?: CodeLocation
  /** How long the code took, if its end was seen; as the worker says. */
  readonly milliseconds?: number
}

type FrameRun = {
  readonly request: RunRequest
  readonly onEvent: (event: SandboxEvent) => void
  readonly onEnd: (ending: Ending) => void
  /** The browser could not read the code: nothing of it ran. */
  readonly onUnread: (failure: string) => void
  /**
   * Reads what an instrument sent, which may be anything; false if it is nothing
   * that an honest one sends, which ends the run.
   */
  readonly acceptReport?: ((report: unknown) => boolean) | undefined
  /** Added to the sentence on a run that was ended. */
  readonly causes?: { readonly blocked: string; readonly timedOut: string }
}

const toEnding = ({
  failure,
  location,
  milliseconds,
}: Extract<WorkerMessage, { type: 'ended' }>): Ending => ({
  status: failure === '' ? 'completed' : 'failed',
  message: failure,
  ...(location ? { location } : {}),
  ...(milliseconds === undefined ? {} : { milliseconds }),
})

/** Sees to it that a sandbox that blocks, or never starts, is ended. */
const watchFrame = (
  frame: Frame,
  end: (ending: Ending) => void,
  causes: FrameRun['causes'] = { blocked: '', timedOut: '' },
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

/** Runs code in a frame that nothing has run in; the result removes it. */
export const runInFrame = (
  frame: Frame,
  { request, onEvent, onEnd, onUnread, acceptReport, causes }: FrameRun,
): (() => void) => {
  const watched = watchFrame(frame, onEnd, causes)
  const flooded = (): void =>
    onEnd({ status: 'blocked', message: floodSentence })
  const handle = (message: WorkerMessage): void => {
    if (message.type === 'ready') {
      watched.ready()
      onEvent({ type: 'phase', phase: 'running' })
    } else if (message.type === 'pong') {
      watched.answered()
    } else if (message.type === 'waiting') {
      onEvent({ type: 'phase', phase: 'waiting' })
    } else if (message.type === 'entries') {
      watched.printed(message.at)
      onEvent({ type: 'entries', entries: message.entries })
    } else if (message.type === 'report') {
      if (!acceptReport?.(message.report)) {
        flooded()
      }
    } else if (message.isUnread) {
      watched.stop()
      onUnread(message.failure)
    } else {
      onEnd(toEnding(message))
    }
  }
  frame.listen({
    onFailure: message => {
      onEvent({
        type: 'entries',
        entries: [{ kind: 'output', level: 'error', text: message, depth: 0 }],
      })
      onEnd({ status: 'failed', message })
    },
    onMessage: message => (message ? handle(message) : flooded()),
  })
  // It waits at the worker: the page may be busy when that is ready.
  frame.send(request)
  return () => {
    watched.stop()
    frame.remove()
  }
}
