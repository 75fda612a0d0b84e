import {
  describeCalls,
  describeComparing,
  describeOrder,
  describeReducers,
} from './describeCallbacks'
import {
  describeClosing,
  describeLengths,
  describeReading,
  describeStart,
} from './describeReading'
import { describeMemory, describeSettling } from './describeSettling'
import { type Described, type Line, lineOf } from './line'

/** What a reader should know of a function, in at most eight lines. */
export const describeBehaviour = (described: Described): Line[] => [
  ...lineOf('Start', describeStart(described)),
  ...lineOf('Reading', describeReading(described)),
  ...lineOf('Closing', describeClosing(described)),
  ...lineOf('Empty, endless', describeLengths(described)),
  ...lineOf(described.behaviour.calls === null ? 'Order' : 'Callbacks', [
    ...describeCalls(described),
    ...describeOrder(described),
  ]),
  ...lineOf('Reducers', describeReducers(described)),
  ...lineOf('Ties, NaN', describeComparing(described)),
  ...lineOf('Memory', describeMemory(described)),
  ...lineOf('Settling', describeSettling(described)),
]

/** A way to call a function, and what differs from the usual one. */
export type FormDifference = { forms: string[]; lines: Line[] }

/** What other ways to call a function do otherwise; alike ones together. */
export const describeForms = (
  usual: readonly Line[],
  others: readonly { form: string; described: Described }[],
): FormDifference[] => {
  const known = new Set(usual.map(({ does }) => does))
  const found = new Map<string, FormDifference>()
  for (const { form, described } of others) {
    const lines = describeBehaviour(described).filter(
      ({ does }) => !known.has(does),
    )
    const key = JSON.stringify(lines)
    const forms = [...(found.get(key)?.forms ?? []), form]
    found.set(key, { forms, lines })
  }
  return [...found.values()].filter(({ lines }) => lines.length > 0)
}
