import MiniSearch from 'minisearch'
import { allowedSlips, editDistance } from '../../content/model/editDistance'
import type { SearchEntry } from './entry'
import type { Query } from './readQuery'
import { isGroup, joinWords, splitName, termsOf, tokenize } from './words'

/** Every number that decides the order of hits. */
const RANKING = {
  /** A title is short, and says what its page is. */
  title: 2,
  /** Other words were given because people look for just them. */
  alias: 4,
  /** `the` and `how` tell little, but more than nothing in `for each`. */
  filler: 0.2,
  /** A word that means the same is not the same: `array` and `list`. */
  synonym: 0.5,
  /** The flavour that was asked for is first, the plain one by itself. */
  otherFlavour: 0.7,
  /** A few words are rather the name of a function than of a chapter. */
  functionForWords: 1.5,
  /** A question is rather answered by a text than by a name. */
  guideForQuestion: 1.6,
  /** Messages and questions about all functions have sections of their own. */
  meantSection: 5,
  /** A row of a table repeats the names that functions and sections have. */
  rowOfTable: 0.6,
  /** A word that is none stands for the nearest one, but less surely. */
  correctedWord: 0.5,
  /** What has less of the query's words says nothing: `weather today`. */
  leastCoverage: 0.3,
  /** Hits that score less than this share of the best are chance. */
  leastShare: 0.15,
}

/** How surely a query means an entry; what it scores decides within a tier. */
const TIERS = { name: 3, heading: 2, alias: 1, words: 0 }

type Scored = { score: number; terms: readonly string[] }

/** `terms`: what of its text was found. */
export type Ranked = Scored & { entry: SearchEntry; tier: number }

/** Words of names and aliases, and the terms of all texts. */
type Vocabulary = { words: readonly string[]; terms: ReadonlySet<string> }

/** The first form of each family, which is the plain one if there is one. */
const headsOf = (
  entries: readonly SearchEntry[],
): ReadonlyMap<string, number> => {
  const heads = new Map<string, number>()
  for (const { id, api } of entries) {
    if (api && !heads.has(api.family)) {
      heads.set(api.family, id)
    }
  }
  return heads
}

const createIndex = (entries: readonly SearchEntry[]) => {
  const terms = new Set<string>()
  const index = new MiniSearch({
    fields: ['title', 'alias', 'trail', 'text'],
    tokenize,
    processTerm: word => {
      const found = termsOf(word)
      for (const term of found) {
        terms.add(term)
      }
      return found
    },
  })
  const heads = headsOf(entries)
  index.addAll(
    entries.map(({ id, title, trail, text, row, api, aliases }) => ({
      id,
      title: api ? `${title} ${api.family}` : title,
      alias: aliases.join(' '),
      trail: trail.slice(0, -1).join(' '),
      // The flavours of a family say the same: one text stands for all. A
      // counterpart is looked for by its name; its function has the words.
      text:
        row === 'counterpart' || (api && heads.get(api.family) !== id)
          ? ''
          : text,
    })),
  )
  const words = [
    ...new Set(
      entries.flatMap(({ title, aliases }) =>
        [title, ...aliases].flatMap(tokenize),
      ),
    ),
  ]
  return { index, heads, vocabulary: { words, terms } }
}

/** The known words that an unknown one is probably meant to be, or itself. */
const correct = (
  word: string,
  isLast: boolean,
  known: Vocabulary,
): string[] => {
  let least = allowedSlips(word.length)
  const isKnown =
    termsOf(word).some(term => known.terms.has(term)) ||
    (isLast && known.words.some(other => other.startsWith(word)))
  if (least === 0 || isKnown) {
    return [word]
  }
  let nearest: string[] = []
  for (const other of known.words) {
    const slips = editDistance(word, other, least)
    if (slips <= least) {
      nearest = slips < least ? [other] : [...nearest, other]
      least = slips
    }
  }
  return nearest.length > 0 ? nearest : [word]
}

/** The names that a query may be, surest first. */
const namesIn = (query: Query, known: Vocabulary) => ({
  full: [
    query.name,
    query.name.replace(/s$/u, ''),
    query.core,
    ...correct(query.name, true, known),
  ].filter(Boolean),
  ownerless: [query.ownerless, ...correct(query.ownerless, true, known)].filter(
    Boolean,
  ),
})

const ROLES = {
  errors: 'error',
  behaviour: 'behaviour',
  gaps: 'words',
} as const

/** Whether an entry is a section that was written for queries of this kind. */
const isMeant = ({ intent }: Query, { role, level }: SearchEntry): boolean =>
  role !== undefined && level > 1 && ROLES[role] === intent

/** What kind of place answers this kind of query. */
const weightOf = (query: Query, entry: SearchEntry): number => {
  const { api, row } = entry
  const isSection = isMeant(query, entry)
  const ofRow = row ? RANKING.rowOfTable : 1
  if (query.intent === 'words') {
    return ofRow * (api || isSection ? RANKING.functionForWords : 1)
  }
  return api
    ? 1
    : ofRow * RANKING.guideForQuestion * (isSection ? RANKING.meantSection : 1)
}

/** A name of several words is no word of the language: it is meant as a name. */
const isCompound = ({ api }: SearchEntry): boolean =>
  api !== undefined && splitName(api.name).length > 1

