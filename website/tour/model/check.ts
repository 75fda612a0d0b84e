import type { Task } from './step'

/** Begins the line that a check prints. */
const MARK = 'lfi tour check:'

/**
 * What the checks share. A promise that nobody waits for must not end the run
 * before the verdict: the capturing listener comes before the sandbox's own.
 */
const helpers = `for (const kind of ['error', 'unhandledrejection']) {
  globalThis.addEventListener?.(kind, event => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }, true)
}
const isLazy = value =>
  value === Object(value) &&
  ![Array, Set, Map].some(kind => value instanceof kind) &&
  (Symbol.iterator in value || Symbol.asyncIterator in value ||
    Object.getOwnPropertySymbols(value).some(
      ({ description }) => description === 'concurIterator',
    ))`

/**
 * The visitor's program and, after it, the check of its task, which prints the
 * name of a hint, or none. It has a run of its own: nothing that it prints is
 * shown.
 */
export const withCheck = (code: string, { check }: Task): string =>
  `${code}
;console.log('${MARK}' + await (async () => {
${helpers}
${check}
})().catch(error => 'threw ' + error.message))
`

/** What came of a program. */
export type Attempt = {
  /** Why the program did not run to its end, if it did not. */
  readonly failure?: string
  /** The line of the code where it ended then. */
  readonly line?: number | undefined
  /** What the run with the check printed, if there was one. */
  readonly checked?: readonly string[]
}

export type Verdict = {
  readonly isRight: boolean
  /** A sentence for those whose solution is not right yet. */
  readonly hint: string
}

const hintFor = (
  { failure = '', line, checked = [] }: Attempt,
  { hints }: Task,
): string => {
  const name = checked
    .findLast(line => line.startsWith(MARK))
    ?.slice(MARK.length)
  if (name !== undefined) {
    return (
      hints[name] ??
      name.replace(/^threw (?=.)/u, 'The check ended with an error: ')
    )
  }
  const place = line === undefined ? '' : ` on line ${line}`
  return failure === ''
    ? 'The program ended before it could be checked. The console says why.'
    : `The program ended${place} before it could be checked: ${failure}`
}

/** What there is to say of an attempt, by what it did alone. */
export const judge = (attempt: Attempt, task: Task): Verdict => {
  const hint = hintFor(attempt, task)
  return { isRight: hint === '', hint }
}
