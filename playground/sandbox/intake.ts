import { endEntries } from './limits'
import type { WorkerMessage } from './messages'
import type { RunLimits } from './runTypes'

/** Messages of a kind that an honest worker never sends so many of. */
const MAX_MESSAGES_PER_SECOND = 500
/** Reading a recording takes longer than reading what was printed. */
const MAX_RECORDINGS_PER_SECOND = 50

/**
 * Counts what comes from the worker. An honest one keeps to the limits by
 * itself; one whose code got around that is ended.
 */
export const createIntake = (
  { entries: MAX_ENTRIES }: Pick<RunLimits, 'entries'>,
  now: () => number = () => performance.now(),
) => {
  const counts = { output: 0, amended: 0 }
  let messages = 0
  let recordings = 0
  let second = now()
  return {
    accepts: (message: WorkerMessage): boolean => {
      if (now() - second >= 1000) {
        second = now()
        messages = 0
        recordings = 0
      }
      messages++
      if (message.type === 'trace') {
        recordings++
      }
      if (message.type === 'entries') {
        for (const { kind } of message.entries) {
          if (kind === 'output' || kind === 'amended') {
            counts[kind]++
          }
        }
      }
      // No line is amended more than once.
      return (
        Math.max(counts.output, counts.amended) <= MAX_ENTRIES + endEntries &&
        messages <= MAX_MESSAGES_PER_SECOND &&
        recordings <= MAX_RECORDINGS_PER_SECOND
      )
    },
  }
}
