import { allowedSlips, editDistance } from '../../content/model/editDistance'
import type { Flavour } from '../../library/model/flavour'

const wordsFor = (flavour: Flavour, words: string): [string, Flavour][] =>
  words.split(' ').map(word => [word, flavour])

const FLAVOUR_WORDS: ReadonlyMap<string, Flavour> = new Map([
  ...wordsFor(
    'async',
    'async asynchronous asynchronously asynciterable asynch await awaiting',
  ),
  ...wordsFor(
    'concur',
    'concur concurrent concurrently concurrency parallel parallelism ' +
      'parallelized simultaneous simultaneously',
  ),
  ...wordsFor('plain', 'sync synchronous'),
])

/** From this length on, a slip does not make another word of it. */
const LEAST_FLAVOUR = 8

/** The flavour that a word names, also when it is misspelt. */
export const flavourOf = (word: string): Flavour | undefined => {
  const exact = FLAVOUR_WORDS.get(word)
  if (exact || word.length < LEAST_FLAVOUR) {
    return exact
  }
  let limit = allowedSlips(word.length)
  let nearest: Flavour | undefined
  for (const [known, flavour] of FLAVOUR_WORDS) {
    const slips = editDistance(word, known, limit)
    if (known.length >= LEAST_FLAVOUR && slips <= limit) {
      nearest = flavour
      limit = slips - 1
    }
  }
  return nearest
}
