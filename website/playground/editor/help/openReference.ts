import type { Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { HelpContext } from './helpContext'
import { libraryNameAt } from './libraryNameAt'
import { linkTo } from './renderHelp'

const open = (
  { names, baseUrl }: HelpContext,
  view: EditorView,
  position: number,
): boolean => {
  const entry = libraryNameAt(names, view.state, position)
  if (!entry) {
    return false
  }
  window.open(linkTo(baseUrl, entry).address, '_blank', 'noopener')
  return true
}

/** F12, or a click with Ctrl or Cmd, opens the page of a name of lfi. */
export const openReference = (context: HelpContext): Extension => [
  keymap.of([
    {
      key: 'F12',
      run: view => open(context, view, view.state.selection.main.head),
    },
  ]),
  EditorView.domEventHandlers({
    mousedown: (event, view) => {
      const position = view.posAtCoords({ x: event.clientX, y: event.clientY })
      return (
        (event.ctrlKey || event.metaKey) &&
        event.button === 0 &&
        position !== null &&
        open(context, view, position)
      )
    },
  }),
]
