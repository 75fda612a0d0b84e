import { type Action, type Diagnostic, linter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { addImports } from '../../../examples/model/addImports'
import type { TypeDiagnostic } from '../../compiler/typescript/messages'
import { askTypes, type HelpContext } from './helpContext'
import { listProblems } from './listProblems'
import { element, renderLink } from './renderHelp'

/** Long enough for a word to be finished. */
const DELAY = 400

/** Something lacks a type that only an annotation could give it. */
const IMPLICIT_ANY = new Set([7005, 7006, 7019, 7031, 7034])

/** What one press does about a diagnostic. */
const actionFor = (
  context: HelpContext,
  { code, fix }: TypeDiagnostic,
  text: string,
): Action | undefined => {
  if (fix) {
    const { label, edits, imports, module = 'lfi' } = fix
    const names = imports.map(name => ({ name }))
    const imported = names.length > 0 ? [addImports(text, module, names)] : []
    return {
      name: label,
      apply: view =>
        view.dispatch({
          changes: [...edits, ...imported],
          userEvent: 'input.complete',
        }),
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
  context: HelpContext,
  message: string,
  link: TypeDiagnostic['link'],
): Pick<Diagnostic, 'renderMessage'> =>
  link
    ? {
        renderMessage: () =>
          element('span', '', `${message} `, renderLink(context, link)),
      }
    : {}

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
