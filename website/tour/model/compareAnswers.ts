import type { Question } from './step'

const numberWords =
  'zero one two three four five six seven eight nine ten'.split(' ')

/** Quotes and spaces around an answer say nothing about the prediction. */
const normalize = (text: string): string =>
  text.trim().replace(/^(['"`])(.*)\1$/u, '$2')

const isSameLine = (predicted: string, happened: string): boolean =>
  predicted === happened ||
  (/^\d+$/u.test(happened) &&
    predicted.toLowerCase() === numberWords[Number(happened)])

/**
 * What really happened: the part of the output that the question is about. It
 * is read from the run, because the visitor may have changed the program.
 */
export const answerOf = (
  lines: readonly string[],
  { answer }: Question,
): readonly string[] => lines.slice(0, answer.length)

export const isSameAnswer = (
  predicted: readonly string[],
  happened: readonly string[],
): boolean =>
  predicted.length === happened.length &&
  predicted.every((line, at) =>
    isSameLine(normalize(line), normalize(happened[at] ?? '')),
  )
