/** Room that is kept around what is brought into view. */
const MARGIN = 8

/** How far to scroll so that a span is within another; 0 if it is. */
const distance = (start: number, end: number, from: number, to: number) => {
  if (start < from) {
    return start - from
  }
  return end > to ? Math.min(end - to, start - from) : 0
}

/** Brings a part of a table into view beside the first column, which stays. */
export const revealSideways = (part: Element): void => {
  const table = part.closest<HTMLElement>('.trace-scroll')
  const fixed = table?.querySelector('th')
  if (table && fixed && part.previousElementSibling) {
    const { left, right } = part.getBoundingClientRect()
    const start = fixed.getBoundingClientRect().right
    const end = table.getBoundingClientRect().right
    table.scrollBy(distance(left, right, start, end), 0)
  }
}

/**
 * Brings a part of a drawing into view within the boxes that scroll it, with all
 * of its card if there is room. The page itself stays where it is, or the slider
 * would move away from the pointer.
 */
export const reveal = (part: Element, box: HTMLElement): void => {
  const outer = box.getBoundingClientRect()
  const card = part.closest('.trace-card')?.getBoundingClientRect()
  const fits = card && card.height + 2 * MARGIN <= outer.height
  const { top, bottom } = fits ? card : part.getBoundingClientRect()
  box.scrollBy(
    0,
    distance(top, bottom, outer.top + MARGIN, outer.bottom - MARGIN),
  )
}
