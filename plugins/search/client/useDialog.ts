import { type RefObject, useEffect, useRef } from 'react'

/** Shows a modal dialog while mounted; focus comes back where it was. */
export const useDialog = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement) {
        before.focus({ preventScroll: true })
      }
    }
  }, [])
  return dialog
}
