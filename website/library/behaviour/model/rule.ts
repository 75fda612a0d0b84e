/*
 * How a count depends on the number of values, as a term in `n` without spaces:
 * `1`, `n`, `2n-2`, `floor(n/2)`. A term is a rule only if it fits every size
 * that was tried.
 */

/** Numbers of values for which counts are taken. */
export const SIZES = [5, 8, 9, 40] as const

type Counted = { size: number; count: number }

const terms: readonly (readonly [
  term: string,
  of: (size: number) => number,
])[] = [
  ...[0, 1, 2, 3].map(count => [String(count), (): number => count] as const),
  ...[1, 2, 3, 4].flatMap(factor =>
    [0, 1, 2, 3, 4, 6, 8].map(
      less =>
        [
          `${factor === 1 ? '' : factor}n${less === 0 ? '' : `-${less}`}`,
          (size: number): number => factor * size - less,
        ] as const,
    ),
  ),
  ['floor(n/2)', size => Math.floor(size / 2)],
  ['ceil(n/2)', size => Math.ceil(size / 2)],
  ['2floor(n/2)', size => 2 * Math.floor(size / 2)],
]

/** The first term that fits all counts; null if none does. */
export const ruleOf = (counted: readonly Counted[]): string | null =>
  terms.find(([, of]) =>
    counted.every(({ size, count }) => of(size) === count),
  )?.[0] ?? null

const rules: Readonly<Record<string, string>> = {
  1: 'one',
  n: 'as many as there are values',
  'n-1': 'one fewer than there are values',
  '2n-1': 'nearly twice as many as there are values',
  '2n-2': 'nearly twice as many as there are values',
  '4n-4': 'nearly four times as many as there are values',
  'floor(n/2)': 'half as many as there are values, rounded down',
  'ceil(n/2)': 'half as many as there are values, rounded up',
  '2floor(n/2)':
    'as many as there are values, or one fewer if their number is odd',
}

/** `half as many as there are values`; undefined for a term without words. */
export const ruleInWords = (rule: string | null): string | undefined =>
  rule === null ? undefined : rules[rule]
