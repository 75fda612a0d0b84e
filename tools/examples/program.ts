import type { Language } from '../../website/examples/model/language'

export type Program = { code: string; language: Language }

export type Run = {
  /** Line by line; an error that ended it is the last. */
  printed: string[]
  /** Why it did not end by itself, if it did not. */
  error?: string
  /** Whether it asked for chance: the network, or a random number. */
  usedChance?: boolean
  /** What the recorder sent last, if the program was recorded. */
  recording?: unknown
}

/** A run that an error ended, as a console shows it. */
export const endWith = (run: Run, error: string): Run => ({
  ...run,
  error,
  printed: [...run.printed, ...`Uncaught ${error}`.split('\n')],
})

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

/**
 * How other runs, with other delays and random numbers, differ in output, as a
 * fence says it: in nothing, in order, or in values.
 */
export type Variation = '' | 'unordered' | 'varies'

/** What happened when a program ran as often as it takes to know it. */
export type Execution = Run & { variation: Variation }

export const judgeVariation = (variation: Variation): string[] =>
  variation === ''
    ? []
    : [
        `It prints ${variation === 'unordered' ? 'the same in another order' : 'something else'} in another run: its delays are too close.`,
      ]

/** What is wrong with a program that has to finish and print the same always. */
export const judgeRun = ({ error, variation }: Execution): string[] =>
  error === undefined
    ? judgeVariation(variation)
    : [`It does not run (${error}).`]

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
