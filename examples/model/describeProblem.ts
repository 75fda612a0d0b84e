import type { Problem } from './problem'

const nothing = '(nothing)'

const pad = (text: string, width: number): string => text.padEnd(width)

const describeComparison = ({
  claimed,
  printed,
}: NonNullable<Problem['comparison']>): string[] => {
  const rows = Array.from(
    { length: Math.max(claimed.length, printed.length) },
    (_, index) => ({
      left: claimed[index] ?? nothing,
      right: printed[index] ?? nothing,
    }),
  )
  const width = Math.max(7, ...rows.map(({ left }) => left.length))
  return [
    `      ${pad('claimed', width)}   printed`,
    ...rows.map(
      ({ left, right }) =>
        `    ${left === right ? ' ' : '≠'} ${pad(left, width)} | ${right}`,
    ),
  ]
}

/** A problem as the terminal shows it. */
export const describeProblem = ({
  place,
  sentence,
  comparison,
}: Problem): string =>
  [
    `${place}`,
    `    ${sentence}`,
    ...(comparison ? describeComparison(comparison) : []),
  ].join('\n')
