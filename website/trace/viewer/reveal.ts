/** Room that is kept around what is brought into view. */
const MARGIN = 8

/** How far to scroll so that a span is within another; 0 if it is. */
const distance = (start: number, end: number, from: number, to: number) => {
  if (start < from) {
    return start - from
  }
  return end > to ? Math.min(end - to, start - from) : 0
}

/** The first cards of the drawings that have been shown. */
const opened = new WeakSet<Element>()

/** Whether its drawing is new, which opens where pipelines begin. */
const isOpening = (part: Element): boolean => {
  const first = part.closest('[data-trace-scroller]')?.firstElementChild
  const isNew = first ? !opened.has(first) : false
  if (first) {
    opened.add(first)
  }
  return isNew
}

/** Scrolls by whole columns, so that none is half beneath the first. */
const scrollToColumn = (box: HTMLElement, first: Element, by: number): void => {
  const { right } = first.getBoundingClientRect()
  const starts = Array.from(
    first.parentElement?.children ?? [],
    column => column.getBoundingClientRect().left - right,
  )
  const whole = by > 0 ? (starts.find(start => start >= by) ?? by) : by
  const { scrollWidth, clientWidth, scrollLeft } = box
  const lacking = whole - (scrollWidth - clientWidth - scrollLeft)
  if (lacking > 0) {
    const room = Number.parseFloat(getComputedStyle(box).paddingInlineEnd)
    box.style.paddingInlineEnd = `${Math.ceil(room + lacking)}px`
  }
  box.scrollBy(whole, 0)
}

/** Brings a part into view beside the first column, which stays. */
const revealInTable = (part: Element): void => {
  const box = part.closest<HTMLElement>('.trace-scroll')
  const fixed = box?.querySelector('th')
  if (box && fixed && part.previousElementSibling) {
    const { left, right } = part.getBoundingClientRect()
    const start = fixed.getBoundingClientRect().right
    const end = box.getBoundingClientRect().right
    const by = distance(left, right, start, end)
    if (by !== 0) {
      scrollToColumn(box, fixed, by)
    }
  }
}

/**
 * Brings a part of a drawing into view within the boxes that scroll it, with all
 * of its card if there is room. The page
 * itself stays where it is, or the slider would move away from the pointer.
 */
export const reveal = (part: Element): void => {
  if (!isOpening(part)) {
    revealInTable(part)
  }
  const box = part.closest<HTMLElement>('[data-trace-scroller]')
  if (box) {
    const outer = box.getBoundingClientRect()
    const card = part.closest('.trace-card')?.getBoundingClientRect()
    const fits = card && card.height + 2 * MARGIN <= outer.height
    const { top, bottom } = fits ? card : part.getBoundingClientRect()
    const from = outer.top + MARGIN
    box.scrollBy(0, distance(top, bottom, from, outer.bottom - MARGIN))
  }
}
