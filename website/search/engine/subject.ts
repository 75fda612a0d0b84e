import { flavourOf } from './flavourOf'
import { foldSpelling } from './foldSpelling'
import { ranking } from './ranking'
import type { QueryWord } from './readQuery'
import { findWords } from './words'

/** The words of each exported name, by the name as one word, folded. */
export type Names = ReadonlyMap<string, readonly string[]>

/** The function that a question is about, and its words. */
type Subject = { name: string; words: readonly string[] }

/** These ask for the page of a name, not for something said of it. */
const OF_PAGE = new Set(
  (
    'import api docs documentation reference example examples usage syntax ' +
    'signature type types'
  ).split(' '),
)

/**
 * A name of several words is no word of the language. It is the subject of a
 * question if words that are neither names nor flavours say something of it.
 */
export const findSubject = (
  text: string,
  words: readonly QueryWord[],
  names: Names,
): Subject | undefined => {
  const named = findWords(text).flatMap(word => {
    const name = foldSpelling(word.text)
    const parts = names.get(name)
    return parts ? [{ name, words: [name, ...parts] }] : []
  })
  const known = new Set(named.flatMap(subject => subject.words))
  const isSaid = words.some(
    ({ text: word, weight }) =>
      weight === 1 &&
      !(known.has(word) || OF_PAGE.has(word) || flavourOf(word)),
  )
  return isSaid
    ? named.find(({ name }) => (names.get(name)?.length ?? 0) > 1)
    : undefined
}

/** A question about a function is answered by what has its other words. */
export const weighRest = (
  words: readonly QueryWord[],
  subject: Subject,
): QueryWord[] =>
  words.map(({ text, weight }) => ({
    text,
    weight: subject.words.includes(text)
      ? Math.min(weight, ranking.vagueWord)
      : weight,
  }))
