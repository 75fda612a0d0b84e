import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { fitVisibleHeight } from './fitVisibleHeight'

/**
 * Shows a modal dialog while mounted, and asks for its end on Escape and on a
 * press outside of it. It is closed by being unmounted, and then gives the
 * focus back: a dialog that closed first would have the next key come before
 * the page knows that it is closed.
 */
export const useDialog = (
  onClose: () => void,
): ComponentProps<'dialog'> & {
  ref: RefObject<HTMLDialogElement | null>
} => {
  const dialog = useRef<HTMLDialogElement>(null)
  // Where the press of a click began: a selection may end outside.
  const pressed = useRef<EventTarget>(null)
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
  return {
    ref: dialog,
    onCancel: onClose,
    onClose,
    onPointerDown: event => {
      pressed.current = event.target
    },
    onClick: ({ target, currentTarget }) => {
      // What is outside of the box counts as the dialog itself.
      if (target === currentTarget && pressed.current === currentTarget) {
        onClose()
      }
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // Chromium keeps a dialog open on a second Escape; we do not.
        event.preventDefault()
        onClose()
      }
    },
  }
}
