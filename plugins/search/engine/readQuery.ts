import { resemblance } from './resemblance'
import type { ApiRecord } from './searchData'
import { findWords, splitName } from './words'

type Flavour = ApiRecord['flavour']

export type QueryWord = { text: string; weight: number }

export type Query = {
  /** As typed, trimmed. */
  text: string
  /** All letters and digits in one, lower case: `flat map` is `flatmap`. */
  squashed: string
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
  ['await', 'async'],
  ['concur', 'concur'],
  ['concurrent', 'concur'],
  ['concurrently', 'concur'],
  ['concurrency', 'concur'],
  ['parallel', 'concur'],
  ['simultaneous', 'concur'],
  ['simultaneously', 'concur'],
  ['sync', 'plain'],
  ['synchronous', 'plain'],
] as const)

/** Words that carry a sentence rather than its subject. */
const FILLERS = new Set(
  (
    'a an the of in on for with from into to is are be do does did i my me we ' +
    'you your it its how what which when where why can could should would ' +
    'want need use using used way make function method lfi javascript js ' +
    'typescript ts each every one some that this these those there by and or s ' +
    'over through as at get all if than then not _ prototype r rx ' +
    'lodash ramda rxjs python linq sql haskell rust clojure kotlin java ' +
    'itertools underscore'
  ).split(' '),
)
const VAGUE = new Set(
  (
    'iterable iterables iterator iterators list lists value values element ' +
    'elements item items collection collections sequence sequences stream ' +
    'streams thing things number numbers result results array arrays find ' +
    'check run convert turn build add create compute calculate iterate'
  ).split(' '),
)
const FILLER_WEIGHT = 0.12
const VAGUE_WEIGHT = 0.4

const weightOf = (word: string): number =>
  FILLERS.has(word) ? FILLER_WEIGHT : VAGUE.has(word) ? VAGUE_WEIGHT : 1

/** A lone word always counts in full: `or`, `at`, `get` are names here. */
const weigh = (texts: string[]): QueryWord[] =>
  texts.map(text => ({
    text,
    weight: texts.length === 1 ? 1 : weightOf(text),
  }))

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
  const texts = findWords(text).flatMap(word => splitName(word.text))
  const named = texts.flatMap(word => FLAVOUR_WORDS.get(word) ?? [])
  const subject = texts.filter(word => !FLAVOUR_WORDS.has(word))
  return {
    text,
    squashed: texts.join(''),
    words: weigh(texts),
    flavours: [...new Set(named)],
    subject: weigh(subject.length > 0 ? subject : texts),
    resembles: rememberPairs(),
  }
}
