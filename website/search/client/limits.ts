/** The specification's numbers for search. */
export const MAX_QUERY = 64
export const HITS_PER_PAGE = 20
export const MAX_RECENT = 7
export const MAX_RECENT_WITH_FAVOURITES = 4
export const MAX_FAVOURITES = 10
const SNIPPET_WORDS = 10
const NARROW_SNIPPET_WORDS = 5

/** How long an answer may take before the search counts as stalled. */
export const STALLED_AFTER = 300

export const snippetWords = (): number =>
  window.matchMedia('(max-width: 768px)').matches
    ? NARROW_SNIPPET_WORDS
    : SNIPPET_WORDS

export const cutQuery = (text: string): string =>
  [...text.trim().replace(/\s+/gu, ' ')].slice(0, MAX_QUERY).join('')
