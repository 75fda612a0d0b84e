import type { Frame } from './frame'
import { pingMilliseconds, startMilliseconds } from './limits'
import type { CodeLocation, ConsoleEntry, RunRequest } from './messages'
import { createWatchdog } from './watchdog'

/** What a run tells while it goes on. */
export type SandboxEvent =
  | { readonly type: 'phase'; readonly phase: 'running' }
  | { readonly type: 'entry'; readonly entry: ConsoleEntry }

export type Ending = {
  readonly status:
    | 'completed'
    | 'failed'
    | 'stopped'
    | 'blocked'
    | 'flooded'
    | 'timed-out'
    | 'not-started'
  /** Of an error, or of a run that could not start. */
  readonly message?: string
  readonly location?: CodeLocation
  /** How long the code took: as the worker says, if it has seen its end. */
  readonly milliseconds: number
  /** The browser could not read the code: nothing of it ran. */
  readonly isUnread?: true
}

const NOT_STARTED =
  'The sandbox could not be loaded. Running code needs a connection to this site, or something blocked sandbox.html. Check your connection and run again.'

type FrameRun = {
  readonly request: RunRequest
  readonly onEvent: (event: SandboxEvent) => void
  /**
   * Reads what a recorder sent, which may be anything; false if it is nothing
   * that an honest one sends, which ends the run.
   */
  readonly acceptReport?: ((report: unknown) => boolean) | undefined
  /** Ends the run. */
  readonly signal: AbortSignal
}

/** Runs code in a frame that nothing has run in, and removes the frame. */
export const runInFrame = (
  frame: Frame,
  { request, onEvent, acceptReport, signal }: FrameRun,
): Promise<Ending> =>
  new Promise(resolve => {
    let began = performance.now()
    /** There is one once the sandbox has started. */
    let watchdog: ReturnType<typeof createWatchdog> | undefined
    const end = (status: Ending['status'], how?: Partial<Ending>): void => {
      clearInterval(timer)
      frame.remove()
      resolve({ milliseconds: performance.now() - began, ...how, status })
    }
    const timer = setInterval(() => {
      const now = performance.now()
      frame.send({ type: 'ping' })
      const verdict = watchdog?.tick(now) ?? 'fine'
      if (verdict !== 'fine') {
        end(verdict)
      } else if (!watchdog && now - began > startMilliseconds) {
        end('not-started', { message: NOT_STARTED })
      }
    }, pingMilliseconds)
    signal.addEventListener('abort', () => end('stopped'), { once: true })

    frame.listen(message => {
      const now = performance.now()
      switch (message.type) {
        case 'ready':
          // Once: a sandbox that says so again gets no more time.
          if (!watchdog) {
            began = now
            watchdog = createWatchdog(now)
          }
          onEvent({ type: 'phase', phase: 'running' })
          break
        case 'pong':
          watchdog?.answered(now)
          break
        case 'entry':
          onEvent({ type: 'entry', entry: message.entry })
          break
        case 'report':
          if (!acceptReport?.(message.report)) {
            end('flooded')
          }
          break
        case 'flood':
          end('flooded')
          break
        case 'failure':
          end('not-started', { message: message.message })
          break
        case 'ended': {
          const { type: _, failure, ...how } = message
          const ran = failure === '' ? 'completed' : 'failed'
          const status = how.isUnread ? 'not-started' : ran
          end(status, { ...how, message: failure })
        }
      }
    })
    // The port queues it: the page may be busy when the worker is ready.
    frame.send(request)
  })
