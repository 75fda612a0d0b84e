import { EditorView } from '@codemirror/view'

/** How the boxes of `renderHelp` look. */
export const helpTheme = EditorView.theme({
  // Not on the element itself: the caret is drawn at its edge and as high as it
  // is, so a margin of its own would draw the caret away from the text.
  '.cm-note::before': {
    content: 'attr(data-text)',
    marginInlineStart: '1.5rem',
    paddingInline: '0.375rem',
    borderRadius: '4px',
    background: 'var(--paper-sunken)',
    color: 'var(--ink-soft)',
    fontSize: '0.9em',
    whiteSpace: 'nowrap',
  },
  '.cm-help': {
    maxWidth: 'min(34rem, 90vw)',
    padding: '0.625rem 0.75rem',
    fontFamily: 'var(--font-prose)',
    fontSize: '0.875rem',
    lineHeight: '1.5',
  },
  '.cm-help-display': {
    maxHeight: 'min(12rem, 30dvh)',
    margin: '0',
    padding: '0',
    overflow: 'auto',
    border: 'none',
    borderRadius: '0',
    background: 'none',
    color: 'var(--code-ink)',
    fontFamily: 'var(--font-code)',
    fontSize: '0.8125rem',
    whiteSpace: 'pre-wrap',
  },
  '.cm-help-signature strong': { color: 'var(--accent)' },
  '.cm-help-text': { margin: '0.5rem 0 0' },
  '.cm-help-inline': {
    padding: '0.05em 0.3em',
    borderRadius: '4px',
    background: 'var(--paper-sunken)',
    fontSize: '0.9em',
  },
})
