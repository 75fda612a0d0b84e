import { isDialogOpen } from '../../browser/isDialogOpen'
import { usePageKeys } from './usePageKeys'

type Actions = Readonly<Record<'run' | 'trace' | 'save' | 'format', () => void>>

const actionOf = (event: KeyboardEvent): keyof Actions | undefined => {
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

/** Shortcuts that work everywhere on the page. */
export const usePageShortcuts = (actions: Actions): void =>
  usePageKeys(event => {
    const action = actionOf(event)
    const isCovered = isDialogOpen()
    // Also while a dialog is open: the browser would save the page.
    if (action === 'save' || (action && !isCovered)) {
      event.preventDefault()
    }
    if (action && !isCovered) {
      actions[action]()
    }
  })
