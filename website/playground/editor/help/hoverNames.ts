import { syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { hoverTooltip, keymap } from '@codemirror/view'
import type { Ask } from './ask'
import { renderHelp } from './renderHelp'

/** Types and documentation of the name under the pointer. */
export const hoverNames = (ask: Ask): Extension =>
  hoverTooltip(
    async (view, position) => {
      const { state } = view
      const word = state.wordAt(position)
      const node = syntaxTree(state).resolveInner(position)
      if (!word || /String|Comment/u.test(node.name)) {
        return null
      }
      const info = await ask('hover', state, position)
      // Another text may have been opened while the answer was on its way.
      if (!info || info.display === 'any' || !view.state.doc.eq(state.doc)) {
        return null
      }
      return {
        pos: word.from,
        end: word.to,
        above: true,
        create: () => ({ dom: renderHelp(info) }),
      }
    },
    { hoverTime: 350 },
  )

/** F12 opens the page of a name of lfi. */
export const openReference = (ask: Ask): Extension =>
  keymap.of([
    {
      key: 'F12',
      run: ({ state }) => {
        const { head } = state.selection.main
        void ask('hover', state, head).then(info => {
          if (info?.link) {
            window.open(info.link.href, '_blank', 'noopener')
          }
        })
        return true
      },
    },
  ])
