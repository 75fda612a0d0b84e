import { coverage, type Probes, probe } from './coverage'
import type { Phrase, SearchEntry } from './entry'
import { ranking } from './ranking'
import type { Query, QueryWord } from './readQuery'
import type { Vocabulary } from './Vocabulary'

/** `own`: said of just this entry rather than of its family. */
type AliasScore = { score: number; own: boolean }

/** `withoutOwner` is `exact` without names of libraries, if it has any. */
type Reading = {
  exact: string
  withoutOwner: string | undefined
  probes: Probes
}

const scorePhrases = (readings: Reading[], phrases: Phrase[]): number => {
  let best = 0
  for (const { exact, withoutOwner, probes } of readings) {
    for (const phrase of phrases) {
      const score =
        phrase.joined === exact
          ? ranking.exactAlias
          : phrase.joined === withoutOwner
            ? ranking.exactAlias * ranking.aliasWithoutLibrary
            : ranking.alias * coverage(probes, phrase, ranking.leastOfAlias)
      best = Math.max(best, score)
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
    withoutOwner: string | undefined,
  ): Reading => ({
    exact: words.map(word => word.text).join(''),
    withoutOwner,
    probes: probe(words, vocabulary),
  })
  const readings = [reading(query.words, query.withoutOwner || undefined)]
  if (query.flavours.length > 0) {
    readings.push(reading(query.subject, undefined))
  }
  const scores = new Map<Phrase[], number>()
  const score = (phrases: Phrase[]): number => {
    const known = scores.get(phrases) ?? scorePhrases(readings, phrases)
    scores.set(phrases, known)
    return known
  }
  const sibling = query.flavours.length > 0 ? 1 : ranking.siblingAlias
  return ({ api, ownAliases, familyAliases }): AliasScore => {
    if (!api) {
      return { score: score(ownAliases), own: true }
    }
    const family = sibling * score(familyAliases)
    const own =
      score(ownAliases) * (familyAliases.length > 0 ? ranking.ownAlias : 1)
    return { score: Math.max(family, own), own: own > family }
  }
}
