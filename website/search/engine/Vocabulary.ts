import { memoize } from '../../content/model/memoize'
import { resemblance } from './resemblance'
import { likeMeaning } from './synonyms'

/** Rows kept: enough for the words of a few queries as they are typed. */
const MAX_ROWS = 256

/**
 * Gives each word of names and aliases a number. Scoring a query compares each
 * pair of words once, and from then on only looks the result up.
 */
export class Vocabulary {
  readonly #words: string[] = []
  readonly #ids = new Map<string, number>()

  /** The word's number; a new word gets the next one. */
  idOf(word: string): number {
    const known = this.#ids.get(word)
    if (known !== undefined) {
      return known
    }
    this.#ids.set(word, this.#words.length)
    return this.#words.push(word) - 1
  }

  /** How far a typed word resembles each known one, by number. */
  readonly row = memoize(
    typed =>
      Float32Array.from(this.#words, word =>
        Math.max(resemblance(typed, word), likeMeaning(typed, word)),
      ),
    MAX_ROWS,
  )
}
