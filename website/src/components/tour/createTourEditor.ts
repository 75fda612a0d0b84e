import { Prec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import {
  type CodeEditor,
  createEditor,
  type EditorHandlers,
} from '@site/playground/editor/createEditor'

/** The playground's editor, on a page with several of them that is read. */
export const createTourEditor = (
  host: HTMLElement,
  code: string,
  label: string,
  handlers: EditorHandlers,
): CodeEditor => {
  const editor = createEditor(host, { code, language: 'js' }, handlers)
  editor.setHelp([
    Prec.high(EditorView.contentAttributes.of({ 'aria-label': label })),
    EditorView.lineWrapping,
  ])
  // A page is read with Tab: two editors must not keep it.
  editor.view.setTabFocusMode(true)
  return editor
}
