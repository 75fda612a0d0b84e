import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchEntry } from './entry'
import { type Query, readQuery } from './query'
import { createSpelling } from './spelling'
import { isGroup, termsOf, tokenize } from './words'

/** Every number that decides the order of hits. */
const RANKING = {
  /** A title is short, and says what its page is. */
  title: 2,
  /** Other words were given because people look for just them. */
  alias: 4,
  /** A word that means the same is not the same: `array` and `list`. */
  synonym: 0.5,
  /** `the` and `how` tell little, but more than nothing in `for each`. */
  filler: 0.2,
  /** Words are rather those of a function than of a chapter. */
  functionForWords: 1.5,
  /** Of a family, the plain form is first unless another one is named. */
  otherFlavour: 0.7,
  /** Messages and questions about all functions have sections of their own. */
  meantSection: 5,
  /** Hits that score less than this share of the best are chance. */
  leastShare: 0.15,
}

/** How surely a query means an entry; what it scores decides within a tier. */
const TIERS = { name: 3, heading: 2, alias: 1, words: 0 }

/** `terms`: what of its text was found. */
export type Ranked = {
  entry: SearchEntry
  tier: number
  score: number
  terms: string[]
}

const createIndex = (entries: readonly SearchEntry[]) => {
  const terms = new Set<string>()
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'aliases', 'context', 'text'],
    tokenize,
    processTerm: word => {
      const found = termsOf(word)
      for (const term of found) {
        terms.add(term)
      }
      return found
    },
  })
  index.addAll(entries)
  const names = entries.flatMap(({ title, aliases }) => [title, ...aliases])
  const known = [...new Set(names.flatMap(tokenize))]
  return { index, correct: createSpelling(known, term => terms.has(term)) }
}

const tierOf = (
  { intent, names, compared }: Query,
  { api, role, names: own, otherNames }: SearchEntry,
): number => {
  if (own.some(name => names.includes(name))) {
    return api ? TIERS.name : TIERS.heading
  }
  // Headings of error messages are what such messages have in common.
  const isQuoted = role === intent && own.some(name => names[0]?.includes(name))
  const isMeant =
    isQuoted ||
    otherNames.some(name => names.includes(name)) ||
    (api && own.some(name => compared.includes(name)))
  return isMeant ? TIERS.alias : TIERS.words
}

const weighTerm = ({ fillers }: Query, term: string): number =>
  fillers.has(term) ? RANKING.filler : isGroup(term) ? RANKING.synonym : 1

/** What kind of place answers this kind of query. */
const weighEntry = ({ intent }: Query, { api, role }: SearchEntry): number => {
  if (!api) {
    return role === intent ? RANKING.meantSection : 1
  }
  return (
    (intent === 'words' ? RANKING.functionForWords : 1) *
    (api.flavour === 'plain' ? 1 : RANKING.otherFlavour)
  )
}

/** The share of a query that was found. */
const coverage = (query: Query, found: readonly string[]): number => {
  let covered = 0
  let all = 0
  for (const word of query.words) {
    const terms = termsOf(word)
    const weight = weighTerm(query, terms[0] ?? '')
    all += weight
    covered += terms.some(term => found.includes(term)) ? weight : 0
  }
  return covered / all
}

export const createRanking = (entries: readonly SearchEntry[]) => {
  const { index, correct } = createIndex(entries)

  const rank = (query: Query, result: SearchResult): Ranked[] => {
    const entry = entries[result.id]
    const share = coverage(query, result.queryTerms)
    return entry
      ? [
          {
            entry,
            tier: tierOf(query, entry),
            score: result.score * share * weighEntry(query, entry),
            terms: result.terms.filter(term => !query.fillers.has(term)),
          },
        ]
      : []
  }

  /** What a text means, best first. */
  return (text: string): Ranked[] => {
    const query = readQuery(correct(text))
    const ranked = index
      .search(query.words.join(' '), {
        processTerm: termsOf,
        boost: { title: RANKING.title, aliases: RANKING.alias },
        boostTerm: term => weighTerm(query, term),
        prefix: term =>
          term.length > 1 && query.begun.has(term) && !isGroup(term),
      })
      .flatMap(result => rank(query, result))
      .sort((left, right) => right.tier - left.tier || right.score - left.score)
    const least = (ranked[0]?.score ?? 0) * RANKING.leastShare
    return ranked.filter(
      ({ tier, score }) => tier > TIERS.words || score >= least,
    )
  }
}
