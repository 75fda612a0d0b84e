/**
 * Keeps `--visible-height` on the element at the height that the software
 * keyboard leaves free, until the result is called.
 */
export const fitVisibleHeight = (element: HTMLElement): (() => void) => {
  const viewport = window.visualViewport
  const fit = (): void => {
    // A pinch-zoomed page is smaller in the same way, but has no keyboard.
    const height = viewport?.scale === 1 ? `${viewport.height}px` : ''
    element.style.setProperty('--visible-height', height)
  }
  viewport?.addEventListener('resize', fit)
  return () => viewport?.removeEventListener('resize', fit)
}
