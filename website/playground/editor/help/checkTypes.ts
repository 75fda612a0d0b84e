import { type Diagnostic, linter } from '@codemirror/lint'
import type { EditorState, Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { CodeLocation } from '@lfi-docs/sandbox'
import { createElement } from '../../../browser/createElement'
import { addImports } from '../../../examples/model/addImports'
import type { TypeDiagnostic } from '../../compiler/typescript/messages'
import { askTypes, type HelpContext } from './helpContext'
import { renderLink } from './renderHelp'

/** What TypeScript found, where, and what applies its fix if it has one. */
export type Problem = TypeDiagnostic &
  CodeLocation & { readonly applyFix: () => void }

/** Long enough for a word to be finished. */
const DELAY = 400

const toProblem = (
  found: TypeDiagnostic,
  view: EditorView,
  { doc }: EditorState,
): Problem => {
  const { number, from } = doc.lineAt(found.from)
  return {
    ...found,
    line: number,
    column: found.from - from + 1,
    applyFix: () => {
      const { edits, imports, module = 'lfi' } = found.fix ?? {}
      // The places are those of the text that was checked.
      if (edits && imports && view.state.doc.eq(doc)) {
        const names = imports.map(name => ({ name }))
        const added = addImports(doc.toString(), module, names)
        view.dispatch({
          changes: names.length > 0 ? [...edits, added] : edits,
          userEvent: 'input.complete',
        })
      }
    },
  }
}

const toDiagnostic = (
  context: HelpContext,
  { from, to, message, code, severity, fix, link, applyFix }: Problem,
): Diagnostic => ({
  from,
  to,
  severity,
  message,
  source: code === 0 ? 'lfi' : `TypeScript ${code}`,
  ...(fix && { actions: [{ name: fix.label, apply: applyFix }] }),
  ...(link && {
    renderMessage: () =>
      createElement('span', '', `${message} `, renderLink(context, link)),
  }),
})

/** TypeScript's complaints and advice, underlined and in the gutter. */
export const checkTypes = (context: HelpContext): Extension =>
  linter(
    async (view): Promise<Diagnostic[]> => {
      const { state } = view
      const found = await askTypes(context, state, 'diagnostics', 0)
      const problems = (found ?? []).map(each => toProblem(each, view, state))
      context.onProblems(problems)
      return problems.map(each => toDiagnostic(context, each))
    },
    { delay: DELAY },
  )
