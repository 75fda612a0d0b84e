import type { Engine } from '../engine/createEngine'
import type { SearchHit } from '../engine/searchAnswer'
import type { Case } from './cases'

type Outcome = { rank: number; found: string[] }

export const findHits = (engine: Engine, query: string): SearchHit[] =>
  engine.search({ query, page: 0, hitsPerPage: 20, snippetWords: 10 }).hits

const nameOf = (path: string): string =>
  /\/docs\/api\/(?:variables|type-aliases)\/(.+)$/u.exec(path)?.[1] ?? path

const pageOf = (url: string): string => nameOf(url.split('#')[0] ?? url)

/**
 * Where the engine puts what a case expects; 0 when nowhere. A page counts once,
 * however many of its sections are found before.
 */
export const runCase = (engine: Engine, testCase: Case): Outcome => {
  const urls = findHits(engine, testCase.query).map(hit => nameOf(hit.url))
  const isExpected = (url: string): boolean =>
    testCase.pages.includes(url) || testCase.pages.includes(pageOf(url))
  const place = urls.findIndex(isExpected)
  const before = new Set(urls.slice(0, Math.max(0, place)).map(pageOf))
  return {
    rank: place === -1 ? 0 : before.size + 1,
    found: [...new Set(urls)],
  }
}

/** Of how many outcomes the answer is among the best. */
export const shareOf = (
  outcomes: readonly { rank: number }[],
  best: number,
): number =>
  outcomes.filter(({ rank }) => rank > 0 && rank <= best).length /
  outcomes.length
