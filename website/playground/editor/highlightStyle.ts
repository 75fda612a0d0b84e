import { HighlightStyle } from '@codemirror/language'
import { type Tag, tags } from '@lezer/highlight'

/** What has a colour, by the end of the colour's name in src/css/tokens.css. */
const tokens: Readonly<Record<string, readonly Tag[]>> = {
  keyword: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self],
  string: [tags.string, tags.special(tags.string), tags.regexp],
  number: [tags.number, tags.bool, tags.null, tags.atom],
  function: [
    tags.function(tags.variableName),
    tags.function(tags.propertyName),
    tags.function(tags.definition(tags.variableName)),
  ],
  type: [tags.typeName, tags.className],
  comment: [tags.comment],
  punctuation: [tags.punctuation, tags.operator, tags.bracket],
}

/** The site's token colours, so both themes come from the same properties. */
export const highlightStyle = HighlightStyle.define([
  ...Object.entries(tokens).map(([token, tag]) => ({
    tag,
    color: `var(--code-${token})`,
    ...(token === 'comment' && { fontStyle: 'italic' }),
  })),
  { tag: tags.invalid, color: 'var(--bad)' },
])
