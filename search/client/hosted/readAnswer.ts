import type {
  Hierarchy,
  HitType,
  MarkedFields,
  MarkedText,
  SearchAnswer,
  SearchHit,
} from '../../engine/searchAnswer'

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
const TYPES: readonly HitType[] = [...LEVELS, 'content']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readObject = (value: unknown): Record<string, unknown> =>
  isObject(value) ? value : {}

const readText = (value: unknown): string | null =>
  typeof value === 'string' ? value : null

const readNumber = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

const readHierarchy = (value: unknown): Hierarchy => {
  const levels = readObject(value)
  return {
    lvl0: readText(levels.lvl0),
    lvl1: readText(levels.lvl1),
    lvl2: readText(levels.lvl2),
    lvl3: readText(levels.lvl3),
    lvl4: readText(levels.lvl4),
    lvl5: readText(levels.lvl5),
    lvl6: readText(levels.lvl6),
  }
}

const readMarked = (value: unknown): MarkedText | undefined => {
  const field = readObject(value)
  const text = readText(field.value)
  return text === null
    ? undefined
    : { value: text, matchLevel: readText(field.matchLevel) ?? 'none' }
}

const readFields = (value: unknown): MarkedFields => {
  const fields = readObject(value)
  const levels = readObject(fields.hierarchy)
  const hierarchy: MarkedFields['hierarchy'] = {}
  for (const level of LEVELS) {
    const marked = readMarked(levels[level])
    if (marked) {
      hierarchy[level] = marked
    }
  }
  const content = readMarked(fields.content)
  return content ? { hierarchy, content } : { hierarchy }
}

const readHit = (value: unknown): SearchHit[] => {
  const hit = readObject(value)
  const url = readText(hit.url)
  if (url === null) {
    return []
  }
  return [
    {
      objectID: readText(hit.objectID) ?? url,
      url,
      type: TYPES.find(type => type === hit.type) ?? 'lvl1',
      hierarchy: readHierarchy(hit.hierarchy),
      content: readText(hit.content),
      _snippetResult: readFields(hit._snippetResult),
      _highlightResult: readFields(hit._highlightResult),
    },
  ]
}

/** Reads what a server answered; throws when it is not an answer at all. */
export const readAnswer = (response: unknown, query: string): SearchAnswer => {
  const { results } = readObject(response)
  const result: unknown = Array.isArray(results) ? results[0] : undefined
  if (!isObject(result) || !Array.isArray(result.hits)) {
    throw new Error('The search service sent something else than results.')
  }
  const hits = result.hits.flatMap(readHit)
  const queryID = readText(result.queryID)
  return {
    hits,
    nbHits: readNumber(result.nbHits, hits.length),
    page: readNumber(result.page, 0),
    nbPages: readNumber(result.nbPages, 1),
    query,
    suggestions: [],
    ...(queryID === null ? {} : { queryID }),
  }
}
