/** A group of the docs' sidebar, and the mark of one that is folded. */
export const category = '.theme-doc-sidebar-item-category'
export const COLLAPSED = 'menu__list-item--collapsed'

export const mark = (item: Element, isOpen: boolean): void => {
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

export const listOf = (item: Element): HTMLElement | null =>
  item.querySelector(':scope > ul')

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
