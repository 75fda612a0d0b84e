import { isPlain, onPress } from './presses'

/** A group of the docs' sidebar, and the mark of one that is folded. */
const CATEGORY = '.theme-doc-sidebar-item-category'
const COLLAPSED = 'menu__list-item--collapsed'

const SCROLLER = '.theme-doc-sidebar-container .menu'

const OPEN = 'overflow:visible;display:block;height:auto'
const SHUT = 'overflow:clip;display:none;height:0'

/** Longer for what is higher, though not in proportion. */
const durationOf = (height: number): number => {
  const steps = height / 36
  return 40 + 150 * steps ** 0.25 + steps * 2
}

const animations = new WeakMap<HTMLElement, Animation>()

/** Folds or unfolds a list with an animation of its height. */
const collapse = (list: HTMLElement, isOpen: boolean): void => {
  animations.get(list)?.cancel()
  // Not hidden: what is focused or looked for would scroll a list that grows.
  list.style.cssText = `${OPEN};overflow:clip`
  const height = list.scrollHeight
  const shown = `${height}px`
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const animation = list.animate(
    { height: isOpen ? ['0px', shown] : [shown, '0px'] },
    {
      duration: reducesMotion ? 1 : durationOf(height),
      easing: 'ease-in-out',
    },
  )
  animation.onfinish = () => {
    list.style.cssText = isOpen ? OPEN : SHUT
  }
  animations.set(list, animation)
}

const mark = (item: Element, isOpen: boolean): void => {
  item.classList.toggle(COLLAPSED, !isOpen)
  const button = item.querySelector<HTMLElement>(
    ':scope > div > button, :scope > button',
  )
  if (button) {
    button.ariaExpanded = String(isOpen)
    const { opens, closes } = button.dataset
    if (opens && closes) {
      button.ariaLabel = isOpen ? closes : opens
    }
  }
}

const toggle = (element: HTMLElement): void => {
  const item = element.closest(`${CATEGORY}, [data-collapsible]`)
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
  const after = next.querySelectorAll(CATEGORY)
  for (const [index, item] of [...now.querySelectorAll(CATEGORY)].entries()) {
    const other = after[index]
    if (other && !item.classList.contains(COLLAPSED)) {
      mark(other, true)
    }
  }
  const top = now.querySelector(SCROLLER)?.scrollTop ?? 0
  swap()
  next.querySelector(SCROLLER)?.scrollTo({ top })
}

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
  onPress(`${CATEGORY} > div > button, [data-collapsible] > button`, toggle)
  // The page of a group that is open already: its link folds the group.
  onPress(`${CATEGORY} > div > a[aria-current=page]`, (link, event) => {
    if (isPlain(event)) {
      event.preventDefault()
      toggle(link)
    }
  })
}
