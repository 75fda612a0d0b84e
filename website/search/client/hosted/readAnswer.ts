import { type Fields, isFields } from '@lfi-docs/fields'
import {
  type Piece,
  plainPiece,
  type SearchAnswer,
  type SearchHit,
} from '../../engine/searchAnswer'

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** The groups of an index whose hits are exported names. */
const NAMES = ['Functions', 'Types']

const readObject = (value: unknown): Fields => (isFields(value) ? value : {})

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const readNumber = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
])

const decode = (text: string): string =>
  text.replace(/&[\w#]+;/gu, entity => ENTITIES.get(entity) ?? entity)

/**
 * The service's HTML as pieces of text. Only the highlight tags are markup;
 * anything else that a service may send stays text.
 */
export const readMarked = (html: string): Piece[] => {
  let marked = false
  return html.split(/(<\/?mark>)/u).flatMap(part => {
    if (part === '<mark>' || part === '</mark>') {
      marked = part === '<mark>'
      return []
    }
    return part === '' ? [] : [{ text: decode(part), marked }]
  })
}

/** A field of a result, with its marks where the service has set any. */
const readPieces = (value: unknown, plain: string | undefined): Piece[] => {
  const marked = readText(readObject(value).value)
  if (marked !== undefined) {
    return readMarked(marked)
  }
  return plain === undefined ? [] : [plainPiece(plain)]
}

/** Where hits lead, or undefined for those that lead nowhere on this site. */
export type ReadAddress = (url: string) => string | undefined

const readHit = (value: unknown, readAddress: ReadAddress): SearchHit[] => {
  const hit = readObject(value)
  const written = readText(hit.url)
  const url = written === undefined ? undefined : readAddress(written)
  if (url === undefined) {
    return []
  }
  const levels = readObject(hit.hierarchy)
  const snippets = readObject(hit._snippetResult)
  const titles = {
    ...readObject(readObject(hit._highlightResult).hierarchy),
    ...readObject(snippets.hierarchy),
  }
  // A hit in the content of a section is shown by the section's heading.
  const typed = (LEVELS as readonly unknown[]).indexOf(hit.type)
  const deepest = LEVELS.findLastIndex(level => readText(levels[level]))
  const own = typed < 0 ? deepest : typed
  const level = LEVELS[own] ?? 'lvl0'
  const group = readText(levels.lvl0) ?? 'Documentation'
  return [
    {
      id: readText(hit.objectID) ?? url,
      url,
      kind: NAMES.includes(group) ? 'name' : 'text',
      group,
      title: readPieces(titles[level], readText(levels[level]) ?? url),
      context: LEVELS.slice(0, Math.max(0, own)).flatMap(
        above => readText(levels[above]) ?? [],
      ),
      snippet: readPieces(snippets.content, undefined),
    },
  ]
}

/**
 * Reads what the service answered, field by field, into the search's own
 * terms; throws when it is not an answer at all.
 */
export const readAnswer = (
  response: unknown,
  query: string,
  readAddress: ReadAddress,
): SearchAnswer => {
  const { results } = readObject(response)
  const result: unknown = Array.isArray(results) ? results[0] : undefined
  if (!isFields(result) || !Array.isArray(result.hits)) {
    throw new Error('The search service sent something other than results.')
  }
  const hits = result.hits.flatMap(hit => readHit(hit, readAddress))
  const queryID = readText(result.queryID)
  return {
    hits,
    nbHits: readNumber(result.nbHits, hits.length),
    page: readNumber(result.page, 0),
    nbPages: readNumber(result.nbPages, 1),
    query,
    suggestions: [],
    ...(queryID === undefined ? {} : { queryID }),
  }
}
