import { anchorOf } from './anchorOf'
import { foldSpelling } from './foldSpelling'
import type {
  ApiRecord,
  GuideRole,
  SearchData,
  SectionRecord,
} from './searchData'
import type { Vocabulary } from './Vocabulary'
import { splitName, splitWords, tokenize } from './words'
import { wordWeights } from './wordWeight'

/** A few words: as one text, without spaces, and as numbers of the vocabulary. */
export type Phrase = {
  text: string
  joined: string
  ids: number[]
  weights: number[]
}

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
  /** The title as one word and by its words, folded. */
  joined: string
  parts: Pick<Phrase, 'ids' | 'weights'>
  row: SectionRecord['row'] | undefined
  /** What its page answers as a whole. */
  role: GuideRole | undefined
  /** What lfi lacks, if the section is about that: each name as one word. */
  lacks: string[]
  /** Only API pages have one. */
  api: ApiRecord | undefined
  /** Other words for just this one, and for its whole family. */
  ownAliases: Phrase[]
  familyAliases: Phrase[]
}

const GROUPS = {
  function: 'Functions',
  constant: 'Functions',
  type: 'Types',
} as const

const NO_WORDS: Phrase[] = []
const NONE: string[] = []

/** In a name every word counts: `or` is one. */
const nameParts = (
  words: readonly string[],
  vocabulary: Vocabulary,
): SearchEntry['parts'] => ({
  ids: words.map(word => vocabulary.idOf(word)),
  weights: words.map(() => 1),
})

type Context = {
  aliases: ReadonlyMap<string, Phrase[]>
  vocabulary: Vocabulary
  nextId: () => number
}

/**
 * Both kinds of entries have the same properties in the same order: engines read
 * objects of one shape several times as fast, and each key reads all of them.
 */
const apiEntry = (
  record: ApiRecord,
  { aliases, vocabulary, nextId }: Context,
): SearchEntry => ({
  id: nextId(),
  url: record.path,
  group: GROUPS[record.kind],
  trail: [record.name],
  level: 1,
  title: record.name,
  text: record.remarks ? `${record.summary} ${record.remarks}` : record.summary,
  joined: foldSpelling(record.name.replaceAll('_', '')),
  parts: nameParts(splitName(record.name), vocabulary),
  row: undefined,
  role: undefined,
  lacks: NONE,
  api: record,
  ownAliases: aliases.get(record.name) ?? NO_WORDS,
  familyAliases:
    record.family === record.name
      ? NO_WORDS
      : (aliases.get(record.family) ?? NO_WORDS),
})

const guideEntries = (
  guide: SearchData['guides'][number],
  { aliases, vocabulary, nextId }: Context,
): SearchEntry[] => {
  const trail: string[] = []
  return guide.sections.map(section => {
    const { level, title, filter, text, row } = section
    const anchor = anchorOf(section)
    trail.length = Math.min(trail.length, level - 1)
    trail.push(title)
    // A row is asked for by its last name: `orderBy` of `_.orderBy`.
    const name = row ? title.replace(/^.*\./u, '') : title
    const parts = row ? splitWords(name) : tokenize(name)
    const lacks =
      guide.role === 'gaps' && level > 1
        ? title.split(', ').map(each => splitWords(each).join(''))
        : NONE
    const place = anchor ? `${guide.path}#${anchor}` : guide.path
    const url = filter ? `${guide.path}?${filter}` : place
    return {
      id: nextId(),
      url,
      group: guide.group,
      trail: [...trail],
      level,
      title,
      text,
      joined: splitWords(name).join(''),
      parts: nameParts(parts, vocabulary),
      row,
      role: guide.role,
      lacks,
      api: undefined,
      ownAliases: aliases.get(place) ?? NO_WORDS,
      familyAliases: NO_WORDS,
    }
  })
}

const phrase = (words: string, vocabulary: Vocabulary): Phrase => {
  const texts = tokenize(words)
  const weights = wordWeights(texts)
  return {
    text: texts.join(' '),
    joined: splitWords(words).join(''),
    ids: texts.map(text => vocabulary.idOf(text)),
    weights,
  }
}

export const createEntries = (
  data: SearchData,
  vocabulary: Vocabulary,
): SearchEntry[] => {
  const aliases = new Map(
    Object.entries(data.aliases).map(([name, words]) => [
      name,
      words.map(word => phrase(word, vocabulary)),
    ]),
  )
  let count = 0
  const context = { aliases, vocabulary, nextId: () => count++ }
  return [
    ...data.api.map(record => apiEntry(record, context)),
    ...data.guides.flatMap(guide => guideEntries(guide, context)),
  ]
}
