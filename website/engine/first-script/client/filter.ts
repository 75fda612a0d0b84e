import { findAround } from './presses'

/** What narrows the tables of a page: a form. */
const BAR = '[data-filter]'

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

/** Whether a cell says what is asked of its column, if anything is. */
const isAsked = (
  cell: HTMLTableCellElement,
  asked: URLSearchParams,
): boolean => {
  const head = cell.closest('table')?.rows[0]?.cells[cell.cellIndex]
  const word = asked.get(head?.dataset.key ?? '')
  return word === null || word === cell.textContent
}

/** Whether a cell is about a flavour: `all` is what serves all of them. */
const isAbout = ({ dataset }: HTMLElement, flavour: string | null): boolean =>
  flavour === null || [flavour, 'all', undefined].includes(dataset.flavour)

const isNameIn = (cell: HTMLElement, flavour: string | null): boolean =>
  cell.matches('[data-flavour]:has(a)') && isAbout(cell, flavour)

const isAnswer = (
  row: HTMLTableRowElement,
  asked: URLSearchParams,
): boolean => {
  const text = row.textContent.toLowerCase()
  const terms = asked.get('filter')?.toLowerCase().split(/\s+/u) ?? []
  const flavour = asked.get('flavour')
  const cells = [...row.cells]
  return (
    terms.every(term => text.includes(term)) &&
    (flavour === null || cells.some(cell => isNameIn(cell, flavour))) &&
    cells.every(cell => isAsked(cell, asked))
  )
}

/** Shows the rows that have all that is asked for. */
const filterRows = (asked: URLSearchParams): void => {
  for (const table of findTables()) {
    for (const cell of table.querySelectorAll<HTMLElement>('th, td')) {
      cell.hidden = !isAbout(cell, asked.get('flavour'))
    }
    for (const row of table.tBodies[0]?.rows ?? []) {
      row.hidden = !isAnswer(row, asked)
    }
    hideEmptyGroup(table)
  }
}

/** Says how many rows are left, and where else to look. */
const describe = (bar: HTMLElement, query: string | null): void => {
  const rows = [...findTables()].flatMap(({ tBodies }) => [
    ...(tBodies[0]?.rows ?? []),
  ])
  const found = rows.filter(({ hidden }) => !hidden).length
  const isAll = found === rows.length
  const [one, many] = (bar.dataset.filter ?? '').split(' ')
  const count = bar.querySelector('output')
  const showAll = bar.querySelector<HTMLElement>('[data-show-all]')
  const search = bar.querySelector<HTMLAnchorElement>('[data-search-all]')
  if (count) {
    count.value = isAll ? '' : `${found} ${found === 1 ? one : many}`
  }
  showAll?.toggleAttribute('hidden', isAll)
  if (search) {
    search.hidden = query === null || found > 0
    search.search = `?q=${encodeURIComponent(query ?? '')}`
    search.textContent = `Search all pages for “${query}”`
  }
}

/**
 * What is typed and chosen, by the names of the fields, and what the address asks
 * of columns, as in `?start=eager`.
 */
const readAsked = (bar: HTMLFormElement): URLSearchParams => {
  const asked = new URLSearchParams(location.search)
  for (const [name, value] of new FormData(bar)) {
    if (value) {
      asked.set(name, String(value))
    } else {
      asked.delete(name)
    }
  }
  return asked
}

const filter = (bar: HTMLFormElement): void => {
  const asked = readAsked(bar)
  filterRows(asked)
  describe(bar, asked.get('filter'))
}

/** What the address says is filled in, and is for the tables to show. */
export const syncFilter = (): void => {
  const bar = document.querySelector<HTMLFormElement>(BAR)
  if (bar && location.search) {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const field = bar.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof RadioNodeList) {
        field.value = value
      }
    }
    filter(bar)
  }
}

/** Browsers refuse a script that changes the address at every key. */
const PAUSE_MS = 300
let timer: number | undefined

/** The address says what is shown, so that it can be passed on. */
const writeAddress = (bar: HTMLFormElement): void => {
  clearTimeout(timer)
  timer = window.setTimeout(() => {
    const address = new URL(location.href)
    address.search = readAsked(bar).toString()
    // By then it may be another page's.
    if (bar.isConnected) {
      history.replaceState(history.state, '', address)
    }
  }, PAUSE_MS)
}

/** Narrows the tables of a page as the fields in its bar say. */
export const answerFilter = (): void =>
  addEventListener('input', event => {
    const bar = findAround<HTMLFormElement>(event, BAR)
    if (bar) {
      filter(bar)
      writeAddress(bar)
    }
  })
