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

/** What happened, and whether other delays and random numbers change it. */
export type Execution = Run & { varies: boolean }

export const judgeVariation = (varies: boolean): string[] =>
  varies
    ? ['It prints something else, or in another order, in another run.']
    : []

/** What is wrong with a program that has to finish and print the same always. */
export const judgeRun = ({ error, varies }: Execution): string[] =>
  error === undefined ? judgeVariation(varies) : [`It does not run (${error}).`]

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
