import type { Piece, SearchAnswer, SearchHit } from '../../engine/searchAnswer'
import { plainPiece } from '../../engine/searchAnswer'

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

type Levels<Text> = {
  [level in 'lvl0' | (typeof LEVELS)[number]]?: Text | null
}
type Marked = { value: string }

/** A record of the service's index, and what it found in it. */
export type HostedHit = {
  objectID?: string
  url?: string
  type?: string
  hierarchy?: Levels<string>
  _snippetResult?: { hierarchy?: Levels<Marked>; content?: Marked }
}

/** The answer to one request. */
export type HostedResult = {
  hits: readonly HostedHit[]
  nbHits?: number | undefined
  page?: number | undefined
  nbPages?: number | undefined
  queryID?: string | undefined
}

/** The groups of an index whose hits are exported names. */
const NAMES = ['Functions', 'Types']

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
])

/**
 * The service's HTML as pieces of text. Only the highlight tags are markup;
 * anything else that a service may send stays text.
 */
export const readMarked = (html: string): Piece[] =>
  html
    .split(/<(\/?)mark>/u)
    .map((part, place, parts) => ({
      text: part.replace(/&[\w#]+;/gu, each => ENTITIES.get(each) ?? each),
      marked: parts[place - 1] === '',
    }))
    .filter(({ text }, place) => place % 2 === 0 && text !== '')

/** Where hits lead, or undefined for those that lead nowhere on this site. */
export type ReadAddress = (url: string) => string | undefined

const readHit = (hit: HostedHit, readAddress: ReadAddress): SearchHit[] => {
  const url = readAddress(hit.url ?? '')
  if (!hit.url || url === undefined) {
    return []
  }
  const { hierarchy = {}, _snippetResult: snippets = {} } = hit
  // A hit in the content of a section is shown by the section's heading.
  const typed = LEVELS.findIndex(level => level === hit.type)
  const place =
    typed < 0 ? LEVELS.findLastIndex(level => hierarchy[level]) : typed
  const level = LEVELS[place] ?? 'lvl0'
  const above = LEVELS.slice(0, Math.max(0, place))
  const group = hierarchy.lvl0 ?? 'Documentation'
  const title = snippets.hierarchy?.[level]?.value
  return [
    {
      id: hit.objectID ?? url,
      url,
      kind: NAMES.includes(group) ? 'name' : 'text',
      group,
      title: title ? readMarked(title) : [plainPiece(hierarchy[level] ?? url)],
      context: above.flatMap(each => hierarchy[each] ?? []),
      snippet: readMarked(snippets.content?.value ?? ''),
    },
  ]
}

/** What the service answered, in the search's own terms. */
export const readAnswer = (
  { hits: found, nbHits, page = 0, nbPages = 1, queryID }: HostedResult,
  query: string,
  readAddress: ReadAddress,
): SearchAnswer => {
  const hits = found.flatMap(hit => readHit(hit, readAddress))
  return {
    hits,
    nbHits: nbHits ?? hits.length,
    page,
    nbPages,
    query,
    suggestions: [],
    ...(queryID !== undefined && { queryID }),
  }
}
