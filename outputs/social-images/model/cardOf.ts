export type Card = {
  /** What kind of page it is, above the title. */
  kind: string
  title: string
  description: string
  /** A name from code is set in the code font. */
  isCode: boolean
}

export type DocumentFacts = {
  /** Below the base URL, as in `docs/recipes`. */
  path: string
  title: string
  description: string
}

/** First match wins. */
const kinds = [
  { path: /^docs\/api\/variables\/./u, kind: 'Function', isCode: true },
  { path: /^docs\/api\/type-aliases\/./u, kind: 'Type', isCode: true },
  { path: /^docs\/api\b/u, kind: 'API reference', isCode: false },
  { path: /^docs\/concepts\//u, kind: 'Concept', isCode: false },
  { path: /^/u, kind: 'Guide', isCode: false },
]

/** What the social image of a document says. */
export const cardOf = ({ path, title, description }: DocumentFacts): Card => {
  const found = kinds.find(kind => kind.path.test(path))
  return {
    kind: found?.kind ?? 'Guide',
    isCode: found?.isCode ?? false,
    title,
    description,
  }
}
