import { type Action, type Diagnostic, linter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { askTypes, type HelpContext } from './helpContext'
import { importOf } from './libraryNames'

/** Long enough for a word to be finished. */
const DELAY = 400

/** "Cannot find name", with and without a suggestion of TypeScript's own. */
const UNKNOWN_NAME = new Set([2304, 2552])

/** Offers to import a name that is used but not there. */
const importActions = (
  { names }: HelpContext,
  name: string,
  code: number,
): Action[] => {
  const entry = UNKNOWN_NAME.has(code) ? names.get(name) : undefined
  return entry
    ? [
        {
          name: `Import ${name} from ${entry.module}`,
          apply: view =>
            view.dispatch({
              changes: importOf(entry, view.state.doc.toString()),
              userEvent: 'input.complete',
            }),
        },
      ]
    : []
}

/** TypeScript's complaints, underlined and in the gutter. */
export const checkTypes = (context: HelpContext): Extension =>
  context.types
    ? linter(
        async (view): Promise<Diagnostic[]> => {
          const { state } = view
          const found = await askTypes(context, state, 'diagnostics', 0)
          const end = state.doc.length
          return (found ?? []).map(({ from, to, message, code }) => ({
            from: Math.min(from, end),
            to: Math.min(to, end),
            severity: 'error',
            message,
            source: `TypeScript ${code}`,
            actions: importActions(context, state.sliceDoc(from, to), code),
          }))
        },
        { delay: DELAY },
      )
    : []
