import { coverage, type Probe, probe } from './coverage'
import type { Phrase, SearchEntry } from './entry'
import type { Query, QueryWord } from './readQuery'
import type { Vocabulary } from './Vocabulary'

const EXACT_ALIAS = 680
const ALIAS = 600
const WITHOUT_FLAVOUR = 0.97
/** A word said of just this function weighs more than its family's words. */
const OWN_ALIAS = 1.05
/** Leaves room for other families below a family's plain form. */
const SIBLING_ALIAS = 0.8

type Reading = { text: string; probes: Probe[]; factor: number }

const scorePhrases = (readings: Reading[], phrases: Phrase[]): number => {
  let best = 0
  for (const { text, probes, factor } of readings) {
    for (const phrase of phrases) {
      const score =
        phrase.text === text
          ? EXACT_ALIAS
          : ALIAS * coverage(probes, phrase, 0.3)
      best = Math.max(best, factor * score)
    }
  }
  return best
}

/** How well one of an entry's other names fits; families are scored once. */
export const scoreAliases = (query: Query, vocabulary: Vocabulary) => {
  const reading = (words: QueryWord[], factor: number): Reading => ({
    text: words.map(word => word.text).join(' '),
    probes: probe(words, vocabulary),
    factor,
  })
  const readings = [reading(query.words, 1)]
  if (query.flavours.length > 0) {
    readings.push(reading(query.subject, WITHOUT_FLAVOUR))
  }
  const scores = new Map<Phrase[], number>()
  const score = (phrases: Phrase[]): number => {
    const known = scores.get(phrases) ?? scorePhrases(readings, phrases)
    scores.set(phrases, known)
    return known
  }
  const sibling = query.flavours.length > 0 ? 1 : SIBLING_ALIAS
  return ({ ownAliases, familyAliases }: SearchEntry): number =>
    Math.max(
      sibling * score(familyAliases),
      score(ownAliases) * (familyAliases.length > 0 ? OWN_ALIAS : 1),
    )
}
