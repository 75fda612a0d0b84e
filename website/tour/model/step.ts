/** Answered before the program runs. */
export type Question = {
  readonly text: string
  readonly options: readonly string[]
  /** The option that is right: a test compares it with what is printed. */
  readonly answer: string
  /** One sentence, shown beside what happened. */
  readonly why: string
}

const ARROW = ' → '

/**
 * What really happened: as many of the printed lines as an option has. It is read
 * from the run, because the visitor may have changed the program.
 */
export const answerOf = (
  printed: readonly string[],
  { answer }: Question,
): { happened: string; isAll: boolean } => {
  const { length } = answer.split(ARROW)
  return {
    happened: printed.slice(0, length).join(ARROW),
    isAll: printed.length <= length,
  }
}

/** A function to change, and how its behaviour is checked. */
export type Task = {
  readonly text: string
  /** All that a solution needs, so that nobody has to look for a name. */
  readonly imports: string
  /** The function before it is changed. */
  readonly start: string
  /** Calls the function, so that Run shows something. */
  readonly usage: string
  /** What may stand in the place of `start`. */
  readonly solution: string
  /**
   * The body of an async function that calls the visitor's: first with what
   * `usage` has, so that a hint says what the visitor sees too. It returns the
   * name of a hint, or '' if the behaviour is right. It uses no lfi, because
   * the visitor's program decides what is imported; `isLazy` is there.
   */
  readonly check: string
  readonly hints: Readonly<Record<string, string>>
  /** What those who solved it may wonder about; true of every solution. */
  readonly solved?: string
}

/** Texts are Markdown phrases: see content/model/phrase.ts. */
export type Step = {
  /** Last part of its address. */
  readonly id: string
  readonly title: string
  /** One line for lists and search engines. */
  readonly summary: string
  readonly text: string
  readonly program: string
  readonly question: Question
  readonly task: Task
}

/** The program of a task, with another function in the place of `start`. */
export const taskProgram = (
  { imports, start, usage }: Task,
  written: string = start,
): string => `${imports}\n\n${written}\n\n${usage}`
