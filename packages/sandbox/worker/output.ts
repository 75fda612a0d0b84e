import { outputCap } from '../limits'
import type { ConsoleEntry, ConsoleOutput } from '../messages'

type OutputOptions = {
  readonly send: (entry: ConsoleEntry) => void
  readonly now: () => number
  readonly cap?: typeof outputCap
}

export type Output = ReturnType<typeof createOutput>

/** A run may print its end beyond the cap: an error, or why it ended, and a hint. */
const endCap = { entries: 3, characters: 40_000 }
/** How long code that never pauses may skip lines before the page is told. */
const tellMilliseconds = 50

/**
 * Sends each line at once, so that none is lost when the next statement blocks.
 * Beyond the cap lines are only counted: a page that receives two million
 * messages freezes.
 */
export const createOutput = ({ send, now, cap = outputCap }: OutputOptions) => {
  const { setTimeout } = globalThis
  const left = { ...cap }
  let omitted = 0
  let told = 0
  let toldAt = now()
  let isScheduled = false
  let isClear = false

  const flush = (): void => {
    isScheduled = false
    toldAt = now()
    if (omitted > told) {
      told = omitted
      send({ kind: 'capped', omitted })
    }
  }

  return {
    /** False once so much was printed that the rest is only counted. */
    isOpen: (): boolean => left.entries > 0 && left.characters > 0,
    add: (entry: ConsoleOutput): void => {
      isClear = false
      left.entries--
      left.characters -= entry.text.length
      send(entry)
    },
    skip: (): void => {
      omitted++
      if (!isScheduled) {
        isScheduled = true
        setTimeout(flush, 0)
      }
      // Asking for the time at each call would be most of the work.
      if (omitted % 1024 === 0 && now() - toldAt >= tellMilliseconds) {
        flush()
      }
    },
    /** Nothing is sent if nothing was printed since the last time. */
    clear: (): void => {
      if (!isClear) {
        isClear = true
        send({ kind: 'clear' })
      }
    },
    /** Reserves room for how the run ended, however much it printed. */
    openForEnd: (): void => {
      left.entries = Math.max(left.entries, endCap.entries)
      left.characters = Math.max(left.characters, endCap.characters)
    },
    flush,
  }
}
