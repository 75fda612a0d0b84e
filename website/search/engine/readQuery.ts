import type { Flavour } from '../../library/model/flavour'
import { findWords, joinWords, splitName, splitWords } from './words'

/**
 * What a query is, if it is more than words: a message of a program, a question
 * about all functions, or a question about anything. Types and pairs of values
 * are recognised before, each where it is read.
 */
export type Intent = 'error' | 'behaviour' | 'question' | 'words'

export type QueryWord = {
  text: string
  /** A filler carries a sentence and tells nothing of its subject. */
  isFiller: boolean
  /** The last word may be one that is still being typed. */
  isLast: boolean
}

export type Query = {
  /** Compound names whole and by their parts. */
  words: QueryWord[]
  intent: Intent
  /** All of it as one word: `flat map` is `flatmap`. */
  name: string
  /** The same without the name of its owner: `_.uniq` is `uniq`. */
  ownerless: string
  /** The same without fillers: `what is a reducer` is `reducer`. */
  core: string
  /** The same without words that name a flavour: `async map` is `map`. */
  subject: string
  flavours: Flavour[]
  /** Its words as written, each as one word: some may be names. */
  mentions: string[]
  /** Whether two things are compared: `take vs takeWhile`. */
  compares: boolean
}

/** What messages of engines, compilers and lfi have in common. */
const MESSAGE =
  /\b\w*Error\b|\bTS\d{4}|\bERR_|\[Symbol\(|\bis(?: not|n't) (?:a function|(?:async )?iterable|defined|assignable|a concur)|\bcannot (?:read|find|use|convert)|\bdoes not (?:exist on|provide)|\bmust (?:be a|have a)|\buncaught|\bunhandled|\bunsettled|\bimplicitly has|\boverload matches|\bheap (?:out|limit)|\bexceeded|\bdid not contain|\[object /iu

/** What most messages begin with tells none from another. */
const ERROR_CLASS =
  /^(?:uncaught )?(?:\(in promise\) )?(?:type|reference|range|syntax)?error(?: \[\w+\])?: (?=\S)/iu

/** Questions about all functions. */
const OF_FUNCTIONS =
  /\bwhich (?:of them|functions|ones|steps|methods)\b|\b(?:functions|steps) that\b|\bwhat (?:closes|keeps|reads|holds|starts)\b/iu

const COMPARISON = /\bdifferences? between\b|\b(?:vs\.?|versus)\b/iu

/** `how` and `is there` ask for a function as often as for an explanation. */
const QUESTION = /^(?:why|what|which|when|where|should|is it|is lfi|does)\b/iu

/** Words that describe a problem. */
const SYMPTOM =
  /\b(?:never|nothing happens|prints? nothing|hang(?:s|ing)?|stuck|freez\w*|frozen|fail\w*|reject(?:s|ed|ion)|throws?|cancel\w*|crash\w*|loses?|lost|missing|swallow\w*|stays?|keeps? (?:growing|running)|out of order|(?:does|is|are|do) not)\b|\b(?:does|is|are)n't\b/iu

/** So many words describe a task rather than a name. */
const LEAST_SENTENCE = 7

const intentOf = (text: string): Intent => {
  if (MESSAGE.test(text)) {
    return 'error'
  }
  if (OF_FUNCTIONS.test(text)) {
    return 'behaviour'
  }
  const isAsked = [QUESTION, COMPARISON, SYMPTOM].some(each => each.test(text))
  return isAsked || text.split(/\s+/u).length >= LEAST_SENTENCE
    ? 'question'
    : 'words'
}

/** `_`, `lodash`, `prototype`: where a name is from, not what it does. */
const LIBRARIES = new Set(
  (
    '_ r rx lodash ramda rxjs python linq sql haskell rust clojure kotlin java ' +
    'ruby itertools underscore prototype lfi javascript js typescript ts'
  ).split(' '),
)

const FILLERS = new Set(
  (
    'a an the of in on for with from into to is are be do does did i my me we ' +
    'you your it its how what which when where why can could should would ' +
    'want need use using used way make function method ' +
    'that this these those there by and or s ' +
    'over through as at get if than then please given ' +
    'has have had was were will so but also just let us don t doesn isn ' +
    'dont doesnt isnt cant wont vs versus difference differences between ' +
    'example examples docs documentation usage'
  ).split(' '),
)

const isFiller = (word: string): boolean =>
  FILLERS.has(word) || LIBRARIES.has(word)

const FLAVOURS: readonly (readonly [Flavour, RegExp])[] = [
  ['plain', /^sync(?:hronous)?$/u],
  ['async', /^(?:asyn\w*|await(?:ing)?)$/u],
  ['concur', /^(?:concu\w*|paral\w*|simultan\w*)$/u],
]

const flavoursOf = (word: string): Flavour[] =>
  FLAVOURS.flatMap(([flavour, words]) => (words.test(word) ? [flavour] : []))

/** `Stream` of `Stream.iterate`, `HashSet` of `HashSet::from_iter`. */
const OWNER = /^[\w$.]+(?:\.|::|#)(?=[\w$]+\W*$)/u

const wordsOf = (text: string): QueryWord[] => {
  const typed = findWords(text)
  const words = typed.flatMap(({ text: word }, place) => {
    const parts = splitName(word)
    const isLast = place === typed.length - 1
    const whole =
      parts.length > 1
        ? [{ text: parts.join(''), isFiller: false, isLast }]
        : []
    return [
      ...whole,
      ...parts.map((part, index) => ({
        text: part,
        isFiller: isFiller(part),
        isLast: isLast && index === parts.length - 1,
      })),
    ]
  })
  // A lone word always counts in full: `or`, `at`, `get` are names here.
  return words.every(word => word.isFiller)
    ? words.map(word => ({ ...word, isFiller: false }))
    : words
}

export const readQuery = (input: string): Query => {
  const text = input.trim()
  const said = text.replace(ERROR_CLASS, '')
  const parts = splitWords(said).filter(word => !LIBRARIES.has(word))
  return {
    words: wordsOf(said),
    intent: intentOf(text),
    name: joinWords(said),
    ownerless: splitWords(said.replace(OWNER, ''))
      .filter(word => !LIBRARIES.has(word))
      .join(''),
    core: parts.filter(word => !isFiller(word)).join(''),
    subject: parts.filter(word => flavoursOf(word).length === 0).join(''),
    flavours: [...new Set(parts.flatMap(flavoursOf))],
    mentions: findWords(text).map(word => joinWords(word.text)),
    compares: COMPARISON.test(text),
  }
}
