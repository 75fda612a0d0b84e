import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
} from '@codemirror/commands'
import { bracketMatching } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import {
  highlightSelectionMatches,
  search,
  searchKeymap,
} from '@codemirror/search'
import { EditorState, type Extension, Prec } from '@codemirror/state'
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view'
import { acceptWithTab } from './acceptWithTab'
import { editorTheme } from './editorTheme'
import { indentation } from './indentation'
import { wrapping } from './wrapping'

const HELP_MARGIN = 8

const searchPhrases = {
  next: 'Next',
  previous: 'Previous',
  all: 'All',
  'match case': 'Match case',
  regexp: 'Pattern',
  'by word': 'Whole word',
  replace: 'Replace',
  'replace all': 'Replace all',
}

/** Everything that does not change while the editor lives. */
export const baseExtensions: Extension = [
  // Empty until TypeScript is there, or the code would move when it comes.
  lintGutter({ hoverTime: 100 }),
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightSpecialChars(),
  history({ minDepth: 200 }),
  drawSelection(),
  dropCursor(),
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
  EditorState.allowMultipleSelections.of(true),
  EditorState.tabSize.of(2),
  indentation,
  bracketMatching(),
  closeBrackets(),
  autocompletion({ icons: true, maxRenderedOptions: 60 }),
  highlightActiveLine(),
  highlightSelectionMatches(),
  search({ top: true }),
  EditorState.phrases.of(searchPhrases),
  EditorView.contentAttributes.of({
    'aria-label': 'Code',
    // Editable content takes the focus anyway, but accessibility checkers look
    // for the attribute.
    tabindex: '0',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  }),
  // Before the fields of what was inserted, between which Tab moves.
  Prec.highest(keymap.of([{ key: 'Tab', run: acceptWithTab }])),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...completionKeymap,
    ...lintKeymap,
    // Tab indents. Escape and then Tab leaves the editor, which CodeMirror does
    // itself.
    indentWithTab,
  ]),
  // Before the theme, whose padding of lines it adds to.
  wrapping,
  editorTheme,
]
