import { Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import {
  type CodeEditor,
  createEditor,
} from '@site/playground/editor/createEditor'

type Options = {
  readonly code: string
  readonly label: string
  readonly onChange: (code: string) => void
  readonly onRun: () => void
  readonly onTrace: () => void
}

/** The playground's editor, on a page with several of them that is read. */
export const createTourEditor = (
  host: HTMLElement,
  { code, label, onChange, onRun, onTrace }: Options,
): CodeEditor => {
  const handlers = { onChange, onCursor: () => {} }
  const editor = createEditor(host, { code, language: 'js' }, handlers)
  const bind = (key: string, press: () => void) => ({
    key,
    run: () => {
      press()
      return true
    },
  })
  editor.setHelp([
    Prec.high(EditorView.contentAttributes.of({ 'aria-label': label })),
    Prec.highest(
      keymap.of([bind('Mod-Enter', onRun), bind('Shift-Mod-Enter', onTrace)]),
    ),
    EditorView.lineWrapping,
  ])
  // A page is read with Tab: two editors must not keep it.
  editor.view.setTabFocusMode(true)
  return editor
}
