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

/** How other runs, with other delays and random numbers, differ in output. */
export type Variation = 'none' | 'order' | 'values'

/** What happened when a program ran as often as it takes to know it. */
export type Execution = { run: Run; variation: Variation }

/** What is wrong with a program that has to finish and print the same always. */
export const judgeRun = ({ run, variation }: Execution): string[] => {
  if (run.outcome !== 'finished') {
    return [`It does not run (${run.error ?? run.outcome}).`]
  }
  return variation === 'none'
    ? []
    : ['It prints something else in another run: its delays are too close.']
}

/** Throws if something has to be mended, with a line for each sentence. */
export const requireNone = (
  problems: readonly (readonly [place: string, sentences: readonly string[]])[],
): void => {
  const lines = problems.flatMap(([place, sentences]) =>
    sentences.map(sentence => `${place}: ${sentence}`),
  )
  if (lines.length > 0) {
    throw new Error(lines.join('\n'))
  }
}
