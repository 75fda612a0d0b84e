const update = (block: Element): void => {
  const scrolls = block.scrollWidth > block.clientWidth
  if (scrolls === block.hasAttribute('tabindex')) {
    return
  }
  if (scrolls) {
    block.setAttribute('tabindex', '0')
    block.setAttribute('role', 'group')
    block.setAttribute('aria-label', 'Scrollable code')
  } else {
    block.removeAttribute('tabindex')
    block.removeAttribute('role')
    block.removeAttribute('aria-label')
  }
}

let observer: ResizeObserver | undefined

/**
 * Lets the keyboard reach exactly those blocks that scroll sideways: a tab
 * stop on each block would be dozens a page, on none would hide code from
 * whoever has no pointer. Observers run after layout, so measuring is free.
 */
export const watchScrolling = (): void => {
  observer ??= new ResizeObserver(entries => {
    for (const { target } of entries) {
      update(target)
    }
  })
  observer.disconnect()
  for (const block of document.querySelectorAll('.code-block pre')) {
    observer.observe(block)
  }
}
