import { type Diagnostic, linter, setDiagnosticsEffect } from '@codemirror/lint'
import { ChangeSet, type Extension, StateField } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { CodeLocation } from '@lfi-docs/sandbox'
import { createElement } from '../../../browser/createElement'
import { addImports } from '../../../examples/model/addImports'
import type { TypeDiagnostic } from '../../compiler/typescript/messages'
import type { Ask } from './ask'
import { renderLink, withCode } from './renderHelp'

/** What TypeScript found, where, and what applies its fix if it has one. */
export type Problem = TypeDiagnostic &
  CodeLocation & { readonly applyFix: () => void }

/** Long enough for a word to be finished. */
const DELAY = 400

/** What was changed since the problems that are shown were found. */
const sinceCheck = StateField.define<ChangeSet>({
  create: ({ doc }) => ChangeSet.empty(doc.length),
  update: (since, { changes, effects, newDoc }) =>
    effects.some(effect => effect.is(setDiagnosticsEffect))
      ? ChangeSet.empty(newDoc.length)
      : since.compose(changes),
})

const toProblem = (found: TypeDiagnostic, view: EditorView): Problem => {
  const { number, from } = view.state.doc.lineAt(found.from)
  return {
    ...found,
    line: number,
    column: found.from - from + 1,
    applyFix: () => {
      const { edits = [], imports = [], module = 'lfi' } = found.fix ?? {}
      const code = view.state.doc.toString()
      const since = view.state.field(sinceCheck)
      // Another fix may have been applied before the next check, or this one.
      if (!edits.some(({ from, to }) => since.touchesRange(from, to))) {
        view.dispatch({
          changes: [
            ...edits.map(({ from, to, insert }) => ({
              from: since.mapPos(from),
              to: since.mapPos(to),
              insert,
            })),
            ...(imports.length > 0 ? [addImports(code, module, imports)] : []),
          ],
          userEvent: 'input.complete',
        })
      }
    },
  }
}

const toDiagnostic = (problem: Problem): Diagnostic => {
  const { from, to, message, code, severity, fix, link, applyFix } = problem
  return {
    from,
    to,
    severity,
    message,
    source: code === 0 ? 'lfi' : `TypeScript ${code}`,
    ...(fix && { actions: [{ name: fix.label, apply: applyFix }] }),
    // In what TypeScript says, backticks are parts of types.
    ...(code === 0 && {
      renderMessage: () =>
        createElement(
          'span',
          '',
          ...withCode(`${message} `),
          link ? renderLink(link) : '',
        ),
    }),
  }
}

/** TypeScript's complaints and advice, underlined and in the gutter. */
export const checkTypes = (
  ask: Ask,
  /** Takes the list of what is to mend, whenever it was found out. */
  onProblems: (problems: readonly Problem[]) => void,
): Extension => [
  sinceCheck,
  linter(
    async (view): Promise<Diagnostic[]> => {
      const { state } = view
      const found = await ask('diagnostics', state, 0)
      if (view.state.doc !== state.doc) {
        // The editor drops what was found of a former text.
        return []
      }
      const problems = (found ?? []).map(each => toProblem(each, view))
      onProblems(problems)
      return problems.map(toDiagnostic)
    },
    { delay: DELAY },
  ),
]
