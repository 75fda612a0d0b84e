import type { Chosen } from './ColumnFilters'

export type Words = Readonly<Record<string, string>>

export const findTables = (): NodeListOf<HTMLTableElement> =>
  document.querySelectorAll('table.api-matrix')

export const headingsOf = ({ tHead }: HTMLTableElement): string[] =>
  [...(tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent)

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

const hasChosen = (
  row: HTMLTableRowElement,
  headings: readonly string[],
  chosen: Chosen,
): boolean =>
  Object.entries(chosen).every(
    ([heading, value]) =>
      !value || row.cells[headings.indexOf(heading)]?.textContent === value,
  )

/** Shows the rows that hold every term and all that was chosen; says how many. */
export const filterRows = (
  query: string,
  words: Words,
  chosen: Chosen = {},
): number => {
  const terms = query.toLowerCase().split(/\s+/u).filter(Boolean)
  let count = 0
  for (const table of findTables()) {
    const headings = headingsOf(table)
    for (const row of table.tBodies[0]?.rows ?? []) {
      const text = textOf(row, words)
      row.hidden = !(
        terms.every(term => text.includes(term)) &&
        hasChosen(row, headings, chosen)
      )
      count += row.hidden ? 0 : 1
    }
    hideEmptyGroup(table)
  }
  return count
}
