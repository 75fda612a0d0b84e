import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs'
import { siteAddress } from '@site/browser/siteAddress'
import { escapeHtml } from '@site/pages/model/escapeHtml'
import clsx from 'clsx'

/** A long name of the API may break between its words, and nowhere else. */
const labelHtml = (label: string): string =>
  `<span>${escapeHtml(label).replace(/(?<=[a-z])(?=[A-Z])/gu, '<wbr>')}</span>`

const linkHtml = (
  href: string,
  label: string,
  classes: string,
  isCurrent: boolean,
): string =>
  `<a class="${classes}" href="${escapeHtml(href)}"${isCurrent ? ' aria-current="page"' : ''}>${labelHtml(label)}</a>`

const rowHtml = (
  { href, label }: PropSidebarItemCategory,
  path: string,
  isActive: boolean,
  isOpen: boolean,
): string => {
  const classes = clsx(
    'menu__link menu__link--sublist',
    isActive && 'menu__link--active',
  )
  if (href === undefined) {
    return `<button type="button" class="clean-btn ${classes} menu__link--sublist-caret" aria-expanded="${isOpen}">${labelHtml(label)}</button>`
  }
  const verb = isOpen ? 'Collapse' : 'Expand'
  return `${linkHtml(href, label, classes, href === path)}<button type="button" class="clean-btn menu__caret" aria-label="${verb} sidebar category '${escapeHtml(label)}'" aria-expanded="${isOpen}"></button>`
}

const leadsTo = (item: PropSidebarItem, path: string): boolean =>
  item.type !== 'html' &&
  (item.href === path ||
    (item.type === 'category' && item.items.some(one => leadsTo(one, path))))

const categoryHtml = (item: PropSidebarItemCategory, path: string): string => {
  const isActive = leadsTo(item, path)
  const entries = listHtml(item.items, path)
  const isOpen = isActive || !item.collapsed
  const row = clsx(
    'menu__list-item-collapsible',
    item.href === path && 'menu__list-item-collapsible--active',
  )
  return `<li class="${clsx(
    'theme-doc-sidebar-item-category menu__list-item',
    !isOpen && 'menu__list-item--collapsed',
  )}"><div class="${row}">${rowHtml(item, path, isActive, isOpen)}</div><ul class="menu__list">${entries}</ul></li>`
}

const itemHtml = (item: PropSidebarItem, path: string): string => {
  if (item.type === 'category') {
    return categoryHtml(item, path)
  }
  if (item.type === 'html') {
    return `<li class="menu__list-item">${item.value}</li>`
  }
  const isCurrent = item.href === path
  const classes = clsx('menu__link', isCurrent && 'menu__link--active')
  return `<li class="menu__list-item">${linkHtml(item.href, item.label, classes, isCurrent)}</li>`
}

const listHtml = (items: readonly PropSidebarItem[], path: string): string =>
  items.map(item => itemHtml(item, path)).join('')

/** The theme's link would give each address its ending; there is none here. */
const withAddress = (
  item: PropSidebarItem,
  toAddress: (href: string) => string,
): PropSidebarItem => {
  if (item.type === 'html') {
    return item
  }
  const href = item.href && { href: toAddress(item.href) }
  return item.type === 'category'
    ? {
        ...item,
        ...href,
        items: item.items.map(one => withAddress(one, toAddress)),
      }
    : { ...item, ...href }
}

/**
 * The sidebar as HTML: all groups are in the page, open or not, so that the
 * first script can open them, and React has one element to look after.
 */
export const sidebarHtml = (
  items: readonly PropSidebarItem[],
  path: string,
  trailingSlash: boolean | undefined,
): string => {
  const toAddress = (href: string): string => siteAddress(href, trailingSlash)
  return listHtml(
    items.map(item => withAddress(item, toAddress)),
    toAddress(path),
  )
}
