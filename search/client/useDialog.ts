import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the dialog as high as what the software keyboard leaves to see. */
const fitVisibleHeight = (dialog: HTMLElement): (() => void) => {
  const viewport = window.visualViewport
  const fit = (): void => {
    dialog.style.setProperty('--visible-height', `${viewport?.height}px`)
  }
  viewport?.addEventListener('resize', fit)
  return () => viewport?.removeEventListener('resize', fit)
}

/** Shows a modal dialog while mounted; focus comes back where it was. */
export const useDialog = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null)
  // With the commit: the next key is for the dialog already.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) {
      return
    }
    const before = document.activeElement
    shown.showModal()
    const stopFitting = fitVisibleHeight(shown)
    return () => {
      stopFitting()
      shown.close()
      if (before instanceof HTMLElement) {
        before.focus({ preventScroll: true })
      }
    }
  }, [])
  return dialog
}
