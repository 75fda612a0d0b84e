import { collapse } from './collapse'
import { isPlain, onPress } from './presses'

const COLLAPSED = 'menu__list-item--collapsed'
const category = '.theme-doc-sidebar-item-category'

const pathOf = (link: HTMLAnchorElement): string =>
  link.pathname.replace(/\/$/u, '')

const mark = (item: Element, isOpen: boolean): void => {
  item.classList.toggle(COLLAPSED, !isOpen)
  const button = item.querySelector(':scope > div > button')
  if (button?.ariaLabel) {
    button.ariaExpanded = String(isOpen)
    button.ariaLabel = button.ariaLabel.replace(
      /^\w+/u,
      isOpen ? 'Collapse' : 'Expand',
    )
  }
}

const listOf = (item: Element): HTMLElement | null =>
  item.querySelector(':scope > ul')

const toggle = (element: HTMLElement): void => {
  const item = element.closest(category)
  const list = item && listOf(item)
  if (list) {
    const isOpen = item.classList.contains(COLLAPSED)
    mark(item, isOpen)
    collapse(list, isOpen)
  }
}

/** Opens the groups around an entry at once. */
const openGroups = (entry: Element): void => {
  let item = entry.closest(category)
  while (item) {
    if (item.classList.contains(COLLAPSED)) {
      mark(item, true)
      listOf(item)?.removeAttribute('style')
    }
    item.querySelector(':scope > div > .menu__link')?.classList.add(ACTIVE)
    item = item.parentElement?.closest(category) ?? null
  }
}

const ACTIVE = 'menu__link--active'
const ACTIVE_ROW = 'menu__list-item-collapsible--active'

/** Brings the entry of the current page to a third of its list, if unseen. */
export const revealCurrent = (list: Element): void => {
  const current = list.querySelector('[aria-current="page"]')
  const scroller = list.parentElement
  if (!current || !scroller) {
    return
  }
  const shown = scroller.getBoundingClientRect()
  const { top, bottom, height } = current.getBoundingClientRect()
  const isSeen =
    height === 0 ||
    (top >= shown.top && bottom <= Math.min(shown.bottom, innerHeight))
  if (!isSeen) {
    scroller.scrollTop += top - shown.top - scroller.clientHeight / 3
  }
}

export const showCurrent = (list: Element, pathname: string): void => {
  for (const active of list.querySelectorAll(`.${ACTIVE}, .${ACTIVE_ROW}`)) {
    active.classList.remove(ACTIVE, ACTIVE_ROW)
    active.removeAttribute('aria-current')
  }
  const path = pathname.replace(/\/$/u, '')
  const link = [...list.querySelectorAll('a')].find(one => pathOf(one) === path)
  if (link) {
    link.classList.add(ACTIVE)
    link.ariaCurrent = 'page'
    const row = link.parentElement
    if (row?.matches('.menu__list-item-collapsible')) {
      row.classList.add(ACTIVE_ROW)
    }
    openGroups(link)
    revealCurrent(list)
  }
}

export const answerSidebar = (): void => {
  onPress(`${category} > div > button`, toggle)
  // The page of a group that is open already: its link folds the group.
  onPress(`${category} > div > a[aria-current=page]`, (link, event) => {
    if (isPlain(event)) {
      event.preventDefault()
      toggle(link)
    }
  })
  const list = document.querySelector('.theme-doc-sidebar-menu')
  if (list) {
    // Observers run after layout, so that measuring costs nothing.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      revealCurrent(list)
    })
    observer.observe(list)
  }
}
