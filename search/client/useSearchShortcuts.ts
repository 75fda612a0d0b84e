import { useEffect, useRef } from 'react'
import { asksForSearch } from './searchKeys'

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
