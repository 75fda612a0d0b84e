import type { Task } from './step'

/** Begins the line that a check prints. */
const MARK = 'lfi tour check:'
/** Begins what is added to a program; on a line of its own. */
const SEPARATOR = '\n;/* lfi tour: what follows calls the functions above */\n'

/**
 * Adds the check of a task to the visitor's program, whose lines keep their
 * numbers. The check runs last and prints the name of a hint, or none.
 */
export const withCheck = (code: string, { check }: Task): string =>
  `${code}${SEPARATOR}console.log('${MARK}' + await (async () => {
${check}
})().catch(error => 'threw ' + error.message))
`

/** The visitor's own part of a program. */
export const withoutCheck = (code: string): string =>
  code.split(SEPARATOR)[0] ?? code

/** Whether a printed line is the check's, which the console does not show. */
export const isVerdict = (line: string): boolean => line.startsWith(MARK)

export type Verdict = {
  readonly isRight: boolean
  /** A sentence for those whose solution is not right yet. */
  readonly hint: string
}

const right: Verdict = { isRight: true, hint: '' }
const unfinished: Verdict = {
  isRight: false,
  hint: 'The program ended before it could be checked. The console says why.',
}

/** What the check of a task says, from the lines that a run printed. */
export const judge = (lines: readonly string[], { hints }: Task): Verdict => {
  const line = lines.findLast(isVerdict)
  if (line === undefined) {
    return unfinished
  }
  const name = line.slice(MARK.length)
  return name === ''
    ? right
    : {
        isRight: false,
        hint:
          hints[name] ??
          `The check ended with an error: ${name.replace(/^threw /u, '')}.`,
      }
}
