const attributes = Object.entries({
  tabindex: '0',
  role: 'group',
  'aria-label': 'Scrollable code',
})

const isReached = (block: Element): boolean => block.hasAttribute('tabindex')

const turn = (block: Element): void => {
  const wasReached = isReached(block)
  for (const [name, value] of attributes) {
    if (wasReached) {
      block.removeAttribute(name)
    } else {
      block.setAttribute(name, value)
    }
  }
}

let observer: ResizeObserver | undefined

/**
 * Lets the keyboard reach exactly those blocks that scroll sideways: a tab
 * stop on each block would be dozens a page, on none would hide code from
 * readers without a pointer. Observers run after layout, so measuring is free; all
 * are measured before one is changed, which would have the page laid out again.
 */
export const watchScrolling = (): void => {
  observer ??= new ResizeObserver(entries => {
    entries
      .map(({ target }) => target)
      .filter(it => it.scrollWidth > it.clientWidth !== isReached(it))
      .forEach(turn)
  })
  observer.disconnect()
  for (const block of document.querySelectorAll('.code-block pre')) {
    observer.observe(block)
  }
}
