import { coverage, type Probes, probe } from './coverage'
import type { Phrase, SearchEntry } from './entry'
import type { Query, QueryWord } from './readQuery'
import type { Vocabulary } from './Vocabulary'
import { MEANINGFUL } from './wordWeight'

const LEAST = 0.3
const EXACT_ALIAS = 680
const ALIAS = 600
const WITHOUT_FLAVOUR = 0.95
const WITHOUT_LIBRARY = 0.9
/** A word said of just this function weighs more than its family's words. */
const OWN_ALIAS = 1.05
/** Headings come after functions that are called the same. */
const SECTION_ALIAS = 0.9
/** Leaves room for other families below a family's plain form. */
const SIBLING_ALIAS = 0.8

/** `own`: said of just this entry rather than of its family. */
type AliasScore = { score: number; own: boolean }

/** `bare` is `exact` without names of libraries, if it has any. */
type Reading = {
  exact: string
  bare: string | undefined
  probes: Probes
  factor: number
}

/** What says something is not answered by what says nothing. */
const looseScore = (probes: Probes, phrase: Phrase): number =>
  phrase.meaningful || probes.weight < MEANINGFUL
    ? coverage(probes, phrase, LEAST)
    : 0

const scorePhrases = (readings: Reading[], phrases: Phrase[]): number => {
  let best = 0
  for (const { exact, bare, probes, factor } of readings) {
    for (const phrase of phrases) {
      const score =
        phrase.squashed === exact
          ? EXACT_ALIAS
          : phrase.squashed === bare
            ? EXACT_ALIAS * WITHOUT_LIBRARY
            : ALIAS * looseScore(probes, phrase)
      best = Math.max(best, factor * score)
    }
  }
  return best
}

/** How well one of an entry's other names fits; families are scored once. */
export const scoreAliases = (
  query: Query,
  vocabulary: Vocabulary,
): ((entry: SearchEntry) => AliasScore) => {
  const reading = (
    words: QueryWord[],
    bare: string | undefined,
    factor: number,
  ): Reading => ({
    exact: words.map(word => word.text).join(''),
    bare,
    probes: probe(words, vocabulary),
    factor,
  })
  const readings = [reading(query.words, query.bare || undefined, 1)]
  if (query.flavours.length > 0) {
    readings.push(reading(query.subject, undefined, WITHOUT_FLAVOUR))
  }
  const scores = new Map<Phrase[], number>()
  const score = (phrases: Phrase[]): number => {
    const known = scores.get(phrases) ?? scorePhrases(readings, phrases)
    scores.set(phrases, known)
    return known
  }
  const sibling = query.flavours.length > 0 ? 1 : SIBLING_ALIAS
  return ({ api, level, ownAliases, familyAliases }): AliasScore => {
    if (!api) {
      const factor = level > 1 ? SECTION_ALIAS : 1
      return { score: factor * score(ownAliases), own: true }
    }
    const family = sibling * score(familyAliases)
    const own = score(ownAliases) * (familyAliases.length > 0 ? OWN_ALIAS : 1)
    return { score: Math.max(family, own), own: own > family }
  }
}
