/** Answered before the program runs. */
export type Question = {
  readonly text: string
  readonly options: readonly string[]
  /** The option that is right: a test compares it with what is printed. */
  readonly answer: string
  /** Shown beside what happened. */
  readonly why: string
}

/** A call of the visitor's function, and what it should come to. */
export type Case = {
  /** An expression. A check may use `sorted`, where order does not matter. */
  readonly call: string
  /** What the visitor reads instead, where the expression does not say it. */
  readonly name?: string
  /** As the console prints it. */
  readonly result: string
  /** What to do about another result, by its text or by the kind of error. */
  readonly hints?: Readonly<Record<string, string>>
}

/** A function to change, which is judged by what it does. */
export type Task = {
  readonly text: string
  /** All imports that a solution needs, so that no name has to be looked up. */
  readonly imports: string
  /** The function before it is changed. */
  readonly start: string
  /** Calls the function, so that the program prints something. */
  readonly usage: string
  /** What may stand in the place of `start`. */
  readonly solution: string
  /** Statements that the cases need; the first case has the data of `usage`. */
  readonly setup?: string
  readonly cases: readonly Case[]
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

const ARROW = ' → '

/**
 * What really happened: as many of the printed lines as the answer has. It is
 * read from the run, because the visitor may have changed the program.
 */
export const answerOf = (
  printed: readonly string[],
  { answer }: Question,
): { happened: string; isAll: boolean } => {
  const lines = printed.flatMap(text => text.split('\n'))
  const { length } = answer.split(ARROW)
  return {
    happened: lines.slice(0, length).join(ARROW),
    isAll: lines.length <= length,
  }
}
