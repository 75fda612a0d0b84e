import { type Action, type Diagnostic, linter } from '@codemirror/lint'
import type { ChangeSpec, Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { TypeDiagnostic } from '../../compiler/typescript/messages'
import { askTypes, type HelpContext } from './helpContext'
import { importOf } from './libraryNames'
import { listProblems } from './listProblems'
import { element, renderLink } from './renderHelp'

/** Long enough for a word to be finished. */
const DELAY = 400

/** "Cannot find name", with and without a suggestion of TypeScript's own. */
const UNKNOWN_NAME = new Set([2304, 2552])

/** Something lacks a type that only an annotation could give it. */
const IMPLICIT_ANY = new Set([7005, 7006, 7019, 7031, 7034])

const importAll = (
  { names }: HelpContext,
  imports: readonly string[],
  code: string,
): ChangeSpec[] => {
  const entries = imports.flatMap(name => names.get(name) ?? [])
  return entries.length > 0 ? [importOf(entries, code)] : []
}

const change = (view: EditorView, changes: ChangeSpec): void =>
  view.dispatch({ changes, userEvent: 'input.complete' })

/** What one press does about a diagnostic. */
const actionFor = (
  context: HelpContext,
  { from, to, code, fix }: TypeDiagnostic,
  text: string,
): Action | undefined => {
  const name = text.slice(from, to)
  const entry = UNKNOWN_NAME.has(code) ? context.names.get(name) : undefined
  if (entry) {
    return {
      name: `Import ${name} from ${entry.module}`,
      apply: view => change(view, importOf([entry], text)),
    }
  }
  if (fix) {
    return {
      name: fix.label,
      apply: view =>
        change(view, [...fix.edits, ...importAll(context, fix.imports, text)]),
    }
  }
  return IMPLICIT_ANY.has(code)
    ? { name: 'Switch to JavaScript', apply: () => context.onJavaScript() }
    : undefined
}

const messageOf = ({ file }: HelpContext, { message, code }: TypeDiagnostic) =>
  IMPLICIT_ANY.has(code) && file.endsWith('.ts')
    ? `${message} If this is JavaScript, switch to it: it needs no types then.`
    : message

/** How a message is shown that has a page which answers. */
const renderingOf = (
  { baseUrl }: HelpContext,
  message: string,
  link: TypeDiagnostic['link'],
): Pick<Diagnostic, 'renderMessage'> => {
  if (!link) {
    return {}
  }
  const address = baseUrl + link.path.slice(1)
  return {
    renderMessage: () =>
      element(
        'span',
        '',
        `${message} `,
        renderLink({ label: link.label, address }),
      ),
  }
}

/** TypeScript's complaints and advice, underlined and in the gutter. */
export const checkTypes = (context: HelpContext): Extension =>
  context.types
    ? linter(
        async (view): Promise<Diagnostic[]> => {
          const { state } = view
          const found = (await askTypes(context, state, 'diagnostics', 0)) ?? []
          const text = state.doc.toString()
          const end = state.doc.length
          const shown = found.map(each => ({
            each,
            from: Math.min(each.from, end),
            message: messageOf(context, each),
            action: actionFor(context, each, text),
          }))
          context.onProblems(
            listProblems(
              shown.map(({ each, from, message, action }) => {
                const line = state.doc.lineAt(from)
                const { printedAt } = each
                return {
                  line: line.number,
                  column: from - line.from + 1,
                  message,
                  ...(printedAt !== undefined && {
                    printedOn: state.doc.lineAt(Math.min(printedAt, end))
                      .number,
                  }),
                  ...(action && {
                    fix: {
                      label: action.name,
                      apply: () => {
                        // The places are those of the text that was checked.
                        const isSame = view.state.doc.eq(state.doc)
                        if (isSame) {
                          action.apply(view, from, from)
                        }
                        return isSame
                      },
                    },
                  }),
                }
              }),
            ),
          )
          return shown.map(({ each, from, message, action }) => ({
            from,
            to: Math.min(each.to, end),
            severity: each.severity,
            message,
            source: each.code === 0 ? 'lfi' : `TypeScript ${each.code}`,
            ...(action && { actions: [action] }),
            ...renderingOf(context, message, each.link),
          }))
        },
        { delay: DELAY },
      )
    : []
