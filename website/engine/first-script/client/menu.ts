import { afterFrame, isPlain, onPress } from './presses'
import { revealCurrent } from './sidebar'

const narrow = matchMedia('(max-width: 996px)')
let menu: HTMLElement | undefined

const find = (selector: string): HTMLElement | null =>
  document.querySelector(selector)

/** The docs' own panel, or the main one. */
const showPanel = (isOfDocs: boolean): void => {
  const panels = menu?.querySelector('.navbar-sidebar__items')
  panels?.classList.toggle('navbar-sidebar__items--show-secondary', isOfDocs)
  const [main, docs] = panels?.children ?? []
  main?.toggleAttribute('inert', isOfDocs)
  docs?.toggleAttribute('inert', !isOfDocs)
}

const setExpanded = (isOpen: boolean): void =>
  find('.navbar__toggle')?.setAttribute('aria-expanded', String(isOpen))

/** Whether it was open. */
export const closeMenu = (): boolean => {
  const isOpen = menu !== undefined
  menu?.hidePopover()
  return isOpen
}

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

/** The menu as the build wrote it, with the logo and the button for colours. */
const copyMenu = (): HTMLElement | undefined => {
  const copy = find('[data-menu]')?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) {
    return undefined
  }
  copy.hidden = false
  copy.className = 'navbar-sidebar'
  copy.popover = 'auto'
  copy.role = 'dialog'
  copy.ariaModal = 'true'
  copy.ariaLabel = find('.navbar')?.ariaLabel ?? ''
  copy.firstElementChild?.prepend(
    ...['.navbar__brand', '[data-colour-mode]'].flatMap(
      selector => find(`.navbar__inner ${selector}`)?.cloneNode(true) ?? [],
    ),
  )
  copy.addEventListener('beforetoggle', onBeforeToggle)
  copy.addEventListener('toggle', onToggle)
  return copy
}

/**
 * A popover closes by Escape, the phone's way back and a press outside of it.
 * A modal dialog would do so too, but it has the browser work out the styles of
 * the whole page before it is shown: 100 ms and more on a slow phone.
 */
const openMenu = (): void => {
  const list = find('.theme-doc-sidebar-menu')
  const opened = copyMenu()
  if (!opened) {
    return
  }
  document.body.append(opened)
  menu = opened
  showPanel(list !== null)
  opened.showPopover()
  opened.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus()
  setExpanded(true)
  // Hundreds of entries: a slow phone shows the menu before it has them.
  afterFrame(() => {
    // Closed by now, it would leave the page inert for good.
    if (!opened.matches(':popover-open')) {
      return
    }
    setPageInert(true)
    if (list) {
      const panel = opened.lastElementChild?.lastElementChild
      panel?.append(list.cloneNode(true))
      if (panel?.lastElementChild) {
        revealCurrent(panel.lastElementChild)
      }
    }
  })
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
  onPress('.navbar-sidebar a', (_link, event) => {
    if (isPlain(event)) {
      closeMenu()
    }
  })
  narrow.addEventListener('change', closeMenu)
}
