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
  /** Whether it asked for chance: the network, or a random number. */
  usedChance?: boolean
  /** What the recorder sent last, if the program was recorded. */
  recording?: unknown
}

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

/** White space at the end of a line is lost in editors, so it never counts. */
export const areSameLines = (
  a: readonly string[],
  b: readonly string[],
): boolean =>
  a.length === b.length &&
  a.every((line, index) => line.trimEnd() === b[index]?.trimEnd())

const sortedWords = (lines: readonly string[]): string[] =>
  lines
    .join(' ')
    .split(/[\s,[\]{}()]+/u)
    .filter(Boolean)
    .sort()

/** Whether both say the same, up to the order of lines and of elements. */
export const areSameInAnyOrder = (
  a: readonly string[],
  b: readonly string[],
): boolean => areSameLines(sortedWords(a), sortedWords(b))

/** Something that a writer must mend, in words for that writer. */
export type Problem = {
  /** File and line, or the export that an example is of. */
  place: string
  sentence: string
}

export const describeProblem = ({ place, sentence }: Problem): string =>
  `${place}: ${sentence}`

export const requireNone = (problems: readonly Problem[]): void => {
  if (problems.length > 0) {
    throw new Error(problems.map(describeProblem).join('\n'))
  }
}
