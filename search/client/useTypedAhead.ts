import { useLayoutEffect, useRef } from 'react'

type Options = {
  onType: (change: (typed: string) => string) => void
  onEscape: () => void
}

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey)

/**
 * Takes the keys of somebody who types before there is a field to type into:
 * the page would scroll or jump, and the letters be lost.
 */
export const useTypedAhead = (isWaiting: boolean, options: Options): void => {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  // With the commit that brings the field: no key falls between the two.
  useLayoutEffect(() => {
    if (!isWaiting) {
      return undefined
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key } = event
      const { onType, onEscape } = latest.current
      if (key === 'Escape') {
        onEscape()
      } else if (isPlain(event) && key === 'Backspace') {
        onType(typed => typed.slice(0, -1))
      } else if (isPlain(event) && key.length === 1) {
        onType(typed => typed + key)
      } else {
        return
      }
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () =>
      window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isWaiting])
}
