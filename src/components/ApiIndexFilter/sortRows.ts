/** The order of rows: as they came, by import cost, or by a column's heading. */
export type Sorting = '' | 'cost' | (string & {})

type Compare = (a: HTMLTableRowElement, b: HTMLTableRowElement) => number

const costOf = (row: HTMLTableRowElement): number => Number(row.dataset.cost)

const byCost: Compare = (a, b) => costOf(a) - costOf(b)

const NOTHING = '·'

/** Numbers by size, words by alphabet, and what has neither at the end. */
const byColumn = (index: number): Compare => {
  const textOf = (row: HTMLTableRowElement): string => {
    const text = row.cells[index]?.textContent ?? NOTHING
    return text === NOTHING ? '\uFFFF' : text
  }
  return (a, b) => textOf(a).localeCompare(textOf(b), 'en', { numeric: true })
}

const compareFor = (
  table: HTMLTableElement,
  sorting: Sorting,
): Compare | undefined => {
  if (sorting === 'cost') {
    return byCost
  }
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])]
  const index = headings.findIndex(cell => cell.textContent === sorting)
  return index < 0 ? undefined : byColumn(index)
}

/** The order in which the page came, to go back to. */
const originalOrders = new WeakMap<
  HTMLTableSectionElement,
  HTMLTableRowElement[]
>()

/** Puts the rows of each table in order, or the given order back. */
export const sortRows = (sorting: Sorting): void => {
  for (const table of document.querySelectorAll<HTMLTableElement>(
    'table.api-matrix',
  )) {
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
