import { createEngine } from '../engine/createEngine'
import { ranking } from '../engine/ranking'
import type { SearchData } from '../engine/searchData'
import { answers } from './answers'
import { cases } from './cases'
import { neutral } from './neutral'
import { runCase } from './scoreCases'

type Figures = { first: number; reciprocals: number; answered: number }

const score = (data: SearchData): Figures => {
  const engine = createEngine(data)
  const ranks = cases.map(testCase => runCase(engine, testCase).rank)
  return {
    first: ranks.filter(rank => rank === 1).length,
    reciprocals: ranks.reduce((sum, rank) => sum + (rank && 1 / rank), 0),
    answered: answers.filter(
      ([query, place]) =>
        engine.search({ query, page: 0, hitsPerPage: 1, snippetWords: 1 })
          .hits[0]?.url === `/docs/${place}`,
    ).length,
  }
}

const scoreWithout = (
  data: SearchData,
  name: keyof typeof ranking,
): Figures => {
  const value = ranking[name]
  ranking[name] = neutral[name]
  try {
    return score(data)
  } finally {
    ranking[name] = value
  }
}

/**
 * What all queries lose without each number of the ranking, most first: places
 * of the relevance suite, and questions that have one answer.
 */
export const ablate = (data: SearchData) => {
  const whole = score(data)
  const names = Object.keys(neutral) as (keyof typeof ranking)[]
  return names
    .map(name => {
      const { first, reciprocals, answered } = scoreWithout(data, name)
      return {
        name,
        'lost first places': whole.first - first,
        'lost answers': whole.answered - answered,
        'lost MRR, thousandths':
          Math.round(
            ((whole.reciprocals - reciprocals) / cases.length) * 10_000,
          ) / 10,
      }
    })
    .sort((a, b) => b['lost MRR, thousandths'] - a['lost MRR, thousandths'])
}
