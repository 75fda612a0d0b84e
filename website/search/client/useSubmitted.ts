import { useEffect, useRef } from 'react'
import type { SearchHit } from '../engine/searchAnswer'
import { toStoredHit } from './storedSearches'
import type { FollowHit } from './useFollowHit'

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
