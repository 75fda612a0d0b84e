import { useEffect, useEffectEvent } from 'react'
import { asksForSearch } from './searchKeys'

/** Ctrl or Cmd with K anywhere; a slash where nobody is typing. */
export const useSearchShortcuts = (onShortcut: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.defaultPrevented && asksForSearch(event)) {
      event.preventDefault()
      onShortcut()
    }
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
