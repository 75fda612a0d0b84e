import type { Language } from '../../website/examples/model/language'

export type Program = { code: string; language: Language }

/** A printed line, and which top-level statement was running. */
export type Print = { text: string; statement: number }

export type Outcome =
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
  /** What the recorder sent last, if the program was recorded. */
  recording?: unknown
}

/** What other runs, with other delays and random numbers, print otherwise. */
export type Variation = 'none' | 'order' | 'values'

/** What happened when a program ran as often as it takes to know it. */
export type Execution = { run: Run; variation: Variation }

/** Code for a worker; with a recorder, where that is and its input. */
export type RunRequest = {
  code: string
  recorder?: { address: string; places: unknown }
}

/** `begun`, or all runs of a program once they have ended. */
export type WorkerMessage = 'begun' | { runs: Run[]; isReusable: boolean }

/** Everything a console shows for a run, its last error included. */
export const printsOf = ({ outcome, prints, error }: Run): Print[] =>
  (outcome === 'threw' || outcome === 'rejected') && error
    ? [
        ...prints,
        ...`Uncaught ${error.text}`
          .split('\n')
          .map(text => ({ text, statement: error.statement })),
      ]
    : prints

export const printedLines = (run: Run): string[] =>
  printsOf(run).map(({ text }) => text)

/** How a run ended, in brackets after "does not run". */
export const describeOutcome = ({ outcome, error }: Run): string =>
  error ? `${outcome}: ${error.text}` : outcome
