import type { Frame } from './frame'
import {
  blockedMilliseconds,
  pingMilliseconds,
  startMilliseconds,
  totalMilliseconds,
} from './limits'
import type {
  CodeLocation,
  ConsoleEntry,
  RunRequest,
  WorkerMessage,
} from './messages'
import { createWatchdog } from './watchdog'

/** What a run tells while it goes on. */
export type SandboxEvent =
  /** The module's own statements run; or only timers or answers are awaited. */
  | { readonly type: 'phase'; readonly phase: 'running' | 'waiting' }
  | { readonly type: 'entry'; readonly entry: ConsoleEntry }

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

const seconds = (milliseconds: number): string =>
  `${milliseconds / 1000} seconds`

const blocked: Ending = {
  status: 'blocked',
  message: `Ended: the code ran for ${seconds(blockedMilliseconds)} without a pause.`,
}
const timedOut: Ending = {
  status: 'timed-out',
  message: `Ended: the code was still waiting after ${seconds(totalMilliseconds)}, the most a run may take.`,
}
const flooded: Ending = {
  status: 'blocked',
  message: 'Ended: the run sent more messages than the page accepts.',
}
const notStarted: Ending = {
  status: 'not-started',
  message:
    'The sandbox did not start. A browser extension or a strict network may have blocked sandbox.html; reload the page to try again.',
}

type FrameRun = {
  readonly request: RunRequest
  readonly onEvent: (event: SandboxEvent) => void
  readonly onEnd: (ending: Ending) => void
  /** The browser could not read the code: nothing of it ran. */
  readonly onUnread: (failure: string) => void
  /**
   * Reads what a recorder sent, which may be anything; false if it is nothing
   * that an honest one sends, which ends the run.
   */
  readonly acceptReport?: ((report: unknown) => boolean) | undefined
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
const watchFrame = (frame: Frame, end: (ending: Ending) => void) => {
  const opened = performance.now()
  /** There is one once the sandbox has started. */
  let watchdog: ReturnType<typeof createWatchdog> | undefined
  const timer = setInterval(() => {
    const now = performance.now()
    if (watchdog) {
      frame.send({ type: 'ping' })
      const verdict = watchdog.tick(now)
      if (verdict !== 'fine') {
        end(verdict === 'blocked' ? blocked : timedOut)
      }
    } else if (now - opened > startMilliseconds) {
      end(notStarted)
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
  { request, onEvent, onEnd, onUnread, acceptReport }: FrameRun,
): (() => void) => {
  const watched = watchFrame(frame, onEnd)
  const onMessage = (message: WorkerMessage): void => {
    if (message.type === 'ready') {
      watched.ready()
      onEvent({ type: 'phase', phase: 'running' })
    } else if (message.type === 'pong') {
      watched.answered()
    } else if (message.type === 'waiting') {
      onEvent({ type: 'phase', phase: 'waiting' })
    } else if (message.type === 'entry') {
      watched.printed(message.at)
      onEvent({ type: 'entry', entry: message.entry })
    } else if (message.type === 'report') {
      if (!acceptReport?.(message.report)) {
        onEnd(flooded)
      }
    } else if (message.isUnread) {
      watched.stop()
      onUnread(message.failure)
    } else {
      onEnd(toEnding(message))
    }
  }
  frame.listen({
    onMessage,
    onFlood: () => onEnd(flooded),
    onFailure: message => {
      onEvent({
        type: 'entry',
        entry: { kind: 'output', level: 'error', text: message, depth: 0 },
      })
      onEnd({ status: 'failed', message })
    },
  })
  // The port queues it: the page may be busy when the worker is ready.
  frame.send(request)
  return () => {
    watched.stop()
    frame.remove()
  }
}
