import { javascriptLanguage } from '@codemirror/lang-javascript'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { editorTheme } from './editorTheme'

/** Shows JavaScript that is not to be edited. */
export const createViewer = (parent: HTMLElement): EditorView =>
  new EditorView({
    parent,
    extensions: [
      lineNumbers(),
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.contentAttributes.of({
        'aria-label': 'JavaScript',
        tabindex: '0',
      }),
      javascriptLanguage,
      editorTheme,
      // Where the editor has a column for marks.
      EditorView.theme({ '.cm-gutters': { paddingInlineStart: '0.5rem' } }),
    ],
  })
