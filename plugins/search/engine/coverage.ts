import type { QueryWord } from './readQuery'
import type { Vocabulary } from './Vocabulary'

/** A query's word with its resemblance to every known word. */
export type Probe = { weight: number; row: Float32Array }

export const probe = (
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
): Probe[] =>
  words.map(({ text, weight }) => ({ weight, row: vocabulary.row(text) }))

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

/** Which share of the phrase the query's words answer. */
const phraseCovered = (probes: readonly Probe[], phrase: number[]): number => {
  let covered = 0
  for (const id of phrase) {
    let best = 0
    for (const { row } of probes) {
      best = Math.max(best, row[id] ?? 0)
    }
    covered += best
  }
  return covered / Math.max(1, phrase.length)
}

/** How well a phrase and a query cover each other, between 0 and 1. */
export const coverage = (
  probes: readonly Probe[],
  phrase: number[],
  least: number,
): number => {
  const words = wordsCovered(probes, phrase)
  return words === 0
    ? 0
    : words ** 1.5 * (least + (1 - least) * phraseCovered(probes, phrase))
}
