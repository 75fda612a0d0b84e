import { useEffect } from 'react'
import { isDialogOpen } from '../../browser/isDialogOpen'
import { useLatest } from './useLatest'

type Actions = {
  /** Ctrl or Cmd+S. */
  readonly s: () => void
  /** Shift+Alt+F. */
  readonly f: () => void
}

/** Shortcuts that work everywhere on the page, in the editor too. */
export const usePageShortcuts = (actions: Actions): void => {
  const latest = useLatest(actions)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { altKey, code, ctrlKey, metaKey, shiftKey } = event
      const isSave = code === 'KeyS' && (ctrlKey || metaKey) && !altKey
      // By its place: with Alt the key writes another letter on some keyboards.
      const isFormat = code === 'KeyF' && altKey && shiftKey && !ctrlKey
      if (isSave || isFormat) {
        // Also while a dialog is open: the browser would save the page.
        event.preventDefault()
        if (!isDialogOpen()) {
          latest.current[isSave ? 's' : 'f']()
        }
      }
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () =>
      window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [latest])
}
