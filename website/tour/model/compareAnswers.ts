import type { Question } from './step'

/** Quotes and spaces around an answer say nothing about the prediction. */
const bare = (text: string): string =>
  text.trim().replace(/^(['"`])(.*)\1$/u, '$2')

/** What really happened: the part of the output that the question is about. */
export const answerOf = (
  lines: readonly string[],
  { lines: [from, to] }: Question,
): readonly string[] => lines.slice(from, to)

export const isSameAnswer = (
  predicted: readonly string[],
  happened: readonly string[],
): boolean =>
  predicted.length === happened.length &&
  predicted.every((line, at) => bare(line) === bare(happened[at] ?? ''))
