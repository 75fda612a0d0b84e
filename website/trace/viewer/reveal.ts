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

/**
 * Brings a part of a drawing into view within the box that scrolls it. The page
 * itself stays where it is, or the slider would move away from the pointer.
 */
export const reveal = (part: Element): void => {
  const box = part.closest<HTMLElement>('[data-trace-scroller]')
  if (!box) {
    return
  }
  const outer = box.getBoundingClientRect()
  const inner = part.getBoundingClientRect()
  const heads = box.querySelector('.trace-heads')
  const covered = heads?.getBoundingClientRect().height ?? 0
  box.scrollBy(
    distance(
      inner.left,
      inner.right,
      outer.left + MARGIN,
      outer.right - MARGIN,
    ),
    distance(
      inner.top,
      inner.bottom,
      outer.top + covered + MARGIN,
      outer.bottom - MARGIN,
    ),
  )
}
