import { probe } from './coverage'
import type { SearchEntry } from './entry'
import { ranking } from './ranking'
import type { Query } from './readQuery'
import { scoreAliases } from './scoreAliases'
import { scoreName } from './scoreName'
import type { TextIndex } from './textIndex'
import type { Vocabulary } from './Vocabulary'

export type RankedEntry = { entry: SearchEntry; score: number }

/**
 * What lfi lacks is the answer to a query of its whole name, or of words given
 * for it. A name of one word may mean anything, as `merge` does.
 */
const isAnswer = (query: Query, { row, joined, parts }: SearchEntry) =>
  row === 'gap' &&
  parts.ids.length > 1 &&
  [query.joined, query.withoutOwner].includes(joined)

const flavourFactor = (
  query: Query,
  entry: SearchEntry,
  isFoundByOwnName: boolean,
): number => {
  if (!entry.api) {
    const row =
      entry.row && isFoundByOwnName && !isAnswer(query, entry)
        ? ranking.rowOfTable
        : 1
    return row * ranking.deeperSection ** (entry.level - 1)
  }
  const { flavour } = entry.api
  if (query.flavours.length === 0) {
    // Of a family that was found by its words the plain form comes first.
    return isFoundByOwnName || flavour === 'plain' ? 1 : ranking.siblingForm
  }
  return query.flavours.includes(flavour) ? 1 : ranking.wrongFlavour
}

const ROLES = {
  errors: 'error',
  gaps: 'words',
  behaviour: 'behaviour',
} as const

/** Each kind of query has its order: what answers it stands above the rest. */
const intentFactor = ({ intent }: Query, { api, role, level }: SearchEntry) => {
  if (intent === 'words') {
    return 1
  }
  if (api) {
    // A sentence may ask for a function, but hardly for a type.
    const isTask = intent === 'sentence' && api.kind !== 'type'
    return isTask ? 1 : ranking.functionForQuestion
  }
  const isMeant = role !== undefined && ROLES[role] === intent && level > 1
  if (!isMeant) {
    return 1
  }
  return intent === 'error'
    ? ranking.errorForMessage
    : ranking.behaviourOfFunctions
}

/** The more a query tells, the more the text of a guide tells about it. */
const textFactor = ({ intent }: Query, { api }: SearchEntry): number => {
  if (api || intent === 'words') {
    return 1
  }
  return intent === 'sentence'
    ? ranking.textForSentence
    : ranking.textForQuestion
}

/**
 * The flavours of a family say the same in other words: what decides between
 * them is the query's flavour, not which text repeats a word more often.
 */
const bestOfFamilies = (
  entries: readonly SearchEntry[],
  texts: ReadonlyMap<number, number>,
): ReadonlyMap<string, number> => {
  const best = new Map<string, number>()
  for (const { id, api } of entries) {
    if (api) {
      const score = Math.max(best.get(api.family) ?? 0, texts.get(id) ?? 0)
      best.set(api.family, score)
    }
  }
  return best
}

/**
 * The best guide answers a question about a function, the function is next, and
 * no other one is before it.
 */
const withSubject = (about: string, ranked: RankedEntry[]): RankedEntry[] => {
  const [best] = ranked
  const named = ranked.find(({ entry }) => entry.api && entry.joined === about)
  if (!(best && named)) {
    return ranked
  }
  const isAnswered = !(best.entry.api || best.entry.row)
  const rest = ranked.filter(each => each !== named)
  const subject = { ...named, score: best.score }
  return isAnswered ? [best, subject, ...rest.slice(1)] : [subject, ...rest]
}

export const rankEntries = (
  query: Query,
  entries: readonly SearchEntry[],
  vocabulary: Vocabulary,
  findText: TextIndex,
): RankedEntry[] => {
  const texts = findText(query)
  const aliasScore = scoreAliases(query, vocabulary)
  const probes = probe(query.words, vocabulary)
  const familyTexts = bestOfFamilies(entries, texts)
  const ranked: RankedEntry[] = []
  for (const entry of entries) {
    const name = scoreName(query, probes, entry)
    const { score: alias, own } = aliasScore(entry)
    const raw = entry.api
      ? (familyTexts.get(entry.api.family) ?? 0)
      : (texts.get(entry.id) ?? 0)
    if (raw === 0 && Math.max(name, alias) <= ranking.leastScore) {
      continue
    }
    const most = ranking.text * textFactor(query, entry)
    const text = (most * raw) / (raw + ranking.textHalfway)
    const score =
      (Math.max(name, alias) +
        ranking.secondReason * Math.min(name, alias) +
        text) *
      intentFactor(query, entry) *
      flavourFactor(
        query,
        entry,
        entry.api ? own || name > alias : name > alias,
      )
    ranked.push({ entry, score })
  }
  ranked.sort(
    (left, right) => right.score - left.score || left.entry.id - right.entry.id,
  )
  return query.about ? withSubject(query.about, ranked) : ranked
}
