import {
  ensureSyntaxTree,
  getIndentation,
  type IndentContext,
  indentOnInput,
  indentService,
} from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'

/** Long programs are read for no longer than a key press may take. */
const READ_MILLISECONDS = 50

/**
 * How far the rest of a line is indented that Enter moves to a line of its own.
 * CodeMirror looks at the line before it is broken: `const xs = []console.log()`
 * is one statement there, whose second line would be indented.
 */
const indentRest = (
  { state, simulatedBreak }: IndentContext,
  position: number,
): number | null | undefined => {
  const rest = state.sliceDoc(position, state.doc.lineAt(position).to).trim()
  if (simulatedBreak !== position || /^(?:$|[)\]}])/u.test(rest)) {
    return undefined
  }
  const broken = state.update({
    changes: { from: position, insert: '\n' },
    filter: false,
  }).state
  const end = broken.doc.lineAt(position + 1).to
  ensureSyntaxTree(broken, end, READ_MILLISECONDS)
  return getIndentation(broken, position + 1)
}

/** The language's own rule knows braces only. */
const CLOSING = /^\s*[)\]]$/u

export const indentation: Extension = [
  indentService.of(indentRest),
  indentOnInput(),
  EditorState.languageData.of(() => [{ indentOnInput: CLOSING }]),
]
