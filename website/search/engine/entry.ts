import type { ApiRecord, GuideRecord, GuideRole, SearchData } from './data'
import { joinWords } from './words'

/** A findable place: an API page, a guide, or a section of one. */
export type SearchEntry = {
  id: number
  url: string
  group: string
  title: string
  /** The headings above its own, page first. */
  context: string[]
  text: string
  /** Its names, each as one word: a query that is one of them means just this. */
  names: string[]
  /** Other words for it. */
  aliases: string[]
  /** The same as `names` of it, and of the family that it is a form of. */
  otherNames: string[]
  role: GuideRole | undefined
  /** Only API pages have one. */
  api: ApiRecord | undefined
}

/** The anchor that a heading usually has. */
export const anchorOf = (title: string): string => {
  const words = title.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '')
  return `#${words.replaceAll(' ', '-')}`
}

const splitList = (list: string | undefined): string[] =>
  list ? list.split(', ') : []

type Place = Omit<SearchEntry, 'id' | 'otherNames'>

const GROUPS = {
  function: 'Functions',
  constant: 'Functions',
  type: 'Types',
} as const

const apiPlace = (record: ApiRecord): Place => {
  const { name, family, flavour, kind } = record
  return {
    url: record.path,
    group: GROUPS[kind],
    title: name,
    context: [],
    text: record.text,
    // `async map` is `mapAsync`.
    names: [joinWords(name), flavour + joinWords(family)],
    aliases: splitList(record.aliases),
    role: undefined,
    api: record,
  }
}

const guidePlaces = ({ path, group, role, sections }: GuideRecord): Place[] => {
  const trail: string[] = []
  return sections.map(({ level, title, text, place, aliases, isRow }) => {
    trail.length = Math.min(trail.length, level - 1)
    trail.push(title)
    return {
      url: path + (place ?? anchorOf(title)),
      group,
      title,
      context: trail.slice(0, -1),
      text,
      // A heading may list several names: `forkJoin, combineLatest`.
      names: isRow ? [] : [title, ...title.split(', ')].map(joinWords),
      aliases: splitList(aliases),
      role: level > 1 ? role : undefined,
      api: undefined,
    }
  })
}

export const createEntries = ({ api, guides }: SearchData): SearchEntry[] =>
  [...api.map(apiPlace), ...guides.flatMap(guidePlaces)].map((place, id) => ({
    ...place,
    id,
    otherNames: [...place.aliases, place.api?.family ?? ''].map(joinWords),
  }))
