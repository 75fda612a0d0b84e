/** The entry of the current page comes to a third of the list, if unseen. */
export const showCurrent = (menu: Element): void => {
  const current = menu.querySelector('[aria-current="page"]')
  if (!current) {
    return
  }
  const shown = menu.getBoundingClientRect()
  const { top, bottom } = current.getBoundingClientRect()
  if (top < shown.top || bottom > Math.min(shown.bottom, innerHeight)) {
    menu.scrollTop += top - shown.top - menu.clientHeight / 3
  }
}
