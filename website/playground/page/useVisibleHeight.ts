import { type RefObject, useEffect } from 'react'

/**
 * Keeps `--visible-height` on the element at the height that the software
 * keyboard leaves free, so that it never covers the code.
 */
export const useVisibleHeight = (
  element: RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) {
      return
    }
    const update = (): void => {
      // A pinch-zoomed page is smaller in the same way, but has no keyboard.
      const height = viewport.scale === 1 ? `${viewport.height}px` : ''
      element.current?.style.setProperty('--visible-height', height)
    }
    viewport.addEventListener('resize', update)
    return () => viewport.removeEventListener('resize', update)
  }, [element])
}
