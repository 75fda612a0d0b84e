import { type Diagnostic, linter } from '@codemirror/lint'
import type { EditorState, Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { createElement } from '../../../browser/createElement'
import { addImports } from '../../../examples/model/addImports'
import type {
  TypeDiagnostic,
  TypeFix,
} from '../../compiler/typescript/messages'
import { askTypes, type HelpContext } from './helpContext'
import { renderLink } from './renderHelp'

/** Something to mend, with a press that mends it where one is known. */
export type Problem = {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly fix?: { readonly label: string; readonly apply: () => void }
}

/** Long enough for a word to be finished. */
const DELAY = 400

const applyFix = (
  { edits, imports, module = 'lfi' }: TypeFix,
  view: EditorView,
  checked: EditorState,
): void => {
  // The places are those of the text that was checked.
  if (view.state.doc.eq(checked.doc)) {
    const text = checked.doc.toString()
    view.dispatch({
      changes: [
        ...edits,
        ...(imports.length > 0 ? [addImports(text, module, imports)] : []),
      ],
      userEvent: 'input.complete',
    })
  }
}

const toDiagnostic = (
  context: HelpContext,
  { from, to, message, code, severity, fix, link }: TypeDiagnostic,
  checked: EditorState,
): Diagnostic => ({
  from,
  to,
  severity,
  message,
  source: code === 0 ? 'lfi' : `TypeScript ${code}`,
  ...(fix && {
    actions: [
      {
        name: fix.label,
        apply: view => applyFix(fix, view, checked),
      },
    ],
  }),
  ...(link && {
    renderMessage: () =>
      createElement('span', '', `${message} `, renderLink(context, link)),
  }),
})

/** In the order of the text, and once for what is mended alike on a line. */
const listProblems = (
  diagnostics: readonly Diagnostic[],
  view: EditorView,
  { doc }: EditorState,
): readonly Problem[] => {
  const problems = new Map<string, Problem>()
  for (const { from, to, message, actions: [fix] = [] } of diagnostics) {
    const { number, from: start } = doc.lineAt(from)
    const key = `${number}: ${fix?.name ?? message}`
    if (!problems.has(key)) {
      problems.set(key, {
        line: number,
        column: from - start + 1,
        message,
        ...(fix && {
          fix: { label: fix.name, apply: () => fix.apply(view, from, to) },
        }),
      })
    }
  }
  return [...problems.values()]
}

/** TypeScript's complaints and advice, underlined and in the gutter. */
export const checkTypes = (context: HelpContext): Extension =>
  linter(
    async (view): Promise<Diagnostic[]> => {
      const { state } = view
      const found = (await askTypes(context, state, 'diagnostics', 0)) ?? []
      const diagnostics = found.map(each => toDiagnostic(context, each, state))
      context.onProblems(listProblems(diagnostics, view, state))
      return diagnostics
    },
    { delay: DELAY },
  )
