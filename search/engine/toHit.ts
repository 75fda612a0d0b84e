import type { SearchEntry } from './entry'
import { cutSnippet, findAnswer, markWords } from './markWords'
import type { Query } from './readQuery'
import type {
  Hierarchy,
  HierarchyLevel,
  HitType,
  MarkedFields,
  MarkedText,
  SearchHit,
} from './searchAnswer'
import { findWords } from './words'

const LEVELS: readonly HierarchyLevel[] = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
]

export const hierarchyOf = (entry: SearchEntry): Hierarchy => ({
  lvl0: entry.group,
  lvl1: entry.trail[0] ?? null,
  lvl2: entry.trail[1] ?? null,
  lvl3: entry.trail[2] ?? null,
  lvl4: entry.trail[3] ?? null,
  lvl5: entry.trail[4] ?? null,
  lvl6: entry.trail[5] ?? null,
})

const marked = (query: Query, text: string): MarkedText => {
  const { value, matches } = markWords(query, text)
  return { value, matchLevel: matches > 0 ? 'full' : 'none' }
}

const markHierarchy = (query: Query, hierarchy: Hierarchy) => {
  const fields: MarkedFields['hierarchy'] = {}
  for (const level of LEVELS) {
    const title = hierarchy[level]
    if (title) {
      fields[level] = marked(query, title)
    }
  }
  return fields
}

/** A section told of in its text only is content; all else is its heading. */
const typeOf = (
  entry: SearchEntry,
  titles: MarkedFields['hierarchy'],
  content: MarkedText,
): HitType => {
  const level = LEVELS[Math.min(entry.level, LEVELS.length - 1)] ?? 'lvl1'
  const titled = titles[level]?.matchLevel === 'full'
  return !titled && content.matchLevel === 'full' && !entry.api
    ? 'content'
    : level
}

export const toHit = (
  query: Query,
  entry: SearchEntry,
  snippetWords: number,
): SearchHit => {
  const hierarchy = hierarchyOf(entry)
  const titles = markHierarchy(query, hierarchy)
  const words = findWords(entry.text)
  const found = findAnswer(query, words)
  // A function found by its name is best told by how its summary begins.
  const named = entry.api && titles.lvl1?.matchLevel === 'full'
  const content = {
    value: cutSnippet(
      query,
      entry.text,
      words,
      snippetWords,
      named ? 0 : found,
    ),
    matchLevel: found < 0 ? 'none' : 'full',
  }
  return {
    objectID: entry.url,
    url: entry.url,
    type: typeOf(entry, titles, content),
    hierarchy,
    content: entry.text || null,
    _highlightResult: { hierarchy: titles },
    _snippetResult: { hierarchy: titles, content },
  }
}
