export type Card = {
  /** What kind of page it is, above the title. */
  kind: string
  title: string
  description: string
  /** A name from code is set in the code font. */
  isCode: boolean
}

export type DocumentFacts = Pick<Card, 'title' | 'description'> & {
  /** Below the base URL, as in `docs/recipes`. */
  path: string
}

/** First match wins. */
const kinds = [
  { path: /^docs\/api\/variables\/./u, kind: 'Function', isCode: true },
  { path: /^docs\/api\/type-aliases\/./u, kind: 'Type', isCode: true },
  { path: /^docs\/api\b/u, kind: 'API reference', isCode: false },
  { path: /^docs\/concepts\//u, kind: 'Concept', isCode: false },
  { path: /^tour\b/u, kind: 'Learn by predicting', isCode: false },
]

const guide = { kind: 'Guide', isCode: false }

export const cardOf = ({ path, title, description }: DocumentFacts): Card => {
  const { kind, isCode } = kinds.find(one => one.path.test(path)) ?? guide
  return { kind, isCode, title, description }
}
