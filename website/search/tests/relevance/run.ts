import { createEngine } from '../../engine/createEngine'
import { loadSearchData } from '../../index-build/loadSearchData'
import { runAsked } from './askedQueries'
import { cases } from './cases'
import { type Ranked, runCase, scoreOutcomes } from './scoreCases'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const report = (title: string, outcomes: readonly Ranked[]): void => {
  console.log(`\n${title} (${outcomes.length} queries)`)
  console.table(
    scoreOutcomes(outcomes).map(({ kind, cases: number, top1, top3, mrr }) => ({
      kind,
      queries: number,
      'top 1': percent(top1),
      'top 3': percent(top3),
      MRR: mrr.toFixed(3),
    })),
  )
}

/**
 * Prints how well search finds what readers mean, and what it misses of the
 * tuning part.
 */
const run = async (): Promise<void> => {
  const data = await loadSearchData('website')
  const engine = createEngine(data)
  const outcomes = cases.map(testCase => runCase(engine, testCase))
  const tuning = outcomes.filter(({ held }) => !held)
  report('Tuning part', tuning)
  for (const { kind, query, pages, rank, found } of tuning) {
    if (rank !== 1) {
      const place = rank === 0 ? 'not found' : `at ${rank}`
      console.log(
        `- ${kind} "${query}": ${pages.join(' or ')} ${place}, after ${found.slice(0, 3).join(', ')}`,
      )
    }
  }
  report(
    'Held part, only scored',
    outcomes.filter(({ held }) => held),
  )
  for (const part of ['tuning', 'held'] as const) {
    report(`Questions, errors and values, ${part} part`, runAsked(engine, part))
  }
}

void run()
