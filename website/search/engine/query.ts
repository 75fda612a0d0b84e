import { findWords, joinWords, splitWords, termsOf, tokenize } from './words'

export type Query = {
  /** What it is, if it is more than words: sections were written for it. */
  intent: 'error' | 'behaviour' | 'words'
  /** Its words, compound names whole and by their parts. */
  words: string[]
  /** The terms of words that carry a sentence and tell nothing of its subject. */
  fillers: ReadonlySet<string>
  /** The terms of the last word, which may still be being typed. */
  begun: ReadonlySet<string>
  /** What it may be the name of, each as one word: `flat map` is `flatmap`. */
  names: string[]
  /** The names that it compares: `take vs takeWhile`. */
  compared: string[]
}

/** What messages of engines, compilers and lfi have in common. */
const MESSAGE =
  /\b\w*Error\b|\bTS\d{4}|\bERR_|\bSymbol\(|\bis missing\b|\bis(?: not|n't) (?:a function|(?:async )?iterable|defined|assignable|a concur)|\bcannot (?:read|find|use|convert)|\bdoes not (?:exist on|provide)|\bmust (?:be a|have a)|\buncaught|\bunhandled|\bunsettled|\bimplicitly has|\boverload matches|\bheap (?:out|limit)|\bexceeded|\bdid not contain|\[object /iu

/** Questions about all functions. */
const OF_FUNCTIONS =
  /\bwhich (?:of them|functions|ones|steps|methods)\b|\b(?:functions|steps) that\b|\bwhat (?:closes|keeps|reads|holds|starts)\b/iu

const COMPARISON = /\bdifferences? between\b|\b(?:vs\.?|versus)\b/iu

export const isMessage = (text: string): boolean => MESSAGE.test(text)

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

/** `Stream` of `Stream.iterate`, `HashSet` of `HashSet::from_iter`. */
const OWNER = /^[\w$.]+(?:\.|::|#)(?=[\w$]+\W*$)/u

const withoutLibraries = (text: string): string[] =>
  splitWords(text).filter(word => !LIBRARIES.has(word))

const namesIn = (text: string): string[] => {
  const words = withoutLibraries(text)
  return [
    joinWords(text),
    words.filter(word => !isFiller(word)).join(''),
    withoutLibraries(text.replace(OWNER, '')).join(''),
  ].filter(Boolean)
}

const allTerms = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap(termsOf))

export const readQuery = (text: string): Query => {
  const words = tokenize(text)
  const fillers = words.filter(isFiller)
  const typed = findWords(text)
  return {
    intent: isMessage(text)
      ? 'error'
      : OF_FUNCTIONS.test(text)
        ? 'behaviour'
        : 'words',
    words,
    // A lone word always counts in full: `or`, `at`, `get` are names here.
    fillers: allTerms(fillers.length < words.length ? fillers : []),
    begun: allTerms(tokenize(typed.at(-1) ?? '')),
    names: namesIn(text),
    compared: COMPARISON.test(text) ? typed.map(joinWords) : [],
  }
}
