import { resemblance } from './resemblance'
import { likeMeaning } from './synonyms'

/** Rows kept: enough for the words of a few queries as they are typed. */
const MAX_ROWS = 256

/**
 * Every word of a name or an alias under a number, so that scoring a query
 * against all of them compares each pair of words once and then only looks up.
 */
export class Vocabulary {
  readonly #words: string[] = []
  readonly #ids = new Map<string, number>()
  readonly #rows = new Map<string, Float32Array>()

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
  row(typed: string): Float32Array {
    const known = this.#rows.get(typed)
    if (known) {
      return known
    }
    if (this.#rows.size >= MAX_ROWS) {
      this.#rows.clear()
    }
    const row = Float32Array.from(this.#words, word =>
      Math.max(resemblance(typed, word), likeMeaning(typed, word)),
    )
    this.#rows.set(typed, row)
    return row
  }
}
