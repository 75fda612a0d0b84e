import { syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { askTypes, type HelpContext } from './helpContext'
import { libraryNameAt } from './libraryNameAt'
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
      const name = state.sliceDoc(word.from, word.to)
      const entry = libraryNameAt(context.names, state, position)
      const info = await askTypes(context, state, 'hover', position)
      // A package without types has nothing to say but that it has none.
      const isKnown = entry || (info && info.display !== 'any')
      // Another text may have been opened while the answer was on its way.
      if (!isKnown || !view.state.doc.eq(state.doc)) {
        return null
      }
      return {
        pos: word.from,
        end: word.to,
        above: true,
        create: () => ({
          dom: renderHelp({
            display: info?.display ?? entry?.signature ?? name,
            documentation: entry?.summary ?? info?.documentation ?? '',
            link: entry && linkTo(context.baseUrl, entry),
          }),
        }),
      }
    },
    { hoverTime: 350 },
  )
