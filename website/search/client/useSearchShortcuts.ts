import { useEffect, useEffectEvent } from 'react'
import { asksForSearch } from './searchKeys'

/** Calls back for the keys that ask for search. */
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
