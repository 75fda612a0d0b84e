import { useEffect } from 'react'
import type { Workbench } from './createWorkbench'

type Action = 'run' | 'trace' | 'save' | 'format'

/** What shortcuts are held with here, as keyboards name it. */
export const modifierKey = (): string =>
  /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘' : 'Ctrl'

export const actionOf = (event: KeyboardEvent): Action | undefined => {
  const { altKey, code, ctrlKey, key, metaKey, shiftKey } = event
  const isMod = ctrlKey || metaKey
  if (isMod && key === 'Enter') {
    return shiftKey ? 'trace' : 'run'
  }
  if (isMod && code === 'KeyS' && !altKey) {
    return 'save'
  }
  // By its place: with Alt the key writes another letter on some keyboards.
  const isFormat = code === 'KeyF' && altKey && shiftKey && !ctrlKey
  return isFormat ? 'format' : undefined
}

/** Shortcuts that work everywhere on the page, in the editor too. */
export const usePageShortcuts = (workbench: Workbench): void =>
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      const action = actionOf(event)
      const isCovered = document.querySelector('dialog:modal') !== null
      // Also while a dialog is open: the browser would save the page.
      if (action === 'save' || (action && !isCovered)) {
        event.preventDefault()
      }
      if (action && !isCovered) {
        void workbench[action]()
      }
    }
    window.addEventListener('keydown', handle, { capture: true })
    return () => window.removeEventListener('keydown', handle, true)
  }, [workbench])
