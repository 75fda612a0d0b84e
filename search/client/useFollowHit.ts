import { useHistory } from '@docusaurus/router'
import { type MouseEvent, useMemo } from 'react'
import { remember, type StoredHit } from './storedSearches'

/** A click that the browser should answer itself, say with a new tab. */
const isModified = (event: MouseEvent): boolean =>
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.altKey

export type FollowHit = {
  /** Remembers the hit and goes there without loading the page anew. */
  follow: (hit: StoredHit, event: MouseEvent) => void
  /**
   * The same without a press, for a query that was submitted before it was
   * answered.
   */
  go: (hit: StoredHit) => void
}

export const useFollowHit = (onFollowed: () => void): FollowHit => {
  const history = useHistory()
  return useMemo(
    () => ({
      go: hit => {
        remember(hit)
        onFollowed()
        if (hit.url.startsWith('/')) {
          history.push(hit.url)
        } else {
          window.location.assign(hit.url)
        }
      },
      follow: (hit, event) => {
        // The right button opens a menu, and goes nowhere yet.
        if (event.button === 2) {
          return
        }
        remember(hit)
        if (isModified(event)) {
          return
        }
        onFollowed()
        if (hit.url.startsWith('/')) {
          event.preventDefault()
          history.push(hit.url)
        }
      },
    }),
    [history, onFollowed],
  )
}
