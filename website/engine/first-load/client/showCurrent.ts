import {
  COLLAPSED,
  category,
  listOf,
  mark,
  revealCurrent,
} from './sidebarGroups'

const ACTIVE = 'menu__link--active'
const ACTIVE_ROW = 'menu__list-item-collapsible--active'

const pathOf = (link: HTMLAnchorElement): string =>
  link.pathname.replace(/\/$/u, '')

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

/** Marks the page of `pathname` in a list of the sidebar, and opens its groups. */
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
