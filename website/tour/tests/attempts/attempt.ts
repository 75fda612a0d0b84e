/** What visitors may write for a task. */
export type Attempts = {
  /** Other right solutions than the one that is shown. */
  readonly right: readonly string[]
  /** Mistakes, with a hint of the task by its name, or the whole sentence. */
  readonly near: readonly (readonly [hint: string, code: string])[]
}
