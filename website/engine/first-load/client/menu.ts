import { element } from './element'
import { afterFrame } from './intent'
import { isPlain, onPress } from './presses'
import { isAnswered, request } from './requests'
import { revealCurrent } from './sidebarGroups'

const narrow = matchMedia('(max-width: 996px)')
let menu: HTMLElement | undefined

const find = (selector: string): HTMLElement | null =>
  document.querySelector(selector)

const closeIcon =
  '<svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true"><path d="M2 2l11 11M13 2 2 13" stroke="currentColor" stroke-width="1.4"/></svg>'

const header = (): HTMLElement => {
  const brand = element('<div class="navbar-sidebar__brand"></div>')
  const copies = ['.navbar__brand', '[data-colour-mode]'].flatMap(
    selector => find(`.navbar__inner ${selector}`)?.cloneNode(true) ?? [],
  )
  const close = element(
    `<button type="button" class="clean-btn navbar-sidebar__close" aria-label="Close navigation bar" autofocus>${closeIcon}</button>`,
  )
  brand.append(...copies, close)
  return brand
}

const listItem = (content: Node): HTMLElement => {
  const item = element('<li class="menu__list-item"></li>')
  item.append(content)
  return item
}

const linkCopy = (link: Element): HTMLElement => {
  const copy = link.cloneNode(true) as HTMLElement
  const isActive = copy.matches('[class*="link--active"]')
  copy.className = `menu__link${isActive ? ' menu__link--active' : ''}`
  return copy
}

/** A dropdown, which only a configuration brings: its links fold. */
const folded = (title: Element, inner: Element): HTMLElement => {
  const details = element(
    '<details><summary class="menu__link"></summary><ul class="menu__list"></ul></details>',
  )
  const [summary, list] = details.children
  summary?.append(title.textContent ?? '')
  list?.append(
    ...[...inner.querySelectorAll('a')].map(link => listItem(linkCopy(link))),
  )
  return details
}

const mainPanel =
  '<div class="navbar-sidebar__item menu"><ul class="menu__list"></ul></div>'

const docsPanel =
  '<div class="navbar-sidebar__item menu"><button type="button" class="clean-btn navbar-sidebar__back">← Back to main menu</button></div>'

/** The links of the navbar, one below the other. */
const fillMainPanel = (panel: HTMLElement): void => {
  for (const link of document.querySelectorAll(
    '.navbar__inner a.navbar__link',
  )) {
    // Plain links share a parent with dropdowns.
    const inner =
      HAS_DROPDOWNS &&
      link.parentElement?.querySelector(':scope.dropdown > .dropdown__menu')
    panel.firstElementChild?.append(
      listItem(inner ? folded(link, inner) : linkCopy(link)),
    )
  }
}

/** The sidebar of the docs, from where the reader is. */
const fillDocsPanel = (panel: HTMLElement, list: HTMLElement): void => {
  const copy = list.cloneNode(true) as HTMLElement
  panel.append(copy)
  revealCurrent(copy)
}

/** The docs' own panel, or the main one. */
const showPanel = (isOfDocs: boolean): void => {
  const panels = menu?.querySelector('.navbar-sidebar__items')
  panels?.classList.toggle('navbar-sidebar__items--show-secondary', isOfDocs)
  const [main, docs] = panels?.children ?? []
  main?.toggleAttribute('inert', isOfDocs)
  docs?.toggleAttribute('inert', !isOfDocs)
}

const setExpanded = (isOpen: boolean): void => {
  find('.navbar__toggle')?.setAttribute('aria-expanded', String(isOpen))
  dispatchEvent(new Event('lfi:menu'))
}

export const closeMenu = (): void => menu?.hidePopover()

/** Makes everything but the menu inert, so that the focus stays in it. */
const setPageInert = (isInert: boolean): void => {
  for (const part of document.body.children) {
    part.toggleAttribute('inert', isInert && part !== menu)
  }
}

/** Before the focus returns to the page, which cannot take it while inert. */
const onBeforeToggle = ({ newState }: ToggleEvent): void => {
  if (newState === 'closed') {
    setPageInert(false)
  }
}

const onToggle = ({ currentTarget, newState }: ToggleEvent): void => {
  if (newState === 'open' || !(currentTarget instanceof HTMLElement)) {
    return
  }
  currentTarget.remove()
  // Another may have been opened since it was closed.
  if (menu !== currentTarget) {
    return
  }
  menu = undefined
  setExpanded(false)
  // A click outside the menu leaves nothing focused.
  if (document.activeElement === document.body) {
    find('.navbar__toggle')?.focus()
  }
}

/**
 * A popover closes by Escape, the phone's way back and a press outside of it.
 * A modal dialog would do so too, but it has the browser work out the styles of
 * the whole page before it is shown: 100 ms and more on a slow phone.
 */
const openMenu = (): void => {
  const list = find('.theme-doc-sidebar-menu')
  const opened = element(
    '<div popover role="dialog" aria-modal="true" aria-label="Navigation" class="navbar-sidebar"><div class="navbar-sidebar__items"></div></div>',
  )
  const main = element(mainPanel)
  const docs = element(docsPanel)
  opened.firstElementChild?.append(main, ...(list ? [docs] : []))
  opened.prepend(header())
  opened.addEventListener('beforetoggle', onBeforeToggle)
  opened.addEventListener('toggle', onToggle)
  document.body.append(opened)
  menu = opened
  if (!list) {
    fillMainPanel(main)
  }
  showPanel(list !== null)
  opened.showPopover()
  setExpanded(true)
  // Hundreds of entries: a slow phone shows the menu before it has them.
  afterFrame(() => {
    // Closed by now, it would leave the page inert for good.
    if (!opened.matches(':popover-open')) {
      return
    }
    setPageInert(true)
    if (list) {
      fillMainPanel(main)
      fillDocsPanel(docs, list)
    }
  })
}

const followLink = (link: HTMLElement, event: MouseEvent): void => {
  const href = link.getAttribute('href') ?? ''
  if (!isPlain(event)) {
    return
  }
  closeMenu()
  // A link to another locale has a target: its pages are another app's.
  const isOfApp = href.startsWith('/') && !link.hasAttribute('target')
  if (isOfApp && isAnswered('navigate')) {
    event.preventDefault()
    request('navigate', href)
  }
}

export const answerMenu = (): void => {
  onPress('.navbar__toggle', openMenu)
  onPress('.navbar-sidebar__close', closeMenu)
  onPress('.navbar-sidebar__back', () => {
    showPanel(false)
    menu
      ?.querySelector<HTMLElement>('.navbar-sidebar__item :is(a, summary)')
      ?.focus()
  })
  onPress('.navbar-sidebar a', followLink)
  narrow.addEventListener('change', closeMenu)
}
