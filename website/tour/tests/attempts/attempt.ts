/** What visitors may write for a task. */
export type Attempts = {
  /** Other right solutions than the one that is shown. */
  readonly right: readonly string[]
  /** Mistakes, with the name of a hint of the task, or what is said instead. */
  readonly near: readonly (readonly [hint: string, code: string])[]
}
