import { RUN_AT_ONCE } from '@site/playground/share/runAtOnce'
import type { MouseEvent } from 'react'
import type { HitKind } from '../engine/answer'
import { remember, type StoredHit } from './storedHits'

/** The attributes of a link to a hit, which leads there by itself. */
export const followHit = (
  hit: StoredHit,
  onFollowed?: () => void,
  kind?: HitKind,
) => ({
  href: hit.url,
  onClick: (event: MouseEvent): void => {
    remember(hit)
    // The browser opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return
    }
    onFollowed?.()
    if (kind === 'program') {
      // The page is loaded with a state that asks for a run; no link can set it.
      event.preventDefault()
      window.history.pushState(RUN_AT_ONCE, '', hit.url)
      window.location.reload()
    }
  },
})
