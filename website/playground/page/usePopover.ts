import { useEffect, useRef, useState } from 'react'

/**
 * Opens on the button, or on a key wherever the focus is; closes on Escape,
 * outside clicks and leaving focus.
 */
export const usePopover = () => {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) {
      return
    }
    const before = document.activeElement
    const leave = (event: Event): void => {
      if (
        event.target instanceof Node &&
        !root.current?.contains(event.target)
      ) {
        setOpen(false)
      }
    }
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        setOpen(false)
        const isSomewhere =
          before instanceof HTMLElement && before !== document.body
        const button = root.current?.querySelector('button')
        ;(isSomewhere ? before : button)?.focus({ preventScroll: true })
      }
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener('keydown', onEscape, { signal })
    return () => listening.abort()
  }, [isOpen])
  return {
    isOpen,
    toggle: (): void => setOpen(open => !open),
    close: (): void => setOpen(false),
    /** Around the button and what it opens. */
    root,
  }
}
