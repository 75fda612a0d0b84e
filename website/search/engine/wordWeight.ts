import { ranking } from './ranking'

const LIBRARIES = new Set(
  (
    '_ r rx lodash ramda rxjs python linq sql haskell rust clojure kotlin java ' +
    'itertools underscore prototype lfi javascript js typescript ts'
  ).split(' '),
)
/** Words that carry a sentence rather than its subject. */
const FILLERS = new Set(
  (
    'a an the of in on for with from into to is are be do does did i my me we ' +
    'you your it its how what which when where why can could should would ' +
    'want need use using used way make function method ' +
    'that this these those there by and or s ' +
    'over through as at get if than then please given ' +
    'has have was were will so but also just let us don t doesn isn ' +
    'dont doesnt isnt cant wont vs versus'
  ).split(' '),
)
const VAGUE = new Set(
  (
    'iterable iterables iterator iterators list lists value values element ' +
    'elements item items collection collections sequence sequences stream ' +
    'streams thing things number numbers result results array arrays find ' +
    'check run convert turn build add create compute calculate iterate each ' +
    'every one some all not something'
  ).split(' '),
)

/** `_`, `lodash`, `prototype`: where a name is from, not what it does. */
export const isLibrary = (word: string): boolean => LIBRARIES.has(word)

const weightOf = (word: string): number =>
  FILLERS.has(word) || isLibrary(word)
    ? ranking.fillerWord
    : VAGUE.has(word) || /^\d+$/u.test(word)
      ? ranking.vagueWord
      : 1

/** A lone word always counts in full: `or`, `at`, `get` are names here. */
export const wordWeights = (words: readonly string[]): number[] =>
  words.length === 1 ? [1] : words.map(weightOf)
