import { expect, test } from 'vitest'
import { coverage, probe } from './coverage'
import { ranking } from './ranking'
import { Vocabulary } from './Vocabulary'

const LEAST = 0.3

/** Words by their weights: what a query asks, and what a phrase says. */
type Weights = Readonly<Record<string, number>>

const cover = (query: Weights, phrase: Weights): number => {
  const vocabulary = new Vocabulary()
  const ids = Object.keys(phrase).map(word => vocabulary.idOf(word))
  const words = Object.entries(query).map(([text, weight]) => ({
    text,
    weight,
  }))
  const weights = Object.values(phrase)
  return coverage(probe(words, vocabulary), { ids, weights }, LEAST)
}

/** A share of the query by itself, where the whole phrase is answered. */
const share = (covered: number): number => covered ** ranking.coverageExponent
/** A share of the phrase by itself, where the whole query is. */
const kept = (covered: number): number => LEAST + (1 - LEAST) * covered

test('a query and a phrase of the same words cover each other', () => {
  expect(cover({ group: 1, by: 1 }, { by: 1, group: 1 })).toBe(1)
})

test('what the phrase does not answer costs by its weight', () => {
  const phrase = { group: 1 }
  expect(cover({ group: 1, zebra: 1 }, phrase)).toBeCloseTo(share(0.5))
  expect(cover({ group: 1, zebra: 0.25 }, phrase)).toBeCloseTo(share(0.8))
  expect(cover({ group: 0.25, zebra: 1 }, phrase)).toBeCloseTo(share(0.2))
})

test('what nobody asked for costs by its weight, but leaves the least', () => {
  const query = { group: 1 }
  expect(cover(query, { group: 1, zebra: 1 })).toBeCloseTo(kept(0.5))
  expect(cover(query, { zebra: 0.25, group: 1 })).toBeCloseTo(kept(0.8))
  expect(cover(query, { group: 0.25, zebra: 1 })).toBeCloseTo(kept(0.2))
})

test('each word counts by the one that fits it best', () => {
  const inflected = ranking.inflectedWord
  expect(cover({ mapping: 1 }, { map: 1, zebra: 1 })).toBeCloseTo(
    share(inflected) * kept(inflected / 2),
  )
  expect(cover({ map: 1, mapping: 1 }, { map: 1 })).toBeCloseTo(
    share((1 + inflected) / 2),
  )
})

test('where there is nothing in common nothing is covered', () => {
  expect(cover({ map: 1 }, { zebra: 1 })).toBe(0)
  expect(cover({}, { zebra: 1 })).toBe(0)
  expect(cover({ map: 1 }, {})).toBe(0)
})
