import { findAround } from './presses'

/** What narrows the tables of a page. */
const BAR = '[data-filter]'

type Asked = {
  query: string
  /** Empty for all of them. */
  flavour: string
  /** What it asks of columns, as in `?start=eager`. */
  address: URLSearchParams
}

type Counts = { found: number; total: number }

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
const filterRows = (asked: Asked): Counts => {
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

/** What is typed and chosen, by the names of the fields. */
const readFields = (bar: HTMLElement): Record<string, string> => {
  const fields = [...bar.querySelectorAll('input')]
  const chosen = fields.filter(
    ({ type, checked }) => type === 'search' || checked,
  )
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]))
}

/** Fills in what the address says. */
const followAddress = (bar: HTMLElement): void => {
  const address = new URLSearchParams(location.search)
  for (const field of bar.querySelectorAll('input')) {
    const value = address.get(field.name)
    if (value && field.type === 'search') {
      field.value = value
    } else if (value) {
      field.checked = field.value === value
    }
  }
}

/** Browsers refuse a script that changes the address at every key. */
const PAUSE_MS = 300
let timer: number | undefined

/** The address says what is shown, so that it can be passed on. */
const writeAddress = (bar: HTMLElement): void => {
  clearTimeout(timer)
  timer = window.setTimeout(() => {
    const address = new URL(location.href)
    for (const [name, value] of Object.entries(readFields(bar))) {
      if (value) {
        address.searchParams.set(name, value)
      } else {
        address.searchParams.delete(name)
      }
    }
    // By then it may be another page's.
    if (bar.isConnected && address.href !== location.href) {
      history.replaceState(history.state, '', address)
    }
  }, PAUSE_MS)
}

/** Says how many rows are left, and where else to look. */
const describe = (
  bar: HTMLElement,
  query: string,
  { found, total }: Counts,
): void => {
  const [one, many] = (bar.dataset.filter ?? '').split(' ')
  const count = bar.querySelector('output')
  const showAll = bar.querySelector<HTMLElement>('[data-show-all]')
  const search = bar.querySelector<HTMLAnchorElement>('[data-search-all]')
  if (count) {
    count.value = found === total ? '' : `${found} ${found === 1 ? one : many}`
  }
  showAll?.toggleAttribute('hidden', found === total)
  if (search) {
    search.hidden = query === '' || found > 0
    search.search = `?q=${encodeURIComponent(query)}`
    search.textContent = `Search all pages for “${query}”`
  }
}

const filter = (bar: HTMLElement): void => {
  const { filter: query = '', flavour = '' } = readFields(bar)
  const address = new URLSearchParams(location.search)
  describe(bar, query, filterRows({ query, flavour, address }))
}

/** What the address says is for the tables to show. */
export const syncFilter = (): void => {
  const bar = document.querySelector<HTMLElement>(BAR)
  if (bar && location.search) {
    followAddress(bar)
    filter(bar)
  }
}

/** Narrows the tables of a page as the fields in its bar say. */
export const answerFilter = (): void =>
  addEventListener('input', event => {
    const bar = findAround(event, BAR)
    if (bar) {
      filter(bar)
      writeAddress(bar)
    }
  })
