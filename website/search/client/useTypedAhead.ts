import { useLayoutEffect, useRef } from 'react'
import { type AskedSearch, typeAhead } from './searchKeys'

/**
 * Takes the keys of somebody who types before there is a field to type into:
 * the page would scroll or jump, and the letters be lost.
 */
export const useTypedAhead = (
  asked: AskedSearch | undefined,
  onChange: (asked: AskedSearch | undefined) => void,
): void => {
  const latest = useRef({ asked, onChange })
  useLayoutEffect(() => {
    latest.current = { asked, onChange }
  })
  const isWaiting = asked !== undefined
  // It stops with the commit that brings the field, so that no key falls
  // between the two.
  useLayoutEffect(() => {
    if (!isWaiting) {
      return undefined
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const { asked: now } = latest.current
      const next = now && typeAhead(event, now)
      if (next === now) {
        return
      }
      // Several keys may come before React renders once.
      latest.current.asked = next
      latest.current.onChange(next)
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () =>
      window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isWaiting])
}
