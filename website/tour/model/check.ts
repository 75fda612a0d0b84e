import type { Case, Task } from './step'

/** Begins the line that a check prints for each case. */
const MARK = 'lfi tour check'
const RESULT = new RegExp(`^${MARK} (\\d+) (.*)$`, 'su')

const LAZY = 'a lazy iterable'
const lazyHint =
  'Nothing has asked for its values. End the pipeline as it ended before you changed it.'

/**
 * What the checks share. A promise that nothing awaits must not end the run
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
    ))
const sorted = value => {
  const kind = [Set, Map].find(kind => value instanceof kind)
  return Array.isArray(value)
    ? value.toSorted()
    : kind ? new kind([...value].toSorted()) : value
}`

/**
 * The visitor's program and, after it, the cases of its task, of which each
 * prints what it came to: in a list, so that texts have their quotes.
 */
export const withCheck = (
  code: string,
  { setup = '', cases }: Task,
): string => `${code}
;await (async () => {
${helpers}
${setup}
for (const [at, call] of [
${cases.map(({ call }) => `  async () => ${call},\n`).join('')}].entries()) {
  try {
    const value = await call()
    console.log('${MARK}', at, isLazy(value) ? '${LAZY}' : [value])
  } catch (error) {
    console.log('${MARK}', at, 'Uncaught ' + error)
  }
}
})()
`

/** What came of a program. */
export type Attempt = {
  /** Why it did not run to its end, if it did not. */
  readonly failure?: string
  /** The line of the code where it ended then. */
  readonly line?: number | undefined
  /** What the run with the check printed, if there was one. */
  readonly checked?: readonly string[] | undefined
}

export type Verdict = {
  readonly isRight: boolean
  /** The first case that came out otherwise, and its result. */
  readonly unmet?: { readonly case: Case; readonly result: string }
  /** What to do, for those whose solution is not right yet. */
  readonly hint: string
}

/** The result of each case; of what the program itself printed, the last counts. */
const readResults = (checked: readonly string[]): ReadonlyMap<number, string> =>
  new Map(
    checked.flatMap(line => {
      const [, at, printed = ''] = RESULT.exec(line) ?? []
      const text = printed.replace(/\s+/gu, ' ').replace(/^\[ (.*) \]$/u, '$1')
      return at === undefined ? [] : [[Number(at), text]]
    }),
  )

/** What there is to say of an attempt, by what it did alone. */
export const judge = (attempt: Attempt, { cases }: Task): Verdict => {
  const { failure, line, checked = [] } = attempt
  const results = readResults(checked)
  for (const [at, each] of cases.entries()) {
    const result = results.get(at)
    if (result === undefined) {
      const place = line === undefined ? '' : ` on line ${line}`
      const why = failure ? `: ${failure}` : '. The console says why.'
      const hint = `The program ended${place} before it could be checked${why}`
      return { isRight: false, hint }
    }
    if (result !== each.result) {
      const { hints = {} } = each
      const hint = hints[result] ?? hints[result.replace(/:.*/u, '')]
      const unmet = { case: each, result }
      const lazy = result === LAZY ? lazyHint : ''
      return { isRight: false, unmet, hint: hint ?? lazy }
    }
  }
  return { isRight: true, hint: '' }
}