/** The functions that a query says more of, as `takeConcur stop` does. */
const findSubjects = (
  { mentions, words, compares }: Query,
  entries: readonly SearchEntry[],
): SearchEntry[] => {
  const subjects = entries.filter(
    entry =>
      (isCompound(entry) || (compares && entry.api)) &&
      entry.names.some(name => mentions.includes(name)),
  )
  const own = new Set(subjects.flatMap(({ title }) => tokenize(title)))
  return compares ||
    words.some(({ text, isFiller }) => !(isFiller || own.has(text)))
    ? subjects
    : []
}

/**
 * What a question names is next to the guide that answers it best; what is
 * compared needs no guide.
 */
const withSubjects = (
  { compares }: Query,
  subjects: readonly SearchEntry[],
  ranked: readonly Ranked[],
): Ranked[] => {
  const isSubject = ({ entry }: Ranked): boolean => subjects.includes(entry)
  const [best] = ranked.filter(
    ({ entry, tier }) =>
      !(entry.api || entry.row) && (tier > TIERS.words || !compares),
  )
  const first = subjects.length > 0 && best ? [best] : []
  const rest = ranked.filter(each => !(isSubject(each) || first.includes(each)))
  return [...first, ...ranked.filter(isSubject), ...rest]
}

export const createRanking = (
  entries: readonly SearchEntry[],
): ((query: Query) => Ranked[]) => {
  const { index, heads, vocabulary } = createIndex(entries)
  const aliases = entries.map(
    entry => new Set([...entry.aliases, ...entry.familyAliases].map(joinWords)),
  )

  /** Scores of texts by entry, each by the share of the query that it has. */
  const scoreTexts = ({ words }: Query): ReadonlyMap<number, Scored> => {
    const weights: number[] = []
    let total = 0
    /** The words, by their places, that each term stands for. */
    const places = new Map<string, number[]>()
    for (const [place, { text, isFiller, isLast }] of words.entries()) {
      const meant = correct(text, isLast, vocabulary)
      const weight = isFiller ? RANKING.filler : 1
      total += weight
      weights.push(meant.includes(text) ? weight : RANKING.correctedWord)
      for (const term of meant.flatMap(termsOf)) {
        places.set(term, [...(places.get(term) ?? []), place])
      }
    }
    const weightsFor = (term: string): number[] =>
      (places.get(term) ?? []).map(place => weights[place] ?? 0)
    const found = index.search([...places.keys()].join(' '), {
      tokenize: text => text.split(' '),
      processTerm: term => term,
      boost: { title: RANKING.title, alias: RANKING.alias },
      boostTerm: term =>
        (isGroup(term) ? RANKING.synonym : 1) * Math.max(...weightsFor(term)),
      prefix: term =>
        term.length > 1 &&
        !isGroup(term) &&
        (places.get(term) ?? []).some(place => words[place]?.isLast),
    })
    return new Map(
      found.flatMap(({ id, score, queryTerms, terms }) => {
        const answered = new Set(
          queryTerms.flatMap(term => places.get(term) ?? []),
        )
        const coverage =
          [...answered].reduce((sum, place) => sum + (weights[place] ?? 0), 0) /
          total
        return coverage < RANKING.leastCoverage
          ? []
          : [[Number(id), { score: score * coverage, terms }]]
      }),
    )
  }

  const tierOf = (
    query: Query,
    { full, ownerless }: ReturnType<typeof namesIn>,
    { id, api, row, names, level, role }: SearchEntry,
  ): number => {
    const isFormOf =
      api &&
      query.flavours.length === 1 &&
      query.flavours[0] === api.flavour &&
      joinWords(api.family) === query.subject
    const isNamed = isFormOf || names.some(name => full.includes(name))
    if (isNamed && !row) {
      return api ? TIERS.name : TIERS.heading
    }
    const isQuoted =
      query.intent === 'error' &&
      role === 'errors' &&
      level > 1 &&
      names.some(name => query.name.includes(name))
    const isAlias =
      isNamed ||
      isQuoted ||
      [...full, ...ownerless].some(name => aliases[id]?.has(name)) ||
      (!row && names.some(name => ownerless.includes(name)))
    return isAlias ? TIERS.alias : TIERS.words
  }

  return asked => {
    const subjects = findSubjects(asked, entries)
    const query: Query =
      subjects.length > 0 && asked.intent === 'words'
        ? { ...asked, intent: 'question' }
        : asked
    const texts = scoreTexts(query)
    const names = namesIn(query, vocabulary)
    const flavours = query.flavours.length > 0 ? query.flavours : ['plain']

    /** A form has what its family has, unless more is said of just it. */
    const textOf = (entry: SearchEntry): Scored | undefined => {
      const { id, api } = entry
      const own = texts.get(id)
      const family = api && texts.get(heads.get(api.family) ?? id)
      if (!api || !family || (own?.score ?? 0) > family.score) {
        return own
      }
      const isAsked = flavours.includes(api.flavour)
      return isAsked
        ? family
        : { ...family, score: family.score * RANKING.otherFlavour }
    }

    const ranked = entries.flatMap((entry): Ranked[] => {
      const { score = 0, terms = [] } = textOf(entry) ?? {}
      const tier = tierOf(query, names, entry)
      return score > 0 || tier > TIERS.words
        ? [{ entry, tier, terms, score: score * weightOf(query, entry) }]
        : []
    })
    ranked.sort(
      (left, right) =>
        right.tier - left.tier ||
        right.score - left.score ||
        left.entry.id - right.entry.id,
    )
    const least = (ranked[0]?.score ?? 0) * RANKING.leastShare
    const kept = ranked.filter(
      ({ entry, tier, score }) =>
        tier > TIERS.words || score >= least || subjects.includes(entry),
    )
    return withSubjects(query, subjects, kept)
  }
}
