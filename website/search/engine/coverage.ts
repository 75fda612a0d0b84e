import { ranking } from './ranking'
import type { QueryWord } from './readQuery'
import type { Vocabulary } from './Vocabulary'

/** A query's word with its resemblance to every known word. */
type Probe = { weight: number; row: Float32Array }

/** A query's words, and how far the closest of them resembles each known word. */
export type Probes = {
  words: Probe[]
  closest: Float32Array
}

type WeightedWords = { ids: number[]; weights: number[] }

const closestOf = (words: readonly Probe[]): Float32Array => {
  const closest = new Float32Array(words[0]?.row.length ?? 0)
  for (const { row } of words) {
    for (let id = 0; id < row.length; id++) {
      closest[id] = Math.max(closest[id] ?? 0, row[id] ?? 0)
    }
  }
  return closest
}

export const probe = (
  query: readonly QueryWord[],
  vocabulary: Vocabulary,
): Probes => {
  const words = query.map(({ text, weight }) => ({
    weight,
    row: vocabulary.row(text),
  }))
  return { words, closest: closestOf(words) }
}

/** Which share of the query's words a phrase answers, by weight. */
const wordsCovered = (words: readonly Probe[], phrase: number[]): number => {
  let covered = 0
  let total = 0
  for (const { weight, row } of words) {
    let best = 0
    for (const id of phrase) {
      best = Math.max(best, row[id] ?? 0)
    }
    covered += best * weight
    total += weight
  }
  return total > 0 ? covered / total : 0
}

/** Which share of the phrase the query's words answer, by weight. */
const phraseCovered = (
  closest: Float32Array,
  { ids, weights }: WeightedWords,
): number => {
  let covered = 0
  let total = 0
  for (let word = 0; word < ids.length; word++) {
    const weight = weights[word] ?? 1
    covered += (closest[ids[word] ?? 0] ?? 0) * weight
    total += weight
  }
  return total > 0 ? covered / total : 0
}

/** How well a phrase and a query cover each other, between 0 and 1. */
export const coverage = (
  { words, closest }: Probes,
  phrase: WeightedWords,
  least: number,
): number => {
  const covered = phraseCovered(closest, phrase)
  // Most phrases have nothing to do with most queries, and are done here.
  return covered === 0
    ? 0
    : wordsCovered(words, phrase.ids) ** ranking.coverageExponent *
        (least + (1 - least) * covered)
}
