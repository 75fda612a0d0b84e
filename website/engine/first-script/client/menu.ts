import { isPlain, onPress } from './presses'
import { revealCurrent } from './sidebar'

const narrow = matchMedia('(max-width: 996px)')

const find = (selector: string): HTMLElement | null =>
  document.querySelector(selector)

const findMenu = (): HTMLElement | null => find('.navbar-sidebar')

const isOpen = (): boolean => find('.navbar-sidebar:popover-open') !== null

/** Whether it was open. */
export const closeMenu = (): boolean => {
  const wasOpen = isOpen()
  findMenu()?.hidePopover()
  return wasOpen
}

/** The docs' own panel, or the main one. */
const showPanel = (isOfDocs: boolean): void => {
  find('.navbar-sidebar__items')?.classList.toggle(
    'navbar-sidebar__items--show-secondary',
    isOfDocs,
  )
}

/** Makes everything but the menu inert, so that the focus stays in it. */
const setPageInert = (isInert: boolean): void => {
  for (const part of document.querySelectorAll(
    '#__docusaurus > :not(.navbar), .navbar__inner',
  )) {
    part.toggleAttribute('inert', isInert)
  }
}

/** The page's sidebar, which has hundreds of entries, as the second panel. */
const fillPanel = (list: Element): void => {
  const panel = find('.navbar-sidebar__item:last-child')
  if (panel?.childElementCount === 1) {
    panel.append(list.cloneNode(true))
  }
  revealCurrent(panel ?? list)
}

/**
 * A popover closes by Escape, the phone's way back and a press outside of it.
 * A modal dialog would do so too, but it has the browser work out the styles of
 * the whole page before it is shown: 100 ms and more on a slow phone.
 */
const openMenu = (): void => {
  const list = find('.theme-doc-sidebar-container .theme-doc-sidebar-menu')
  showPanel(list !== null)
  findMenu()?.showPopover()
  find('.navbar-sidebar__close')?.focus()
  // After the next frame: a slow phone shows the menu before what is in it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (isOpen()) {
        setPageInert(true)
        if (list) {
          fillPanel(list)
        }
      }
    }),
  )
}

/** Before the focus returns to the page, which cannot take it while inert. */
const onBeforeToggle = ({ target, newState }: ToggleEvent): void => {
  if (target === findMenu()) {
    find('.navbar__toggle')?.setAttribute(
      'aria-expanded',
      String(newState === 'open'),
    )
    setPageInert(false)
  }
}

/** A press outside the menu leaves nothing focused. */
const onToggle = ({ target }: Event): void => {
  const { activeElement, body } = document
  if (target === findMenu() && activeElement === body) {
    find('.navbar__toggle')?.focus()
  }
}

export const answerMenu = (): void => {
  onPress('.navbar__toggle', (_toggle, event) => {
    // The theme's own menu, where React runs the page.
    event.stopPropagation()
    openMenu()
  })
  onPress('.navbar-sidebar__close', closeMenu)
  onPress('.navbar-sidebar__back', () => {
    showPanel(false)
    find('.navbar-sidebar__item :is(a, summary)')?.focus()
  })
  onPress('.navbar-sidebar a', (_link, event) => {
    if (isPlain(event)) {
      closeMenu()
    }
  })
  // Neither bubbles.
  addEventListener('beforetoggle', onBeforeToggle, { capture: true })
  addEventListener('toggle', onToggle, { capture: true })
  narrow.addEventListener('change', closeMenu)
}
