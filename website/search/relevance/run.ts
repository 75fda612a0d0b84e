import { createEngine } from '../engine/createEngine'
import { loadSearchData } from '../index-build/loadSearchData'
import { askedKinds, runAsked } from './askedQueries'
import { cases, kinds } from './cases'
import { runCase, shareOf } from './scoreCases'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

type Ranked = { kind: string; rank: number }

const report = (
  title: string,
  named: readonly string[],
  ranked: readonly Ranked[],
): void => {
  console.log(`\n${title} (${ranked.length} queries)`)
  const rows = named.map(kind => ({
    kind,
    own: ranked.filter(each => each.kind === kind),
  }))
  console.table(
    [...rows, { kind: 'all', own: ranked }].map(({ kind, own }) => ({
      kind,
      queries: own.length,
      'top 1': percent(shareOf(own, 1)),
      'top 3': percent(shareOf(own, 3)),
    })),
  )
}

/**
 * Prints how well search finds what readers mean, and what it misses of the
 * tuning part.
 */
const run = async (): Promise<void> => {
  const engine = createEngine(await loadSearchData('website'))
  const outcomes = cases.map(testCase => ({
    ...testCase,
    ...runCase(engine, testCase),
  }))
  const tuning = outcomes.filter(({ held }) => !held)
  report('Tuning part', kinds, tuning)
  for (const { kind, query, pages, rank, found } of tuning) {
    if (rank !== 1) {
      const place = rank === 0 ? 'not found' : `at ${rank}`
      console.log(
        `- ${kind} "${query}": ${pages.join(' or ')} ${place}, after ${found.slice(0, 3).join(', ')}`,
      )
    }
  }
  const held = outcomes.filter(outcome => outcome.held)
  report('Held part, only scored', kinds, held)
  for (const part of ['tuning', 'held'] as const) {
    const title = `Questions, errors and values, ${part} part`
    report(title, askedKinds, runAsked(engine, part))
  }
}

void run()
