import { useEffect, useEffectEvent } from 'react'

const ASKED = 'lfi:search'

/** Opens the search dialog with a query, from anywhere on the page. */
export const openSearch = (query: string): void => {
  window.dispatchEvent(new CustomEvent(ASKED, { detail: query }))
}

/** Tells the search box which queries `openSearch` is called with. */
export const useSearchRequests = (onAsked: (query: string) => void): void => {
  const answer = useEffectEvent((event: Event): void => {
    if (event instanceof CustomEvent) {
      onAsked(String(event.detail))
    }
  })
  useEffect(() => {
    window.addEventListener(ASKED, answer)
    return () => window.removeEventListener(ASKED, answer)
  }, [])
}
