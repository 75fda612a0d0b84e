import type { Cell, OpenCell } from './cells'

/** A source value and what became of it, or one of the values made of it. */
export type TableRow = {
  /** By the place of the column. */
  readonly cells: ReadonlyMap<number, Cell>
  /** How many rows it was made from, one of the other. */
  readonly depth: number
  /** Whether it got no further than a step that dropped it. */
  readonly isGone: boolean
}

/** A row that is being filled, event by event. */
export type OpenRow = {
  readonly cells: Map<number, OpenCell>
  readonly depth: number
  readonly children: OpenRow[]
}

/** Rows, each with those that were made of it. */
export const flatten = (rows: readonly OpenRow[]): readonly OpenRow[] =>
  rows.flatMap(row => [row, ...flatten(row.children)])

/** A row as far as it is known. */
export const toRow = ({ cells, depth }: OpenRow): TableRow => {
  const known = [...cells].flatMap(
    ([column, { kind, text, ats, isEarlier }]) =>
      kind === undefined
        ? []
        : [
            [
              column,
              { kind, text, ats, ...(isEarlier && { isEarlier }) },
            ] as const,
          ],
  )
  return {
    cells: new Map(known),
    depth,
    isGone: known.some(([, { kind }]) => kind === 'drop'),
  }
}
