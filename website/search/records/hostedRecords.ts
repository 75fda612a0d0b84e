import { createEntries, type SearchEntry } from '../engine/entry'
import type { SearchData } from '../engine/searchData'

/** What the hosted index needs to know to rank as the embedded one does. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(aliases)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'version'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy.lvl1', 'content'],
  customRanking: [
    'desc(weight.pageRank)',
    'desc(weight.level)',
    'asc(weight.position)',
  ],
  ranking: ['words', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 6,
  removeStopWords: false,
  ignorePlurals: false,
  distinct: false,
}

/** The hosted provider's way to tell where a record stands. */
const hierarchyOf = ({ group, trail }: SearchEntry) =>
  Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map(level => [
      `lvl${level}`,
      [group, ...trail][level] ?? null,
    ]),
  )

const PAGE_RANKS = { plain: 3, async: 2, concur: 1 }
const HIGHEST_LEVEL = 100

const toRecord = (entry: SearchEntry, site: string, words: string[]) => {
  const [path = '', anchor = ''] = entry.url.split('#')
  const page = new URL(path.replace(/^\//u, ''), site).href
  const type = `lvl${Math.min(entry.level, 6)}`
  return {
    objectID: entry.url,
    url: anchor ? `${page}#${anchor}` : page,
    url_without_anchor: page,
    anchor,
    type,
    hierarchy: hierarchyOf(entry),
    content: entry.text || null,
    aliases: words,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    weight: {
      pageRank: entry.api ? PAGE_RANKS[entry.api.flavour] : 1,
      level: HIGHEST_LEVEL - 10 * (entry.level - 1),
      position: entry.id,
    },
  }
}

export type HostedRecord = ReturnType<typeof toRecord>

/** The records of the embedded index in the shape that the hosted one takes. */
export const hostedRecords = (
  data: SearchData,
  site: string,
): HostedRecord[] => {
  const words = new Map(Object.entries(data.aliases))
  return createEntries(data).map(entry => {
    const names = entry.api
      ? [...new Set([entry.api.name, entry.api.family])]
      : [entry.url]
    return toRecord(
      entry,
      site,
      names.flatMap(name => words.get(name) ?? []),
    )
  })
}
