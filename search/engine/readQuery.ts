import { allowedSlips, editDistance } from '../../content/model/editDistance'
import type { Flavour } from '../../library/model/flavour'
import { resemblance } from './resemblance'
import { splitWords } from './words'
import { isLibrary, wordWeights } from './wordWeight'

export type QueryWord = { text: string; weight: number }

export type Query = {
  /** As typed, trimmed. */
  text: string
  /** All letters and digits in one, lower case: `flat map` is `flatmap`. */
  squashed: string
  /**
   * The same without the name of its owner: `_.uniq` and `Array.uniq` are
   * `uniq`.
   */
  bare: string
  words: QueryWord[]
  /** The flavours that the query names. */
  flavours: Flavour[]
  /** `words` without those that only name a flavour. */
  subject: QueryWord[]
  /** Resemblance, each pair of words computed once a query. */
  resembles: (typed: string, known: string) => number
}

const FLAVOUR_WORDS: ReadonlyMap<string, Flavour> = new Map([
  ['async', 'async'],
  ['asynchronous', 'async'],
  ['asynchronously', 'async'],
  ['asynciterable', 'async'],
  ['asynch', 'async'],
  ['await', 'async'],
  ['awaiting', 'async'],
  ['concur', 'concur'],
  ['concurrent', 'concur'],
  ['concurrently', 'concur'],
  ['concurrency', 'concur'],
  ['parallel', 'concur'],
  ['parallelism', 'concur'],
  ['parallelized', 'concur'],
  ['simultaneous', 'concur'],
  ['simultaneously', 'concur'],
  ['sync', 'plain'],
  ['synchronous', 'plain'],
] as const)

/** From this length on, a slip does not make another word of it. */
const LEAST_FLAVOUR = 8

/** The flavour that a word names, also when it is misspelt. */
const flavourOf = (word: string): Flavour | undefined => {
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

/** `Stream` of `Stream.iterate`, `HashSet` of `HashSet::from_iter`. */
const ownerOf = (text: string): string =>
  /^(?<owner>[\w$.]+)(?:\.|::|#)[\w$]+\W*$/u.exec(text)?.groups?.owner ?? ''

const weigh = (texts: string[]): QueryWord[] => {
  const weights = wordWeights(texts)
  return texts.map((text, index) => ({ text, weight: weights[index] ?? 1 }))
}

const rememberPairs = (): Query['resembles'] => {
  const rows = new Map<string, Map<string, number>>()
  return (typed, known) => {
    const row = rows.get(typed) ?? new Map<string, number>()
    rows.set(typed, row)
    const before = row.get(known)
    const value = before ?? resemblance(typed, known)
    row.set(known, value)
    return value
  }
}

export const readQuery = (input: string): Query => {
  const text = input.trim()
  const texts = splitWords(text)
  const owners = splitWords(ownerOf(text)).length
  const named = texts.flatMap(word => flavourOf(word) ?? [])
  const subject = texts.filter(word => !flavourOf(word))
  return {
    text,
    squashed: texts.join(''),
    bare: texts
      .slice(owners)
      .filter(word => !isLibrary(word))
      .join(''),
    words: weigh(texts),
    flavours: [...new Set(named)],
    subject: weigh(subject.length > 0 ? subject : texts),
    resembles: rememberPairs(),
  }
}
