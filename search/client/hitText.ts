import type { HierarchyLevel, SearchHit } from '../engine/searchAnswer'
import type { StoredHit } from './storedSearches'

const LEVELS: readonly HierarchyLevel[] = [
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
]

/** The deepest heading that a hit is under. */
const deepest = (hit: SearchHit): HierarchyLevel =>
  LEVELS.findLast(level => hit.hierarchy[level]) ?? 'lvl0'

const titleLevel = (hit: SearchHit): HierarchyLevel =>
  hit.type === 'content' ? deepest(hit) : hit.type

/** The title's HTML: escaped text with highlight tags. */
export const hitTitle = (hit: SearchHit): string => {
  const level = titleLevel(hit)
  return (
    hit._snippetResult.hierarchy[level]?.value ??
    hit._highlightResult.hierarchy[level]?.value ??
    hit.hierarchy[level] ??
    hit.url
  )
}

/** The headings above a hit's own, as in `Recipes › Batching`. */
export const hitContext = (hit: SearchHit): string => {
  const own = LEVELS.indexOf(titleLevel(hit))
  return LEVELS.slice(0, Math.max(0, own))
    .flatMap(level => hit.hierarchy[level] ?? [])
    .join(' › ')
}

export const hitSnippet = (hit: SearchHit): string =>
  hit._snippetResult.content?.value ?? ''

/** Only type searches answer with a signature where others have prose. */
export const isSignature = (hit: SearchHit): boolean =>
  hit.type === 'content' && /^\(.*\) => /u.test(hit.content ?? '')

export const toStoredHit = (hit: SearchHit): StoredHit => ({
  objectID: hit.objectID,
  url: hit.url,
  title: hit.hierarchy[titleLevel(hit)] ?? hit.url,
  context: hitContext(hit) || (hit.hierarchy.lvl0 ?? ''),
})
