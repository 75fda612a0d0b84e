import { endEntries, type OutputLimits, outputLimits } from '../limits'
import type { ConsoleEntry, ConsoleOutput } from '../messages'
import { withBuiltIns } from './builtIns'

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }
export type PendingOutput = Mutable<ConsoleOutput>

type OutputOptions = {
  readonly send: (entries: readonly ConsoleEntry[]) => void
  /** Runs soon, but after the statements that are running. */
  readonly soon: (callback: () => void) => void
  readonly now: () => number
  /** How far the run's instrument is, if it has one. */
  readonly mark?: () => number | undefined
  readonly limits?: OutputLimits
}

export type Output = ReturnType<typeof createOutput>

/** No more than the page reads in a few milliseconds. */
const batchEntries = 50
const batchCharacters = 16_000
/** How long code that never pauses may print before the page sees it. */
const batchMilliseconds = 50
/** Lines sent one by one, so that none is lost when the next statement blocks. */
const MAX_SENT_SINGLY = 30
const singlyMilliseconds = 20
const endCharacters = 40_000

/**
 * Gathers what is printed into few messages, and stops gathering when there is
 * too much: a page that receives two million messages freezes.
 */
export const createOutput = ({
  send: sendEntries,
  soon,
  now,
  mark = () => undefined,
  limits = outputLimits,
}: OutputOptions) => {
  let batch: ConsoleEntry[] = []
  let characters = 0
  let entriesLeft = limits.entries
  let charactersLeft = limits.characters
  let omitted = 0
  let omittedSent = 0
  let lastFlush = now()
  let isScheduled = false
  let lastKey = 0
  /** Whether nothing was printed since it was cleared. */
  let isClear = false
  let singly = MAX_SENT_SINGLY
  let singlySince = now()

  const send = (): void => {
    lastFlush = now()
    if (omitted > omittedSent) {
      omittedSent = omitted
      batch.push({ kind: 'capped', omitted })
    }
    if (batch.length === 0) {
      return
    }
    const entries = batch
    batch = []
    characters = 0
    sendEntries(entries)
  }
  // Restores built-ins first: it may run from a timer, right after user code
  // replaced them.
  const flush = (): void => withBuiltIns(send)

  const schedule = (): void => {
    if (isScheduled) {
      return
    }
    isScheduled = true
    soon(() => {
      isScheduled = false
      flush()
    })
  }

  const maySendSingly = (): boolean => {
    const time = now()
    singly = Math.min(
      MAX_SENT_SINGLY,
      singly + (time - singlySince) / singlyMilliseconds,
    )
    singlySince = time
    if (singly < 1) {
      return false
    }
    singly--
    return true
  }

  const afterAdding = (): void => {
    const isFull = batch.length >= batchEntries || characters >= batchCharacters
    if (isFull || now() - lastFlush >= batchMilliseconds) {
      flush()
    } else {
      schedule()
    }
  }

  return {
    /** False once so much was printed that the rest is only counted. */
    isOpen: (): boolean => entriesLeft > 0 && charactersLeft > 0,
    /** What `mayChange` can be amended later. */
    add: (entry: PendingOutput, mayChange: boolean): void => {
      isClear = false
      entriesLeft--
      charactersLeft -= entry.text.length
      characters += entry.text.length
      if (mayChange) {
        entry.key = ++lastKey
      }
      const marked = mark()
      if (marked !== undefined) {
        entry.mark = marked
      }
      batch.push(entry)
      if (maySendSingly()) {
        flush()
      } else {
        afterAdding()
      }
    },
    /** Gives an entry another text, wherever it is by now. */
    amend: (entry: PendingOutput, text: string): void => {
      const { key } = entry
      if (batch.includes(entry) || key === undefined) {
        entry.text = text
      } else {
        batch.push({ kind: 'amended', key, text })
        afterAdding()
      }
    },
    clear: (): void => {
      if (isClear) {
        return
      }
      isClear = true
      // What the page has not seen yet need not be sent.
      batch = [{ kind: 'clear' }]
      characters = 0
      afterAdding()
    },
    skip: (): void => {
      omitted++
      // Looking at the clock each time would be most of the work.
      if (omitted % 1024 === 1) {
        afterAdding()
      } else {
        schedule()
      }
    },
    /** Reserves entries for how the run ended, however much it printed. */
    openForEnd: (): void => {
      entriesLeft = Math.max(entriesLeft, endEntries)
      charactersLeft = Math.max(charactersLeft, endCharacters)
    },
    flush,
  }
}
