/** Something to mend, with a press that mends it where one is known. */
export type Problem = {
  readonly line: number
  readonly column: number
  readonly message: string
  /** `apply` tells whether the text was still the one that was checked. */
  readonly fix?: { readonly label: string; readonly apply: () => boolean }
  /** Of what is printed: the line of the call that prints it. */
  readonly printedOn?: number
}

/** In the order of the text, and once for what is mended alike on a line. */
export const listProblems = (found: readonly Problem[]): readonly Problem[] => {
  const known = new Set<string>()
  return found
    .toSorted(
      (one, other) => one.line - other.line || one.column - other.column,
    )
    .filter(({ line, message, fix }) => {
      const key = `${line}: ${fix?.label ?? message}`
      const isNew = !known.has(key)
      known.add(key)
      return isNew
    })
}

/**
 * The problem whose fix collects what a line of the console shows, printed by
 * the call on a line of the code.
 */
export const printedProblem = (
  problems: readonly Problem[],
  line: number,
): Problem | undefined => {
  const mendable = problems.filter(({ fix }) => fix)
  return (
    mendable.find(({ printedOn }) => printedOn === line) ??
    mendable.find(problem => problem.line === line)
  )
}
