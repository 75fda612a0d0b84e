import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { editorTheme } from './editorTheme'
import { languageSupport } from './languageSupport'

export type CodeViewer = {
  readonly show: (code: string) => void
  readonly destroy: () => void
}

/** Shows JavaScript that is not to be edited. */
export const createViewer = (
  parent: HTMLElement,
  label: string,
): CodeViewer => {
  const view = new EditorView({
    parent,
    extensions: [
      lineNumbers(),
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      languageSupport('js'),
      editorTheme,
      // Where the editor has a column for marks.
      EditorView.theme({ '.cm-gutters': { paddingInlineStart: '0.5rem' } }),
    ],
  })
  return {
    show: insert => {
      if (insert !== view.state.doc.toString()) {
        const { length } = view.state.doc
        view.dispatch({ changes: { from: 0, to: length, insert } })
      }
    },
    destroy: () => view.destroy(),
  }
}
