import { allowedSlips, editDistance } from '../../content/model/editDistance'
import { memoize } from '../../content/model/memoize'
import type { Flavour } from '../../library/model/flavour'
import { type Intent, intentOf } from './intentOf'
import { resemblance } from './resemblance'
import { splitWords } from './words'
import { isLibrary, wordWeights } from './wordWeight'

export type QueryWord = { text: string; weight: number }

export type Query = {
  /** As typed, trimmed. */
  text: string
  /** All letters and digits in one, lower case: `flat map` is `flatmap`. */
  joined: string
  /**
   * The same without the name of its owner: `_.uniq` and `Array.uniq` are
   * `uniq`.
   */
  withoutOwner: string
  words: QueryWord[]
  intent: Intent
  /** The flavours that the query names. */
  flavours: Flavour[]
  /** `words` without those that only name a flavour. */
  subject: QueryWord[]
  /** Resemblance, each pair of words computed once a query. */
  resembles: (typed: string, known: string) => number
}

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
  const row = memoize(typed => memoize(known => resemblance(typed, known)))
  return (typed, known) => row(typed)(known)
}

/** What most messages begin with tells none from another. */
const ERROR_CLASS =
  /^(?:uncaught )?(?:\(in promise\) )?(?:type|reference|range|syntax)?error(?: \[\w+\])?: (?=\S)/iu

export const readQuery = (input: string): Query => {
  const text = input.trim()
  const texts = splitWords(text.replace(ERROR_CLASS, ''))
  const owners = splitWords(ownerOf(text)).length
  const named = texts.flatMap(word => flavourOf(word) ?? [])
  const subject = texts.filter(word => !flavourOf(word))
  return {
    text,
    joined: texts.join(''),
    withoutOwner: texts
      .slice(owners)
      .filter(word => !isLibrary(word))
      .join(''),
    words: weigh(texts),
    intent: intentOf(text),
    flavours: [...new Set(named)],
    subject: weigh(subject.length > 0 ? subject : texts),
    resembles: rememberPairs(),
  }
}
