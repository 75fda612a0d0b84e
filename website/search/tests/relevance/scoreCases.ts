import type { Engine } from '../../engine/createEngine'
import type { Case } from './cases'

/** `rank`: the place of the answer, from 1; 0 if it was not found. */
export type Ranked = { kind: string; query: string; rank: number }

const nameOf = (path: string): string =>
  /\/docs\/api\/(?:variables|type-aliases)\/(.+)$/u.exec(path)?.[1] ?? path

const pageOf = (url: string): string => nameOf(url.split('#')[0] ?? url)

/**
 * Where the engine puts what a case expects; 0 when nowhere. A page counts once,
 * however many of its sections are found before.
 */
export const runCase = (
  engine: Engine,
  testCase: Case,
): Case & Ranked & { found: string[] } => {
  const { hits } = engine.search({
    query: testCase.query,
    page: 0,
    hitsPerPage: 20,
    snippetWords: 10,
  })
  const urls = hits.map(hit => nameOf(hit.url))
  const isExpected = (url: string): boolean =>
    testCase.pages.includes(url) || testCase.pages.includes(pageOf(url))
  const place = urls.findIndex(isExpected)
  const before = new Set(urls.slice(0, Math.max(0, place)).map(pageOf))
  return {
    ...testCase,
    rank: place === -1 ? 0 : before.size + 1,
    found: [...new Set(urls)],
  }
}

export const shareOf = (outcomes: readonly Ranked[], best: number): number =>
  outcomes.filter(({ rank }) => rank > 0 && rank <= best).length /
  outcomes.length

export const scoreOutcomes = (outcomes: readonly Ranked[]) =>
  [...new Set(outcomes.map(outcome => outcome.kind))].map(kind => {
    const own = outcomes.filter(outcome => outcome.kind === kind)
    const reciprocals = own.map(({ rank }) => (rank > 0 ? 1 / rank : 0))
    return {
      kind,
      cases: own.length,
      top1: shareOf(own, 1),
      top3: shareOf(own, 3),
      mrr: reciprocals.reduce((sum, value) => sum + value, 0) / own.length,
    }
  })
