import { syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { askTypes, type HelpContext } from './helpContext'
import { nameAt } from './nameAt'
import { pageOf, renderHelp } from './renderHelp'

/** Types and documentation of the name under the pointer. */
export const hoverNames = (context: HelpContext): Extension =>
  hoverTooltip(
    async (view, position) => {
      const { state } = view
      const found = nameAt(state, position)
      const node = syntaxTree(state).resolveInner(position)
      if (!found || /String|Comment/u.test(node.name)) {
        return null
      }
      const entry = context.names.get(found.name)
      const info = await askTypes(context, state, 'hover', position)
      // Another text may have been opened while the answer was on its way.
      if ((!info && !entry) || !view.state.doc.eq(state.doc)) {
        return null
      }
      const link = pageOf(context.baseUrl, entry)
      return {
        pos: found.from,
        end: found.to,
        above: true,
        create: () => ({
          dom: renderHelp({
            display: info?.display ?? entry?.signature ?? found.name,
            documentation: entry?.summary ?? info?.documentation ?? '',
            ...(link && { link }),
          }),
        }),
      }
    },
    { hoverTime: 350 },
  )
