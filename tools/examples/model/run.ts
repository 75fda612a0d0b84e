/** A printed line, and which top-level statement was running. */
export type Print = { text: string; statement: number }

type Outcome =
  | 'finished'
  | 'threw'
  | 'rejected'
  | 'unsettled'
  | 'endless'
  | 'flooded'

export type Run = {
  outcome: Outcome
  prints: Print[]
  error?: { text: string; statement: number }
  /** What the recorder sent last, if the example was recorded. */
  recording?: unknown
}

/** Code for a worker; with a recorder, where that is and its input. */
export type RunRequest = {
  code: string
  recorder?: { address: string; places: unknown }
}

export type Variation = 'none' | 'order' | 'values'

/** What happened when an example ran as often as it takes to know it. */
export type Execution = { run: Run; variation: Variation }

/** Where a top-level statement stands, in lines from 1. */
export type Statement = { first: number; last: number }

export type TypeProblem = { line: number; message: string }

export type WorkerMessage =
  | { kind: 'begun' }
  | { kind: 'print'; text: string; statement: number }
  | { kind: 'again' }
  | { kind: 'finished' }
  | { kind: 'flooded' }
  | { kind: 'recorded'; recording: unknown }
  /** Ready for another example, as if there had been none. */
  | { kind: 'idle' }
  | { kind: 'threw' | 'rejected'; text: string; statement: number }
