/** Room that is kept around what is brought into view. */
const MARGIN = 8

/** How far to scroll so that a span is within another; 0 if it is. */
const distance = (
  start: number,
  end: number,
  from: number,
  to: number,
): number => {
  if (start < from) {
    return start - from
  }
  return end > to ? Math.min(end - to, start - from) : 0
}

/** Brings a part into view beside the first column, which stays. */
const revealInTable = (part: Element): void => {
  const box = part.closest<HTMLElement>('.trace-scroll')
  const fixed = box?.querySelector('th')?.getBoundingClientRect()
  if (box && fixed && part.previousElementSibling) {
    const { left, right } = part.getBoundingClientRect()
    const end = box.getBoundingClientRect().right
    box.scrollBy(distance(left, right, fixed.right, end), 0)
  }
}

/**
 * Brings a part of a drawing into view within the boxes that scroll it, with all
 * of its card if there is room. The page
 * itself stays where it is, or the slider would move away from the pointer.
 */
export const reveal = (part: Element): void => {
  revealInTable(part)
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
