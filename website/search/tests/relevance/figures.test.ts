import { expect, test } from 'vitest'
import { createEngine, type Engine } from '../../engine/createEngine'
import { ranking } from '../../engine/ranking'
import { loadSearchData } from '../../index-build/loadSearchData'
import { allCases, numbers, runWithout, worthOf } from './ablate'
import { readFigures } from './figures'

const figures = readFigures()
const data = await loadSearchData('website')
const whole = createEngine(data)

test('the recorded figures are of the ranking as it is', () => {
  expect(
    figures.map(({ name, value }) => ({ name, value })),
    'Run npm run search:relevance -- --ablate, which takes some five minutes.',
  ).toEqual(numbers.map(({ table, name }) => ({ name, value: table[name] })))
})

const countHits = (query: string): number =>
  whole.search({ query, page: 0, hitsPerPage: 1, snippetWords: 1 }).nbHits

test('what no query of the suite needs has a test of its own', () => {
  const names = figures.flatMap(({ name, query }) => (query ? [] : [name]))
  // The first three are tested by a heading, a name and a query of several
  // words: scoreName.
  // The last by the share of questions that are answered first: relevance.
  expect(names).toEqual([
    'exactHeading',
    'exactGap',
    'wordOfLack',
    'leastScore',
    'leastShare',
    'behaviourOfFunctions',
  ])
  expect(countHits('weather today')).toBe(0)
  expect(countHits('recipes')).toBeLessThan(5)
})

const needed = numbers.flatMap(number => {
  const query = figures.find(({ name }) => name === number.name)?.query
  return query ? [{ ...number, query }] : []
})

test.each(needed)('"$query" needs $name', ({ query, ...number }) => {
  const own = allCases.filter(each => each.query === query)
  const worth = (engine: Engine) => own.map(each => worthOf(engine, each))
  const before = worth(whole)
  // Words are weighed and compared once; signatures anew for each query.
  const after = runWithout(number, () =>
    worth(number.table === ranking ? createEngine(data) : whole),
  )
  expect(after.some((value, index) => value < (before[index] ?? 0))).toBe(true)
})
