/** Observers run after layout, so measuring is free. */
const observer = new ResizeObserver(entries => {
  // All before one is changed, which would have the page laid out again.
  const measured = entries.map(({ target }) => ({
    target,
    isScrolled: target.scrollWidth > target.clientWidth,
  }))
  for (const { target, isScrolled } of measured) {
    if (isScrolled) {
      target.setAttribute('tabindex', '0')
    } else {
      target.removeAttribute('tabindex')
    }
  }
})

/**
 * Lets the keyboard reach exactly those blocks that scroll sideways: a tab
 * stop on each block would be dozens a page, on none would hide code from
 * readers without a pointer.
 */
export const watchScrolling = (): void => {
  observer.disconnect()
  for (const block of document.querySelectorAll('.code-block pre')) {
    observer.observe(block)
  }
}
