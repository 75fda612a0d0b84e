/** The code of a step in colour, as the inside of `<code>` elements. */
export type StepCode = {
  readonly program: string
  readonly task: string
  readonly solution: string
}
