import { type Tag, tags } from '@lezer/highlight'

type Token = {
  readonly tag: readonly Tag[]
  /** Ends the name of its colour: see src/css/tokens.css. */
  readonly token: string
}

/** What has a colour of its own, in editors and in the code of the tour. */
export const tokens: readonly Token[] = [
  {
    tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.self],
    token: 'keyword',
  },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp],
    token: 'string',
  },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], token: 'number' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
    ],
    token: 'function',
  },
  { tag: [tags.typeName, tags.className], token: 'type' },
  { tag: [tags.comment], token: 'comment' },
  {
    tag: [tags.punctuation, tags.operator, tags.bracket],
    token: 'punctuation',
  },
]
