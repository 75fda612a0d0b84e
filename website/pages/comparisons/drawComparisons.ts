import { type Comparison, comparisons } from '../../data/comparisons'
import { type Records, readRecord } from '../../records/readRecord'
import { drawPicture, toHtml, totalsOf } from '../../trace/draw/picture'
import type { ComparisonData } from './client/comparisonData'

type Comparisons = Record<string, ComparisonData>

/** Draws the sides, which ran in virtual time, to one scale. */
const drawComparison = (
  comparison: Comparison,
  traces: Records['traces']['comparisons'],
): ComparisonData => {
  const runs = comparison.flatMap(({ title }) => {
    const trace = traces[title]?.trace
    return trace ? [{ title, trace, totals: totalsOf(trace) }] : []
  })
  const end = Math.max(...runs.map(({ totals }) => totals.milliseconds))
  return {
    sides: runs.map(side => ({
      title: side.title,
      totals: side.totals,
      html: toHtml(
        drawPicture(side.trace, [side.title], {
          end,
          withAsync: true,
        }),
      ),
    })),
  }
}

/** Every comparison, drawn. */
export const drawComparisons = (): Comparisons => {
  const traces = readRecord('traces').comparisons
  return Object.fromEntries(
    Object.entries(comparisons).map(([name, comparison]) => [
      name,
      drawComparison(comparison, traces),
    ]),
  )
}
