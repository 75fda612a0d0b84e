import type { Language } from '../../website/examples/model/language'

export type Program = { code: string; language: Language }

export type Outcome =
  | 'finished'
  | 'threw'
  | 'rejected'
  | 'unsettled'
  | 'endless'
  | 'flooded'

export type Run = {
  outcome: Outcome
  /** Line by line. */
  printed: string[]
  /** The error that ended it. */
  error?: string
  /** Whether it asked for chance: the network, or a random number. */
  usedChance?: boolean
  /** What the recorder sent last, if the program was recorded. */
  recording?: unknown
}

/** Everything a console shows for a run, its last error included. */
export const printedLines = ({ printed, error }: Run): string[] =>
  error === undefined
    ? printed
    : [...printed, ...`Uncaught ${error}`.split('\n')]

/** How a run ended, in brackets after "does not run". */
export const describeOutcome = ({ outcome, error }: Run): string =>
  error ? `${outcome}: ${error}` : outcome

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
