/**
 * What can't be read of the drawings below an element: texts that intersect,
 * names that are broken, and texts that are cut without an ellipsis. It runs in
 * the page.
 */
export const findLayoutProblems = (root: Element): string[] => {
  const problems: string[] = []
  const texts =
    'th > *, td, .trace-name, .trace-end, .trace-cross, .trace-axis .trace-track > span, .trace-card-head > *, .trace-legend > *'
  const isShown = (element: Element): boolean =>
    element.checkVisibility() && (element.textContent ?? '').trim() !== ''
  for (const card of root.querySelectorAll('.trace-card')) {
    const name = card.closest('[data-program]')?.getAttribute('data-program')
    const report = (what: string, element: Element): void =>
      void problems.push(
        `${name}: ${what}: ${element.textContent?.slice(0, 40)}`,
      )
    const shown = [...card.querySelectorAll(texts)].filter(isShown)
    const boxes = shown.map(element => element.getBoundingClientRect())
    for (const [index, element] of shown.entries()) {
      const box = boxes[index] ?? new DOMRect()
      const isScrolled = element.closest('.trace-scroll')
      if (!isScrolled && box.right > card.getBoundingClientRect().right + 1) {
        report('beyond its card', element)
      }
      const isCut = [element, ...element.querySelectorAll('*')].some(
        part =>
          part.scrollWidth > part.clientWidth + 1 &&
          part.clientWidth > 0 &&
          getComputedStyle(part).textOverflow !== 'ellipsis' &&
          getComputedStyle(part).overflowX !== 'visible',
      )
      if (isCut) {
        report('cut without an ellipsis', element)
      }
      if (element.matches('th > code') && element.getClientRects().length > 1) {
        report('broken', element)
      }
      for (const [place, other] of boxes.entries()) {
        const both = shown[place]
        const isApart =
          other.left >= box.right - 1 ||
          other.right <= box.left + 1 ||
          other.top >= box.bottom - 1 ||
          other.bottom <= box.top + 1
        if (place > index && !isApart && both && !element.contains(both)) {
          report(`covers “${both.textContent?.slice(0, 40)}”`, element)
        }
      }
    }
  }
  return problems
}
