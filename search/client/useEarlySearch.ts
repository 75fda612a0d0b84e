import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { AskedSearch } from './searchKeys'

/**
 * What was asked of search before the app was there: the first script keeps it
 * (engine/first-load). Comes after every other listener of the search box, so
 * that no key falls between the two.
 */
export const useEarlySearch = (open: (asked: AskedSearch) => void): void => {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(
    () =>
      window.firstLoad?.answer('search', asked =>
        // React can't render within an effect; the next key must find it done.
        queueMicrotask(() => flushSync(() => latest.current(asked))),
      ),
    [],
  )
}

/** Somebody may point at the button, or have reached it, before that. */
export const useEarlyApproach = (
  button: RefObject<HTMLElement | null>,
  onApproach: () => void,
): void => {
  const latest = useRef(onApproach)
  useEffect(() => {
    if (button.current?.matches(':hover, :focus')) {
      latest.current()
    }
  }, [button])
}
