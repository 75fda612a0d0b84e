import { counterpartAnchor, gapAnchor } from '../../data/counterparts/rowAnchor'
import type {
  ApiRecord,
  GuideRecord,
  GuideRole,
  SearchData,
  SectionRecord,
} from './searchData'
import { joinWords } from './words'

/** A findable place: an API page, a guide, or a section of one. */
export type SearchEntry = {
  id: number
  url: string
  group: string
  /** Page title first, then the headings down to this one. */
  trail: string[]
  level: number
  title: string
  text: string
  /** Each name of it as one word: what a query must be to mean just this. */
  names: string[]
  row: SectionRecord['row'] | undefined
  /** What its page answers as a whole. */
  role: GuideRole | undefined
  /** Only API pages have one. */
  api: ApiRecord | undefined
  /** Other words for just this one, and for its whole family. */
  aliases: string[]
  familyAliases: string[]
}

const GROUPS = {
  function: 'Functions',
  constant: 'Functions',
  type: 'Types',
} as const

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const usualAnchor = ({ title, row }: SectionRecord): string => {
  if (row) {
    return row === 'gap' ? gapAnchor(title) : counterpartAnchor(title)
  }
  return slugOf(title)
}

/** Anchors that follow from titles were a thirtieth of the index. */
export const withoutUsualAnchor = (section: SectionRecord): SectionRecord => {
  const { anchor, ...rest } = section
  return anchor === usualAnchor(section) ? rest : section
}

type Aliases = SearchData['aliases']
type Place = Omit<SearchEntry, 'id'>

const apiPlace = (record: ApiRecord, aliases: Aliases): Place => ({
  url: record.path,
  group: GROUPS[record.kind],
  trail: [record.name],
  level: 1,
  title: record.name,
  text: `${record.summary} ${record.remarks}`.trim(),
  names: [joinWords(record.name)],
  row: undefined,
  role: undefined,
  api: record,
  aliases: aliases[record.name] ?? [],
  familyAliases:
    record.family === record.name ? [] : (aliases[record.family] ?? []),
})

const guidePlaces = (guide: GuideRecord, aliases: Aliases): Place[] => {
  const trail: string[] = []
  return guide.sections.map(section => {
    const { level, title, filter, text, row } = section
    const anchor = section.anchor ?? usualAnchor(section)
    trail.length = Math.min(trail.length, level - 1)
    trail.push(title)
    const place = anchor ? `${guide.path}#${anchor}` : guide.path
    const lacks = guide.role === 'gaps' && level > 1 ? title.split(', ') : []
    return {
      url: filter ? `${guide.path}?${filter}` : place,
      group: guide.group,
      trail: [...trail],
      level,
      title,
      text,
      // A row is asked for by its last name: `orderBy` of `_.orderBy`.
      names: [row ? title.replace(/^.*\./u, '') : title, ...lacks].map(
        joinWords,
      ),
      row,
      role: guide.role,
      api: undefined,
      aliases: aliases[place] ?? [],
      familyAliases: [],
    }
  })
}

export const createEntries = ({
  api,
  guides,
  aliases,
}: SearchData): SearchEntry[] =>
  [
    ...api.map(record => apiPlace(record, aliases)),
    ...guides.flatMap(guide => guidePlaces(guide, aliases)),
  ].map((place, id) => ({ id, ...place }))
