import { type Diagnostic, forEachDiagnostic, linter } from '@codemirror/lint'
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

/**
 * The places of a fix are those of the text that was checked. Where code before
 * them was typed or mended since then, they have moved as the diagnostic has,
 * which is at `now`.
 */
const applyFix = (
  view: EditorView,
  checked: EditorState,
  { fix, ...place }: TypeDiagnostic & { readonly fix: TypeFix },
  now: number,
): void => {
  const { edits, imports, module = 'lfi' } = fix
  const from = Math.min(place.from, ...edits.map(edit => edit.from))
  const to = Math.max(place.to, ...edits.map(edit => edit.to))
  const moved = now - place.from
  const { state } = view
  const isSame =
    checked.sliceDoc(from, to) === state.sliceDoc(from + moved, to + moved)
  if (isSame) {
    view.dispatch({
      changes: [
        ...edits.map(edit => ({
          ...edit,
          from: edit.from + moved,
          to: edit.to + moved,
        })),
        ...(imports.length > 0
          ? [addImports(state.doc.toString(), module, imports)]
          : []),
      ],
      userEvent: 'input.complete',
    })
  }
}

const toDiagnostic = (
  context: HelpContext,
  found: TypeDiagnostic,
  checked: EditorState,
): Diagnostic => {
  const { from, to, message, code, severity, fix, link } = found
  return {
    from,
    to,
    severity,
    message,
    source: code === 0 ? 'lfi' : `TypeScript ${code}`,
    ...(fix && {
      actions: [
        {
          name: fix.label,
          apply: (view, now) => applyFix(view, checked, { ...found, fix }, now),
        },
      ],
    }),
    ...(link && {
      renderMessage: () =>
        createElement('span', '', `${message} `, renderLink(context, link)),
    }),
  }
}

/** In the order of the text, and once for what is mended alike on a line. */
const listProblems = (
  diagnostics: readonly Diagnostic[],
  view: EditorView,
  { doc }: EditorState,
): readonly Problem[] => {
  const problems = new Map<string, Problem>()
  for (const diagnostic of diagnostics) {
    const { from, message, actions: [fix] = [] } = diagnostic
    const { number, from: start } = doc.lineAt(from)
    const key = `${number}: ${fix?.name ?? message}`
    if (!problems.has(key)) {
      problems.set(key, {
        line: number,
        column: from - start + 1,
        message,
        ...(fix && {
          fix: {
            label: fix.name,
            apply: () =>
              forEachDiagnostic(view.state, (shown, now, to) => {
                if (shown === diagnostic) {
                  fix.apply(view, now, to)
                }
              }),
          },
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
