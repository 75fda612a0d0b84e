import { type Diagnostic, linter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { askTypes, type HelpContext } from './helpContext'

/** Long enough for a word to be finished. */
const DELAY = 400

/** TypeScript's complaints, underlined and in the gutter. */
export const checkTypes = (context: HelpContext): Extension =>
  context.types
    ? linter(
        async (view): Promise<Diagnostic[]> => {
          const { state } = view
          const found = await askTypes(context, state, 'diagnostics', 0)
          const end = state.doc.length
          return (found ?? []).map(({ from, to, severity, message, code }) => ({
            from: Math.min(from, end),
            to: Math.min(to, end),
            severity,
            message,
            source: `TypeScript ${code}`,
          }))
        },
        { delay: DELAY },
      )
    : []
