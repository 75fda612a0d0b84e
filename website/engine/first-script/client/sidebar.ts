import { isPlain, onPress } from './presses'

/** A group of the docs' sidebar, and the mark of one that is folded. */
const CATEGORY = '.theme-doc-sidebar-item-category'
const COLLAPSED = 'menu__list-item--collapsed'

const SIDEBAR = '.theme-doc-sidebar-container .menu'

/** Longer for what is higher, though not in proportion. */
const durationOf = (height: number): number => {
  const steps = height / 36
  return 40 + 150 * steps ** 0.25 + steps * 2
}

/** Folds or unfolds a list with an animation of its height. */
const collapse = (list: HTMLElement, isOpen: boolean): void => {
  for (const running of list.getAnimations()) {
    running.cancel()
  }
  // Not hidden: what is focused or looked for would scroll a list that grows.
  list.style.cssText = 'display:block;overflow:clip'
  const height = list.scrollHeight
  const heights = ['0px', `${height}px`]
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const animation = list.animate(
    { height: isOpen ? heights : heights.reverse() },
    {
      duration: reducesMotion ? 1 : durationOf(height),
      easing: 'ease-in-out',
    },
  )
  animation.onfinish = () => list.removeAttribute('style')
}

const mark = (item: Element, isOpen: boolean): void => {
  item.classList.toggle(COLLAPSED, !isOpen)
  item.querySelector('button')?.setAttribute('aria-expanded', String(isOpen))
}

const toggle = (element: HTMLElement): void => {
  const item = element.closest(CATEGORY)
  const list = item?.querySelector<HTMLElement>(':scope > ul')
  if (item && list) {
    const isOpen = item.classList.contains(COLLAPSED)
    mark(item, isOpen)
    collapse(list, isOpen)
  }
}

/** Groups that the reader has opened, and the place of the list, stay. */
export const keepSidebar = (
  now: ParentNode,
  next: ParentNode,
  swap: () => void,
): void => {
  const [before, after] = [now, next].map(page => page.querySelector(SIDEBAR))
  const groups = after?.querySelectorAll(CATEGORY)
  for (const [index, item] of [
    ...(before?.querySelectorAll(CATEGORY) ?? []),
  ].entries()) {
    const other = groups?.[index]
    if (other && !item.classList.contains(COLLAPSED)) {
      mark(other, true)
    }
  }
  const top = before?.scrollTop ?? 0
  swap()
  after?.scrollTo({ top })
}

/** Brings the entry of the current page into view, in its list alone. */
export const revealCurrent = (list: Element): void =>
  list
    .querySelector('[aria-current="page"]')
    ?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

export const syncSidebar = (): void => {
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

export const answerSidebar = (): void => {
  onPress(`${CATEGORY} > div > button`, toggle)
  // The page of a group that is open already: its link folds the group.
  onPress(`${CATEGORY} > div > a[aria-current=page]`, (link, event) => {
    if (isPlain(event)) {
      event.preventDefault()
      toggle(link)
    }
  })
}
