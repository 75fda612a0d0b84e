const matches = (
  row: HTMLTableRowElement,
  words: readonly string[],
): boolean => {
  const text = `${row.textContent} ${row.dataset.words ?? ''}`.toLowerCase()
  return words.every(word => text.includes(word))
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

/** Shows the rows that hold every word of the query; says how many. */
export const filterRows = (query: string): number => {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  let count = 0
  for (const table of document.querySelectorAll<HTMLTableElement>(
    'table.api-matrix',
  )) {
    for (const row of table.tBodies[0]?.rows ?? []) {
      row.hidden = !matches(row, words)
      count += row.hidden ? 0 : 1
    }
    hideEmptyGroup(table)
  }
  return count
}
