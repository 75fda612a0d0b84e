import type { RunEvent } from '../sandbox/runEvent'
import { withoutColors } from './printed'

/** Gathers what a run prints, line by line, without showing it. */
export const createTranscript = () => {
  let lines: string[] = []
  return {
    apply: (event: RunEvent): void => {
      if (event.type === 'entry' && event.entry.kind === 'clear') {
        lines = []
      } else if (event.type === 'entry' && event.entry.kind === 'output') {
        lines.push(...withoutColors(event.entry.text).split('\n'))
      }
    },
    lines: (): readonly string[] => lines,
  }
}
