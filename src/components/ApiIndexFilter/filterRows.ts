export type Words = Readonly<Record<string, string>>

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

/** Shows the rows that hold every term of the query; says how many. */
export const filterRows = (query: string, words: Words): number => {
  const terms = query.toLowerCase().split(/\s+/u).filter(Boolean)
  let count = 0
  for (const table of document.querySelectorAll<HTMLTableElement>(
    'table.api-matrix',
  )) {
    for (const row of table.tBodies[0]?.rows ?? []) {
      const text = textOf(row, words)
      row.hidden = !terms.every(term => text.includes(term))
      count += row.hidden ? 0 : 1
    }
    hideEmptyGroup(table)
  }
  return count
}
