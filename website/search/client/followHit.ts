import type { MouseEvent } from 'react'
import { remember, type StoredHit } from './storedHits'

/** The attributes of a link to a hit, which leads there by itself. */
export const followHit = (hit: StoredHit, onFollowed?: () => void) => ({
  href: hit.url,
  onClick: (event: MouseEvent): void => {
    remember(hit)
    // With a modifier, the browser opens another tab or window.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      onFollowed?.()
    }
  },
})
