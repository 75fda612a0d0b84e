import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { AskedSearch } from './searchKeys'

/**
 * What was asked of search before the app was there: the first script keeps it
 * (engine/first-load), and has a field for what is typed. Once the dialog can
 * take its place, so that no key falls between the two, the app answers.
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
      // What fails to load is told of when it is opened.
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

/** Somebody may point at the button, or have reached it, before that. */
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
