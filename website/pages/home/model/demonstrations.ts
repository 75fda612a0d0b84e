import type { Trace } from '../../../trace/trace'

export type RecordedLaziness = {
  offered: number
  result: number
  /** Every call of a callback, in the order it happened. */
  steps: readonly { stage: string; value: number }[]
  /** How often callbacks ran when array methods did the same. */
  arrayCalls: number
  trace: Trace
}

export type LazinessRun = {
  /** How often callbacks ran, and when array methods did the same. */
  calls: number
  arrayCalls: number
  /** How many values were offered and never taken. */
  unused: number
  /** What happened to each value that was asked for, drawn as a table. */
  html: string
}
