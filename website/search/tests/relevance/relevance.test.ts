import { expect, test } from 'vitest'
import { createEngine } from '../../engine/createEngine'
import { loadSearchData } from '../../index-build/loadSearchData'
import { runAsked } from './askedQueries'
import { cases, type Kind } from './cases'
import { runCase, scoreOutcomes, shareOf } from './scoreCases'

const engine = createEngine(await loadSearchData('website'))
const outcomes = cases
  .filter(({ held }) => held)
  .map(testCase => runCase(engine, testCase))

const share = (kinds: Kind[], best: number): number =>
  shareOf(
    outcomes.filter(({ kind }) => kinds.includes(kind)),
    best,
  )

test('at least 150 queries of all six kinds are held', () => {
  expect(outcomes.length).toBeGreaterThanOrEqual(150)
  expect(scoreOutcomes(outcomes)).toHaveLength(6)
})

test('names and typos are found first in 92 % and among three in 98 %', () => {
  expect(share(['name', 'typo'], 1)).toBeGreaterThanOrEqual(0.92)
  expect(share(['name', 'typo'], 3)).toBeGreaterThanOrEqual(0.98)
})

test('words and aliases are found first in 85 % and among three in 95 %', () => {
  expect(share(['alias', 'words', 'guide'], 1)).toBeGreaterThanOrEqual(0.85)
  expect(share(['alias', 'words', 'guide'], 3)).toBeGreaterThanOrEqual(0.95)
})

test('types are found among three in 90 %', () => {
  expect(share(['type'], 3)).toBeGreaterThanOrEqual(0.9)
})

test('questions, errors and values are answered first in 70 % and among three in 85 %', () => {
  const asked = runAsked(engine, 'held')
  expect(asked.length).toBeGreaterThanOrEqual(100)
  expect(shareOf(asked, 1)).toBeGreaterThanOrEqual(0.7)
  expect(shareOf(asked, 3)).toBeGreaterThanOrEqual(0.85)
})
