import { acceptCompletion } from '@codemirror/autocomplete'
import { indentWithTab } from '@codemirror/commands'
import { syntaxHighlighting } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import { search } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, tooltips } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import { highlightStyle } from './highlightStyle'
import './editor.css'

const HELP_MARGIN = 8

/** Everything that does not change while the editor lives. */
export const baseExtensions: Extension = [
  // Empty until TypeScript is there, or the code would move when it comes.
  lintGutter({ hoverTime: 100 }),
  keymap.of([
    { key: 'Tab', run: acceptCompletion },
    // Escape and then Tab leaves the editor, which CodeMirror does itself.
    indentWithTab,
  ]),
  basicSetup,
  syntaxHighlighting(highlightStyle),
  // Above the first lines there is the toolbar: help goes below them, and
  // keeps off the edges of a narrow screen.
  tooltips({
    tooltipSpace: ({ dom }) => ({
      top: dom.getBoundingClientRect().top,
      left: HELP_MARGIN,
      bottom: window.innerHeight,
      // Not the window's width: that grows with anything that overflows.
      right: document.documentElement.clientWidth - HELP_MARGIN,
    }),
  }),
  EditorState.tabSize.of(2),
  // So that a mark at the end of a line does not scroll its beginning away.
  EditorView.lineWrapping,
  search({ top: true }),
  EditorView.contentAttributes.of({
    // Editable content takes the focus anyway, but accessibility checkers look
    // for the attribute.
    tabindex: '0',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  }),
]
