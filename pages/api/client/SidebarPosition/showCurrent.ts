/** Brings the entry of the current page to a third of its list, if unseen. */
export const showCurrent = (list: Element): void => {
  const current = list.querySelector('[aria-current="page"]')
  const scroller = list.parentElement
  if (!current || !scroller) {
    return
  }
  const shown = scroller.getBoundingClientRect()
  const { top, bottom } = current.getBoundingClientRect()
  if (top < shown.top || bottom > Math.min(shown.bottom, innerHeight)) {
    scroller.scrollTop += top - shown.top - scroller.clientHeight / 3
  }
}
