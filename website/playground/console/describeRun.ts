import { totalMilliseconds } from '@lfi-docs/sandbox'
import type { RunEvent, RunOutcome, RunPhase } from '../sandbox/runEvent'

/** How a run is going, or how it went. */
export type RunState = {
  readonly phase: RunPhase | 'idle'
  readonly outcome?: RunOutcome | undefined
}

const phases = {
  idle: '',
  starting: 'Starting',
  running: 'Running',
  waiting: `Waiting for timers or responses, for at most ${totalMilliseconds / 1000} seconds`,
} as const

const duration = (milliseconds: number): string => {
  if (milliseconds < 1) {
    return 'less than 1 ms'
  }
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`
}

const endings = {
  completed: took => `Finished after ${took}.`,
  failed: took => `Ended with an error after ${took}.`,
  stopped: took => `Stopped after ${took}.`,
  blocked: took => `Stopped after ${took}: the code didn’t respond.`,
  'timed-out': took => `Stopped after ${took}: it took too long.`,
  'not-started': () => 'Not run.',
} satisfies Record<RunOutcome['status'], (took: string) => string>

/** The state of a run in a sentence, and whether the code has changed since. */
export const describeRun = (
  { phase, outcome }: RunState,
  isStale: boolean,
): string => {
  if (phase !== 'idle' || !outcome) {
    return phases[phase]
  }
  const ending = endings[outcome.status](duration(outcome.milliseconds))
  return isStale ? `${ending} The code has changed since this run.` : ending
}

/** The state after an event. */
export const stateAfter = (state: RunState, event: RunEvent): RunState => {
  if (event.type === 'phase') {
    return { phase: event.phase }
  }
  return event.type === 'finished'
    ? { phase: 'idle', outcome: event.outcome }
    : state
}
