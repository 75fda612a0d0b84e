import type { QueryWord } from './readQuery'
import type { Vocabulary } from './Vocabulary'

/** A query's word with its resemblance to every known word. */
export type Probe = { weight: number; row: Float32Array }

type WeightedWords = { ids: number[]; weights: number[] }

/** A word that no name and no alias has tells little of what is meant. */
const UNKNOWN_WEIGHT = 0.5

export const probe = (
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
): Probe[] =>
  words.map(({ text, weight }) => {
    const row = vocabulary.row(text)
    const known = row.some(likeness => likeness > 0)
    return { weight: known ? weight : weight * UNKNOWN_WEIGHT, row }
  })

/** Which share of the query's words a phrase answers, by weight. */
const wordsCovered = (probes: readonly Probe[], phrase: number[]): number => {
  let covered = 0
  let total = 0
  for (const { weight, row } of probes) {
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
  probes: readonly Probe[],
  { ids, weights }: WeightedWords,
): number => {
  let covered = 0
  let total = 0
  for (let word = 0; word < ids.length; word++) {
    const id = ids[word] ?? 0
    const weight = weights[word] ?? 1
    let best = 0
    for (const { row } of probes) {
      best = Math.max(best, row[id] ?? 0)
    }
    covered += best * weight
    total += weight
  }
  return total > 0 ? covered / total : 0
}

/** How well a phrase and a query cover each other, between 0 and 1. */
const EXPONENT = 1.5
export const coverage = (
  probes: readonly Probe[],
  phrase: WeightedWords,
  least: number,
): number => {
  const words = wordsCovered(probes, phrase.ids)
  return words === 0
    ? 0
    : words ** EXPONENT * (least + (1 - least) * phraseCovered(probes, phrase))
}
