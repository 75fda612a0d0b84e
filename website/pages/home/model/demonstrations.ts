import type { Trace } from '../../../trace/trace'

type Laziness = {
  offered: number
  result: number
  /** Every call of a callback, in the order it happened. */
  steps: readonly { stage: string; value: number }[]
  /** How often callbacks ran when array methods did the same. */
  arrayCalls: number
}

export type RecordedLaziness = Laziness & { trace: Trace }

export type LazinessRun = Laziness & {
  /** What happened to each value that was asked for, drawn as a table. */
  html: string
}

export type PackageSize = {
  version: string
  /** Bytes, minified, after gzip -9. */
  whole: number
}

/** The facts that the home page shows, all recorded. */
export type Demonstrations = {
  laziness: LazinessRun
  size: PackageSize
}
