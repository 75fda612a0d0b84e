import type { Engine } from '../engine/createEngine'
import type { Case, Kind } from './cases'

export type Outcome = { case: Case; rank: number; found: string[] }

export type Score = {
  kind: Kind
  cases: number
  top1: number
  top3: number
  mrr: number
}

const pageOf = (url: string): string => {
  const path = url.split('#')[0] ?? url
  return (
    /\/docs\/api\/(?:variables|type-aliases)\/(.+)$/u.exec(path)?.[1] ?? path
  )
}

/** Where the engine puts the page that a case expects; 0 when nowhere. */
export const runCase = (engine: Engine, testCase: Case): Outcome => {
  const { hits } = engine.search({
    query: testCase.query,
    page: 0,
    hitsPerPage: 20,
    snippetWords: 10,
  })
  const found = [...new Set(hits.map(hit => pageOf(hit.url)))]
  const rank = found.findIndex(page => testCase.pages.includes(page)) + 1
  return { case: testCase, rank, found }
}

const share = (outcomes: Outcome[], best: number): number =>
  outcomes.filter(({ rank }) => rank > 0 && rank <= best).length /
  outcomes.length

export const scoreOutcomes = (outcomes: readonly Outcome[]): Score[] =>
  [...new Set(outcomes.map(outcome => outcome.case.kind))].map(kind => {
    const own = outcomes.filter(outcome => outcome.case.kind === kind)
    const reciprocals = own.map(({ rank }) => (rank > 0 ? 1 / rank : 0))
    return {
      kind,
      cases: own.length,
      top1: share(own, 1),
      top3: share(own, 3),
      mrr: reciprocals.reduce((sum, value) => sum + value, 0) / own.length,
    }
  })
