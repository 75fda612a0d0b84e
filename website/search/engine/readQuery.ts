import { memoize } from '../../content/model/memoize'
import type { Flavour } from '../../library/model/flavour'
import { flavourOf } from './flavourOf'
import { type Intent, intentOf } from './intentOf'
import { resemblance } from './resemblance'
import { findSubject, type Names, weighRest } from './subject'
import { findWords, splitWords } from './words'
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
  /** The function that it says something of, as one word: `takeConcur stop`. */
  about: string | undefined
  /** The flavours that the query names. */
  flavours: Flavour[]
  /** `words` without those that only name a flavour. */
  subject: QueryWord[]
  /** Resemblance, each pair of words computed once a query. */
  resembles: (typed: string, known: string) => number
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

/** More words than these say by themselves what they ask. */
const MAX_TOPIC = 4

/** Few words on a function, or on several flavours, ask how things are there. */
const topicIntent = (
  isAbout: boolean,
  flavours: readonly Flavour[],
): Intent => {
  if (isAbout) {
    return 'question'
  }
  return flavours.length > 1 ? 'sentence' : 'words'
}

const NO_NAMES: Names = new Map()

export const readQuery = (input: string, names = NO_NAMES): Query => {
  const text = input.trim()
  const texts = splitWords(text.replace(ERROR_CLASS, ''))
  const owners = splitWords(ownerOf(text)).length
  const named = texts.flatMap(word => flavourOf(word) ?? [])
  const flavours = [...new Set(named)]
  const subject = texts.filter(word => !flavourOf(word))
  const words = weigh(texts)
  const read = intentOf(text)
  const isShort = findWords(text).length <= MAX_TOPIC
  const about =
    isShort && read !== 'error' ? findSubject(text, words, names) : undefined
  return {
    text,
    joined: texts.join(''),
    withoutOwner: texts
      .slice(owners)
      .filter(word => !isLibrary(word))
      .join(''),
    words: about ? weighRest(words, about) : words,
    intent: read === 'words' && isShort ? topicIntent(!!about, flavours) : read,
    about: about?.name,
    flavours,
    subject: weigh(subject.length > 0 ? subject : texts),
    resembles: rememberPairs(),
  }
}
