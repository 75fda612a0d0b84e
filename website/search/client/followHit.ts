import { RUN_AT_ONCE } from '@site/playground/share/runAtOnce'
import type { MouseEvent } from 'react'
import type { HitKind } from '../engine/answer'
import { remember, type StoredHit } from './storedHits'

/** Whether the browser should answer a press itself, say with a new tab. */
const isModified = (event: MouseEvent): boolean =>
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.altKey

/** The handlers of a link to a hit, which leads there by itself. */
export const followHit = (
  hit: StoredHit,
  onFollowed?: () => void,
  kind?: HitKind,
) => {
  const follow = (event: MouseEvent): void => {
    // The right button only opens a menu.
    if (event.button !== 2) {
      remember(hit)
    }
    if (isModified(event)) {
      return
    }
    onFollowed?.()
    if (kind === 'program') {
      // The page is loaded with a state that asks for a run; no link can set it.
      event.preventDefault()
      window.history.pushState(RUN_AT_ONCE, '', hit.url)
      window.location.reload()
    }
  }
  return { href: hit.url, onClick: follow, onAuxClick: follow }
}
