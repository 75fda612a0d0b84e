import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { visit as visitAddress } from '../../browser/visit'
import type { SearchHit } from '../engine/searchAnswer'
import { remember, type StoredHit, toStoredHit } from './storedSearches'

/** Whether the browser should answer a press itself, say with a new tab. */
const isModified = (event: MouseEvent): boolean =>
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.altKey

export type FollowHit = {
  /** Stores the hit as recent and navigates without a page load. */
  follow: (hit: StoredHit, event: MouseEvent) => void
  /**
   * The same without a press, for a query that was submitted before it was
   * answered.
   */
  go: (hit: StoredHit) => void
  /**
   * Goes to an address that is not worth remembering. `state` is for its page,
   * which a link from elsewhere can't set.
   */
  open: (url: string, event: MouseEvent, state?: unknown) => void
}

export const useFollowHit = (onFollowed: () => void): FollowHit => {
  return useMemo(() => {
    const visit = (url: string, state?: unknown): void => {
      onFollowed()
      if (state === undefined) {
        visitAddress(url)
      } else {
        // The page is loaded with the state, which no link can set.
        window.history.pushState(state, '', url)
        window.location.reload()
      }
    }
    const go = (hit: StoredHit): void => {
      remember(hit)
      visit(hit.url)
    }
    return {
      go,
      open: (url, event, state) => {
        if (isModified(event)) {
          return
        }
        if (state === undefined) {
          onFollowed()
        } else {
          event.preventDefault()
          visit(url, state)
        }
      },
      follow: (hit, event) => {
        if (!isModified(event)) {
          // The link itself leads there.
          remember(hit)
          onFollowed()
        } else if (event.button !== 2) {
          // The right button only opens a menu; others go there.
          remember(hit)
        }
      },
    }
  }, [onFollowed])
}

/** Follows the first hit once it is known, if Enter came before it. */
export const useSubmitted = (
  isSubmitted: boolean,
  first: SearchHit | undefined,
  go: FollowHit['go'],
): void => {
  const isDone = useRef(false)
  useEffect(() => {
    if (isSubmitted && first && !isDone.current) {
      isDone.current = true
      go(toStoredHit(first))
    }
  }, [isSubmitted, first, go])
}
