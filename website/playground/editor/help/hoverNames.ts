import { syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView, hoverTooltip, keymap } from '@codemirror/view'
import { askTypes, type HelpContext } from './helpContext'
import { linkTo, renderHelp } from './renderHelp'

/** Types and documentation of the name under the pointer. */
export const hoverNames = (context: HelpContext): Extension =>
  hoverTooltip(
    async (view, position) => {
      const { state } = view
      const word = state.wordAt(position)
      const node = syntaxTree(state).resolveInner(position)
      if (!word || /String|Comment/u.test(node.name)) {
        return null
      }
      const info = await askTypes(context, state, 'hover', position)
      // Another text may have been opened while the answer was on its way.
      if (!info || info.display === 'any' || !view.state.doc.eq(state.doc)) {
        return null
      }
      return {
        pos: word.from,
        end: word.to,
        above: true,
        create: () => ({ dom: renderHelp(context, info) }),
      }
    },
    { hoverTime: 350 },
  )

const open = (
  context: HelpContext,
  { state }: EditorView,
  position: number,
): void => {
  void askTypes(context, state, 'hover', position).then(info => {
    if (info?.link) {
      window.open(linkTo(context, info.link), '_blank', 'noopener')
    }
  })
}

/** F12, or a click with Ctrl or Cmd, opens the page of a name of lfi. */
export const openReference = (context: HelpContext): Extension => [
  keymap.of([
    {
      key: 'F12',
      run: view => {
        open(context, view, view.state.selection.main.head)
        return true
      },
    },
  ]),
  EditorView.domEventHandlers({
    mousedown: (event, view) => {
      const position = view.posAtCoords({ x: event.clientX, y: event.clientY })
      if ((event.ctrlKey || event.metaKey) && event.button === 0 && position) {
        open(context, view, position)
      }
      return false
    },
  }),
]
