import { HighlightStyle } from '@codemirror/language'
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
