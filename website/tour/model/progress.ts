/** What this browser remembers of the tour. */
export type Progress = {
  /** The ids of the steps whose task was solved. */
  readonly done: readonly string[]
  /** What the visitor wrote for a task, by the id of its step. */
  readonly code: Readonly<Record<string, string>>
}

export const noProgress: Progress = { done: [], code: {} }

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads what was stored, which an older site or an extension may have written. */
export const parseProgress = (stored: string | null): Progress => {
  try {
    const { done, code } = JSON.parse(stored ?? '')
    return {
      done: Array.isArray(done) ? done.filter(isText) : [],
      code: Object.fromEntries(
        Object.entries(Object(code)).filter(
          (entry): entry is [string, string] => isText(entry[1]),
        ),
      ),
    }
  } catch {
    return noProgress
  }
}
