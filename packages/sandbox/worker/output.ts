import { outputCap } from '../limits'
import type { ConsoleEntry, ConsoleOutput } from '../messages'

export type Output = ReturnType<typeof createOutput>

/** A run may print its end beyond the cap: an error, or why it ended. */
const endCap = { entries: 3, characters: 40_000 }

/**
 * Sends each line at once, so that none is lost when the next statement blocks.
 * Beyond the cap nothing is sent: a page that receives two million messages
 * freezes.
 */
export const createOutput = (
  send: (entry: ConsoleEntry) => void,
  cap = outputCap,
) => {
  const left = { ...cap }
  let isTold = false
  return {
    /** Beyond the cap a line is not even made, and the page is told so once. */
    add: (make: () => ConsoleOutput): void => {
      if (left.entries > 0 && left.characters > 0) {
        const entry = make()
        left.entries--
        left.characters -= entry.text.length
        send(entry)
      } else if (!isTold) {
        isTold = true
        send({ kind: 'capped' })
      }
    },
    clear: (): void => send({ kind: 'clear' }),
    /** Reserves room for how the run ended, however much it printed. */
    openForEnd: (): void => {
      left.entries = Math.max(left.entries, endCap.entries)
      left.characters = Math.max(left.characters, endCap.characters)
    },
  }
}
