import { type Ending, totalMilliseconds } from '@lfi-docs/sandbox'
import type { RunPhase } from '../sandbox/runEvent'

export const phases: Readonly<Record<RunPhase, string>> = {
  starting: 'Starting',
  running: `Running, for at most ${totalMilliseconds / 1000} seconds`,
}

const duration = (milliseconds: number): string => {
  if (milliseconds < 1) {
    return 'less than 1 ms'
  }
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`
}

const endings: Readonly<Record<Ending['status'], (took: string) => string>> = {
  completed: took => `Finished after ${took}.`,
  failed: took => `Ended with an error after ${took}.`,
  stopped: took => `Stopped after ${took}.`,
  blocked: took => `Stopped after ${took}: the code didn’t respond.`,
  flooded: took => `Stopped after ${took}: it sent more than the page accepts.`,
  'timed-out': took => `Stopped after ${took}: it took too long.`,
  'not-started': () => 'Not run.',
}

/** How a run went, in a sentence. */
export const describeEnd = ({ status, milliseconds }: Ending): string =>
  endings[status](duration(milliseconds))

/** What a run that was ended is likely to have done. */
export const causes: Readonly<Partial<Record<Ending['status'], string>>> = {
  blocked:
    'Likely causes: an endless source (generate, cycle, repeat) that is consumed without take, or passed to asConcur, which reads a plain iterable to its end without waiting; a loop whose condition never turns false; or promises that keep queueing each other.',
  'timed-out':
    'Likely causes: an interval that is never cleared, or an endless async source without takeAsync or takeConcur.',
}
