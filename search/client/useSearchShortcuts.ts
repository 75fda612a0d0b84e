import { useEffect, useRef } from 'react'

const isEditing = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName))

const asksForSearch = (event: KeyboardEvent): boolean => {
  const withCommand = event.ctrlKey || event.metaKey
  if (event.key.toLowerCase() === 'k') {
    return withCommand && !event.shiftKey && !event.altKey
  }
  return (
    event.key === '/' &&
    !withCommand &&
    !event.altKey &&
    !isEditing(document.activeElement)
  )
}

/** Ctrl or Cmd with K anywhere; a slash where nobody is typing. */
export const useSearchShortcuts = (onShortcut: () => void): void => {
  const latest = useRef(onShortcut)
  useEffect(() => {
    latest.current = onShortcut
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && asksForSearch(event)) {
        event.preventDefault()
        latest.current()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
