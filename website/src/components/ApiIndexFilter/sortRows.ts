import { findTables, headingsOf } from './filterRows'

/**
 * The order of rows: as they came, by import cost, or by a column's heading,
 * with a minus before it from the largest down.
 */
export type Sorting = '' | 'cost' | (string & {})

export const directionOf = (
  sorting: Sorting,
): { heading: string; isDescending: boolean } => ({
  heading: sorting.replace(/^-/u, ''),
  isDescending: sorting.startsWith('-'),
})

/** By a heading, or the other way round if it is sorted by that already. */
export const turned = (heading: string, sorting: Sorting): Sorting =>
  sorting === heading ? `-${heading}` : heading

type Compare = (a: HTMLTableRowElement, b: HTMLTableRowElement) => number

const costOf = (row: HTMLTableRowElement): number => Number(row.dataset.cost)

const byCost: Compare = (a, b) => costOf(a) - costOf(b)

const NOTHING = '·'

/** Numbers by size, words by alphabet, and what has neither at the end. */
const byColumn = (index: number, isDescending: boolean): Compare => {
  const textOf = (row: HTMLTableRowElement): string => {
    const text = row.cells[index]?.textContent ?? NOTHING
    return text === NOTHING ? '' : text
  }
  const sign = isDescending ? -1 : 1
  return (a, b) => {
    const [left, right] = [textOf(a), textOf(b)]
    return left && right
      ? sign * left.localeCompare(right, 'en', { numeric: true })
      : Number(!left) - Number(!right)
  }
}

const compareFor = (table: HTMLTableElement, sorting: Sorting) => {
  if (sorting === 'cost') {
    return byCost
  }
  const { heading, isDescending } = directionOf(sorting)
  const index = headingsOf(table).indexOf(heading)
  return index < 0 ? undefined : byColumn(index, isDescending)
}

/** The order in which the page came, to go back to. */
const originalOrders = new WeakMap<
  HTMLTableSectionElement,
  HTMLTableRowElement[]
>()

/** Puts the rows of each table in order, or the given order back. */
export const sortRows = (sorting: Sorting): void => {
  for (const table of findTables()) {
    const [body] = table.tBodies
    const compare = compareFor(table, sorting)
    if (!body || (!compare && !originalOrders.has(body))) {
      continue
    }
    const original = originalOrders.get(body) ?? [...body.rows]
    originalOrders.set(body, original)
    body.append(...(compare ? original.toSorted(compare) : original))
  }
}
