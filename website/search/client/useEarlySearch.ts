import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { AskedSearch } from './searchKeys'

/**
 * Opens search for what was asked before the app was there. The first script
 * (engine/first-load) keeps that, and has a field to type into. The dialog takes
 * the place of the field once it is loaded, so that no key is lost between them.
 */
export const useEarlySearch = (
  open: (asked: AskedSearch) => void,
  load: () => Promise<void>,
): void => {
  const openNow = useEffectEvent(open)
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    const { firstLoad } = window
    let end: (() => void) | undefined
    let isGone = false
    const answer = (): void => {
      if (!isGone) {
        end = firstLoad?.answer('search', asked =>
          // React can't render within an effect; the next key must find it done.
          queueMicrotask(() => {
            firstLoad.closeField()
            flushSync(() => openNow(asked))
          }),
        )
      }
    }
    if (firstLoad?.isKept('search')) {
      // What fails to load is reported when it is opened.
      loadNow().then(answer, answer)
    } else {
      answer()
    }
    return () => {
      isGone = true
      end?.()
    }
  }, [])
}

/** Notices a reader who pointed at the button, or focused it, before the app. */
export const useEarlyApproach = (
  button: RefObject<HTMLElement | null>,
  onApproach: () => void,
): void => {
  const approach = useEffectEvent(onApproach)
  useEffect(() => {
    if (button.current?.matches(':hover, :focus')) {
      approach()
    }
  }, [button])
}
