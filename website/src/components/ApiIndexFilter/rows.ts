type Asked = {
  query: string
  /** Empty for all of them. */
  flavour: string
  /** What it asks of columns, as in `?start=eager`. */
  address: URLSearchParams
}

const findTables = (): NodeListOf<HTMLTableElement> =>
  document.querySelectorAll('table[data-filtered]')

/** A heading goes with its table when nothing is left of it. */
const hideEmptyGroup = (table: HTMLTableElement): void => {
  const isEmpty = !table.querySelector('tbody tr:not([hidden])')
  let element: Element | null | undefined = table.closest('.api-inert')
  while (element instanceof HTMLElement) {
    element.hidden = isEmpty
    if (/^H[23]$/u.test(element.tagName)) {
      return
    }
    element = element.previousElementSibling
  }
}

/** Whether a cell says what the address asks of its column, if anything. */
const isAsked = (
  cell: HTMLTableCellElement,
  address: URLSearchParams,
): boolean => {
  const head = cell.closest('table')?.rows[0]?.cells[cell.cellIndex]
  const word = address.get(head?.dataset.key ?? '')
  return word === null || word === cell.textContent
}

/** Whether a cell is about a flavour: `all` is what serves all of them. */
const isAbout = ({ dataset }: HTMLElement, flavour: string): boolean =>
  flavour === '' || [flavour, 'all', undefined].includes(dataset.flavour)

const isNameIn = (cell: HTMLElement, flavour: string): boolean =>
  cell.matches('[data-flavour]:has(a)') && isAbout(cell, flavour)

const isAnswer = (row: HTMLTableRowElement, asked: Asked): boolean => {
  const { query, flavour, address } = asked
  const text = row.textContent.toLowerCase()
  const cells = [...row.cells]
  return (
    query
      .toLowerCase()
      .split(/\s+/u)
      .every(term => text.includes(term)) &&
    (flavour === '' || cells.some(cell => isNameIn(cell, flavour))) &&
    cells.every(cell => isAsked(cell, address))
  )
}

/** Shows the rows that have all that is asked for, and says how many there are. */
export const filterRows = (asked: Asked): { found: number; total: number } => {
  let [found, total] = [0, 0]
  for (const table of findTables()) {
    for (const cell of table.querySelectorAll<HTMLElement>('th, td')) {
      cell.hidden = !isAbout(cell, asked.flavour)
    }
    for (const row of table.tBodies[0]?.rows ?? []) {
      row.hidden = !isAnswer(row, asked)
      found += row.hidden ? 0 : 1
      total += 1
    }
    hideEmptyGroup(table)
  }
  return { found, total }
}
