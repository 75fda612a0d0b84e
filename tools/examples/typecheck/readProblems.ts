import type { TypeProblem } from '../model/run'

/** A line of the compiler; `4.js(2,7): error TS2322: It does not fit.` */
const problem =
  /^(?<index>\d+)\.(?<language>\w+)\((?<line>\d+),\d+\): error TS(?<code>\d+): (?<message>.*)$/u

/**
 * Complaints that a type is missing (7005 to 7053). JavaScript has no place to
 * write one, so there they say nothing about the example; in TypeScript they
 * count like any other.
 */
const isImplicitAny = (code: number): boolean => code >= 7005 && code <= 7053

/** Codes of what can't be parsed, among others. */
const isSyntax = (code: number): boolean => code < 2000

export type Problem = TypeProblem & { isSyntax: boolean }

/**
 * What the compiler printed about files that are named after the positions of
 * `count` examples, by example. Lines that are indented go on with a message.
 */
export const readProblems = (printed: string, count: number): Problem[][] => {
  const problems = Array.from({ length: count }, (): Problem[] => [])
  const messages = printed.trim().split(/\n(?!\s)/u)
  for (const text of messages.filter(Boolean)) {
    const found = problem.exec(text.replaceAll(/\s+/gu, ' '))?.groups
    const ofExample = problems[Number(found?.index)]
    if (!(found && ofExample)) {
      throw new Error(`Examples can't be type-checked: ${text}`)
    }
    if (!(found.language === 'js' && isImplicitAny(Number(found.code)))) {
      ofExample.push({
        line: Number(found.line),
        message: found.message ?? '',
        isSyntax: isSyntax(Number(found.code)),
      })
    }
  }
  return problems
}
