/** Something that a writer must mend, in words for that writer. */
export type Problem = {
  /** File and line, or the export that an example is of. */
  place: string
  sentence: string
  /** What the comments say beside what the code says. */
  comparison?: { claimed: readonly string[]; printed: readonly string[] }
}

const describeComparison = ({
  claimed,
  printed,
}: NonNullable<Problem['comparison']>): string[] => {
  const rows = Array.from(
    { length: Math.max(claimed.length, printed.length) },
    (_, index) => ({
      left: claimed[index] ?? '(nothing)',
      right: printed[index] ?? '(nothing)',
    }),
  )
  const width = Math.max(7, ...rows.map(({ left }) => left.length))
  return [
    `      ${'claimed'.padEnd(width)}   printed`,
    ...rows.map(
      ({ left, right }) =>
        `    ${left === right ? ' ' : '≠'} ${left.padEnd(width)} | ${right}`,
    ),
  ]
}

export const describeProblem = ({
  place,
  sentence,
  comparison,
}: Problem): string =>
  [
    place,
    `    ${sentence}`,
    ...(comparison ? describeComparison(comparison) : []),
  ].join('\n')

export const requireNone = (problems: readonly Problem[]): void => {
  if (problems.length > 0) {
    throw new Error(problems.map(describeProblem).join('\n\n'))
  }
}
