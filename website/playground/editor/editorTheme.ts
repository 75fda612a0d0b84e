import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { tokens } from './tokens'

/** The site's token colours, so both themes come from the same properties. */
export const highlightStyle = HighlightStyle.define([
  ...tokens.map(({ tag, token }) => ({
    tag,
    color: `var(--code-${token})`,
    ...(token === 'comment' && { fontStyle: 'italic' }),
  })),
  { tag: tags.invalid, color: 'var(--bad)' },
])

const surface = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--code-paper)',
    color: 'var(--code-ink)',
    fontSize: 'var(--editor-font-size, 0.9375rem)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    fontVariantLigatures: 'none',
    lineHeight: '1.65',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { caretColor: 'var(--accent)', paddingBlock: '0.75rem' },
  '.cm-line': { paddingInline: '0.5rem 1rem' },
  '.cm-cursor, .cm-dropCursor': {
    borderLeftColor: 'var(--accent)',
    borderLeftWidth: '2px',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection':
    {
      backgroundColor: 'color-mix(in srgb, var(--accent) 24%, transparent)',
    },
  '.cm-gutters': {
    backgroundColor: 'var(--code-paper)',
    color: 'var(--ink-faint)',
    border: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': { paddingInline: '0 0.5rem' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': {
    backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)',
  },
  '.cm-activeLineGutter': {
    backgroundColor: 'transparent',
    color: 'var(--ink)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-wash)',
    outline: '1px solid var(--accent)',
  },
  '.cm-nonmatchingBracket': { color: 'var(--bad)' },
  '.cm-selectionMatch, .cm-searchMatch': {
    backgroundColor: 'var(--code-line-highlight)',
  },
  '.cm-searchMatch-selected': { outline: '2px solid var(--accent)' },
  '.cm-traced': {
    borderRadius: '3px',
    backgroundColor: 'var(--accent-wash)',
    // A border around each line would make boxes of one step.
    boxShadow: 'inset 0 -1px var(--accent)',
  },
})

const panels = EditorView.theme({
  '.cm-panels': {
    backgroundColor: 'var(--paper-sunken)',
    color: 'var(--ink)',
    fontFamily: 'var(--font-prose)',
  },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': {
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, 16rem) repeat(3, max-content)',
    gap: '0.375rem 0.5rem',
    alignItems: 'center',
    // Room for the button that closes it.
    padding: '0.5rem 2.5rem 0.5rem 0.75rem',
    fontSize: '0.875rem',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search [name=replace].cm-textfield': { gridColumn: '1' },
  '.cm-panel.cm-search [name=replaceAll]': { gridColumn: '3 / span 2' },
  '.cm-panel.cm-search :is(input, button, label)': { margin: '0' },
  '.cm-panel.cm-search label': {
    display: 'flex',
    gap: '0.375rem',
    alignItems: 'center',
    fontSize: '0.8125rem',
  },
  '.cm-textfield, .cm-button': {
    backgroundColor: 'var(--paper-raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-small)',
    minHeight: 'var(--control-size, 2rem)',
  },
  '.cm-textfield': {
    minWidth: '0',
    padding: '0.25rem 0.5rem',
    fontSize: 'var(--field-font-size, 1em)',
  },
  '.cm-button': {
    backgroundImage: 'none',
    padding: '0.25rem 0.625rem',
    fontSize: '1em',
  },
  '.cm-panel.cm-search [name=close]': {
    insetBlockStart: '0.5rem',
    insetInlineEnd: '0.5rem',
    color: 'var(--ink)',
    fontSize: '1.25rem',
    width: '2rem',
    height: 'var(--control-size, 2rem)',
  },
})

const tooltips = EditorView.theme({
  '.cm-tooltip': {
    backgroundColor: 'var(--paper-raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-small)',
    boxShadow: 'var(--shadow)',
  },
  // What is longer scrolls: it is cut to the room that there is.
  '.cm-tooltip.cm-tooltip-hover, .cm-tooltip.cm-tooltip-lint': {
    maxHeight: 'min(24rem, 60vh)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-code)',
    fontSize: '0.875rem',
    maxHeight: '16rem',
    borderRadius: 'var(--radius-small)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    margin: '0',
    padding: '0.2rem 0.75rem 0.2rem 0.375rem',
    lineHeight: '1.5',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-wash)',
    color: 'var(--ink)',
  },
  '.cm-completionMatchedText': {
    textDecoration: 'none',
    color: 'var(--accent)',
    fontWeight: '700',
  },
  '.cm-completionDetail': { color: 'var(--ink-faint)', fontStyle: 'normal' },
  '.cm-completionIcon': { opacity: '0.7', paddingInlineEnd: '1rem' },
  '.cm-tooltip.cm-completionInfo': { padding: '0', maxWidth: '26rem' },
  '.cm-diagnostic': {
    padding: '0.375rem 0.75rem',
    fontFamily: 'var(--font-prose)',
    fontSize: '0.875rem',
    maxWidth: '34rem',
    whiteSpace: 'pre-wrap',
  },
  '.cm-diagnosticAction': {
    display: 'block',
    margin: '0.375rem 0 0',
    padding: '0.25rem 0.625rem',
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
    borderRadius: 'var(--radius-small)',
    font: '600 0.8125rem var(--font-prose)',
  },
  '.cm-diagnostic-error': { borderInlineStart: '4px solid var(--bad)' },
})

/** There are only errors: see answerDiagnostics. */
const problems = EditorView.theme({
  '.cm-gutter-lint': { width: '1.5rem' },
  '.cm-gutter-lint .cm-gutterElement': {
    display: 'grid',
    placeItems: 'center',
    padding: '0',
  },
  '.cm-lint-marker-error': {
    content: 'normal',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: '50%',
    backgroundColor: 'var(--bad)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    // WebKit refuses the shorthand with a thickness.
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationThickness: '1px',
    textDecorationColor: 'var(--bad)',
    textUnderlineOffset: '0.2em',
  },
  '.cm-lintRange-active': { backgroundColor: 'var(--bad-wash)' },
})

/** How the editor looks; all colours are the site's own. */
export const editorTheme: Extension = [
  surface,
  panels,
  tooltips,
  problems,
  syntaxHighlighting(highlightStyle),
]
