import { totalMilliseconds } from '@lfi-docs/sandbox'
import type { ConsoleSnapshot } from './snapshot'

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
  completed: 'Finished',
  failed: 'Ended with an error',
  stopped: 'Stopped',
  blocked: 'Stopped because it did not respond',
  'timed-out': 'Stopped because it took too long',
  'not-started': 'Not run',
} as const

/**
 * How the run is going, in a few words, and whether the code has changed since.
 */
export const describeRun = (
  { phase, outcome }: ConsoleSnapshot,
  isStale: boolean,
  ranVersion?: string,
): string => {
  if (phase !== 'idle' || !outcome) {
    return phases[phase]
  }
  const ending = endings[outcome.status]
  const said =
    outcome.status === 'not-started'
      ? ending
      : `${ending} after ${duration(outcome.milliseconds)}`
  if (ranVersion !== undefined) {
    return `${said}. This is the output of lfi ${ranVersion}.`
  }
  return isStale ? `${said}. Code changed since.` : said
}

/** A sentence about the outcome that no line of the output has said yet. */
export const outcomeNote = ({
  outcome,
  problems,
}: ConsoleSnapshot): string | undefined => {
  if (!outcome) {
    return undefined
  }
  const { status, message } = outcome
  const isNews =
    status === 'blocked' ||
    status === 'timed-out' ||
    (status === 'not-started' && problems.length === 0)
  return isNews ? message : undefined
}
