/** Other words for a function, by its name. */
export type Words = Readonly<Record<string, string>>

const findTables = (): NodeListOf<HTMLTableElement> =>
  document.querySelectorAll('table.api-matrix')

const textOf = (row: HTMLTableRowElement, words: Words): string => {
  const names = [...row.querySelectorAll('a code')].map(
    ({ textContent }) => textContent,
  )
  const aliases = names.map(name => words[name] ?? '')
  return [row.textContent, ...aliases].join(' ').toLowerCase()
}

/** A heading goes with its table when nothing is left of it. */
const hideEmptyGroup = (table: HTMLTableElement): void => {
  const isEmpty = !table.querySelector('tbody tr:not([hidden])')
  let element: Element | null | undefined = table.closest('.api-inert')
  while (element instanceof HTMLElement) {
    element.hidden = isEmpty
    if (element.tagName === 'H2') {
      return
    }
    element = element.previousElementSibling
  }
}

/** What the address asks of a column, by the column's position. */
const chosenIn = (
  table: HTMLTableElement,
  address: URLSearchParams,
): [column: number, word: string][] =>
  [...(table.tHead?.rows[0]?.cells ?? [])].flatMap(
    ({ dataset: { key } }, column) => {
      const word = key && address.get(key)
      return word ? [[column, word] as [number, string]] : []
    },
  )

/**
 * Shows the rows that hold every term of a query, and what the address asks of
 * columns, as in `?start=eager`; says how many.
 */
export const filterRows = (
  query: string,
  words: Words,
  address: URLSearchParams,
): number => {
  const terms = query.toLowerCase().split(/\s+/u).filter(Boolean)
  let count = 0
  for (const table of findTables()) {
    const chosen = chosenIn(table, address)
    for (const row of table.tBodies[0]?.rows ?? []) {
      const text = textOf(row, words)
      row.hidden = !(
        terms.every(term => text.includes(term)) &&
        chosen.every(
          ([column, word]) => row.cells[column]?.textContent === word,
        )
      )
      count += row.hidden ? 0 : 1
    }
    hideEmptyGroup(table)
  }
  return count
}

const costOf = (row: HTMLTableRowElement): number => Number(row.dataset.cost)

/** The order in which the page came, to go back to. */
const originalOrders = new WeakMap<
  HTMLTableSectionElement,
  HTMLTableRowElement[]
>()

/** Puts the lightest import of each table first, or the rows back in order. */
export const sortRows = (byCost: boolean): void => {
  for (const { tBodies } of findTables()) {
    const [body] = tBodies
    if (!body || (!byCost && !originalOrders.has(body))) {
      continue
    }
    const original = originalOrders.get(body) ?? [...body.rows]
    originalOrders.set(body, original)
    body.append(
      ...(byCost
        ? original.toSorted((a, b) => costOf(a) - costOf(b))
        : original),
    )
  }
}
