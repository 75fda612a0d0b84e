import {
  type Piece,
  plainPiece,
  type SearchAnswer,
  type SearchHit,
} from '../engine/answer'
import type { HostedConfig } from '../model/config'

export const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

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
type HostedResult = {
  hits: readonly HostedHit[]
  nbHits?: number | undefined
}

type Addresses = Pick<HostedConfig, 'externalUrlRegex' | 'replacePathname'>

/**
 * Where a hit leads: an address that matches the external pattern as it is, any
 * other as path and hash, with the configured replacement in its path. A service
 * may send anything, so an address that can't be read, or that would lead to
 * another host without being asked to, is none.
 */
export const hitAddress = (
  url: string,
  { externalUrlRegex, replacePathname }: Addresses,
): string | undefined => {
  const { origin } = window.location
  if (!URL.canParse(url, origin)) {
    return undefined
  }
  const { protocol, pathname, hash } = new URL(url, origin)
  if (!/^https?:$/u.test(protocol)) {
    return undefined
  }
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'u').test(url)) {
    return url
  }
  const { from, to = '' } = replacePathname ?? {}
  const path = from ? pathname.replaceAll(new RegExp(from, 'gu'), to) : pathname
  // Two slashes at the start would name a host.
  return /^\/(?![/\\])/u.test(path) ? path + hash : undefined
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/**
 * The service's HTML as pieces of text. Only the highlight tags are markup;
 * anything else that a service may send stays text.
 */
const readMarked = (html: string): Piece[] =>
  html
    .split(/<(\/?)mark>/u)
    .map((part, place, parts) => ({
      text: part.replace(/&[\w#]+;/gu, each => ENTITIES[each] ?? each),
      marked: parts[place - 1] === '',
    }))
    .filter(({ text }, place) => place % 2 === 0 && text !== '')

/** The groups of an index whose hits are exported names. */
const NAMES = ['Functions', 'Types']

const readHit = (hit: HostedHit, addresses: Addresses): SearchHit[] => {
  const url = hit.url && hitAddress(hit.url, addresses)
  if (!url) {
    return []
  }
  const { hierarchy = {}, _snippetResult: snippets = {} } = hit
  // A hit in the content of a section is shown by the section's heading.
  const typed = LEVELS.map(String).indexOf(hit.type ?? '')
  const deepest = LEVELS.findLastIndex(level => hierarchy[level])
  const place = typed < 0 ? deepest : typed
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
  { hits: found, nbHits }: HostedResult,
  addresses: Addresses,
): SearchAnswer => {
  const hits = found.flatMap(hit => readHit(hit, addresses))
  return { hits, nbHits: nbHits ?? hits.length }
}
