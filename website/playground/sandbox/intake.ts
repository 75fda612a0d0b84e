import { endEntries, type OutputLimits, outputLimits } from './limits'
import type { ConsoleEntry, PreviewNode, WorkerMessage } from './messages'

/** Messages of a kind that an honest worker never sends so many of. */
const MAX_MESSAGES_PER_SECOND = 500
/** Reading a report takes longer than reading what was printed. */
const MAX_REPORTS_PER_SECOND = 50
/** What may be opened of a run (worker/console/preview.ts), and a few more. */
const MAX_NODES = 25_000
/** The line that goes beyond the limit, and how the run ended. */
const SPARE_CHARACTERS = 100_000

const countNodes = (nodes: readonly PreviewNode[] = []): number =>
  nodes.reduce((count, { children }) => count + 1 + countNodes(children), 0)

/** Counts what is printed, by kind and by size. */
const createCounts = ({ entries, characters }: OutputLimits) => {
  const MAX_ENTRIES = entries + endEntries
  const MAX_CHARACTERS = characters + SPARE_CHARACTERS
  const of = { output: 0, amended: 0, clear: 0, capped: 0 }
  const charactersOf = { output: 0, amended: 0 }
  let nodes = 0
  return {
    add: (entry: ConsoleEntry): void => {
      of[entry.kind]++
      if (entry.kind === 'output' || entry.kind === 'amended') {
        charactersOf[entry.kind] += entry.text.length
      }
      nodes += entry.kind === 'output' ? countNodes(entry.tree) : 0
    },
    // No line is amended more than once, and nothing is cleared twice.
    withinLimits: (): boolean =>
      Math.max(of.output, of.amended, of.clear - 1) <= MAX_ENTRIES &&
      Math.max(charactersOf.output, charactersOf.amended) <= MAX_CHARACTERS &&
      nodes <= MAX_NODES,
  }
}

/**
 * Counts what comes from the worker. An honest one keeps to the limits by
 * itself; one whose code got around that is ended.
 */
export const createIntake = (
  limits: OutputLimits = outputLimits,
  now: () => number = () => performance.now(),
) => {
  const counts = createCounts(limits)
  let messages = 0
  let reports = 0
  let second = now()
  return {
    accepts: (message: WorkerMessage): boolean => {
      if (now() - second >= 1000) {
        second = now()
        messages = 0
        reports = 0
      }
      messages++
      if (message.type === 'report') {
        reports++
      }
      if (message.type === 'entries') {
        message.entries.forEach(counts.add)
      }
      return (
        counts.withinLimits() &&
        messages <= MAX_MESSAGES_PER_SECOND &&
        reports <= MAX_REPORTS_PER_SECOND
      )
    },
  }
}
