import { Step } from '@lfi-docs/build-cache'
import { drawPicture, type Trace, totalsOf } from '@lfi-docs/trace'
import { recordPrograms } from '../../trace/recorder'
import { drawnToHtml } from '../drawnToHtml'
import type { ComparisonData } from './client/comparisonData'
import { type Comparison, comparisons } from './programs'

type Comparisons = Record<string, ComparisonData>

const recordings = new Step<Comparisons>('comparisons', __filename)

/** Draws the sides, which ran in virtual time, to one scale. */
const drawComparison = (
  comparison: Comparison,
  traces: Readonly<Record<string, Trace>>,
): ComparisonData => {
  const runs = comparison.flatMap(({ title }) => {
    const trace = traces[title]
    return trace ? [{ title, trace, totals: totalsOf(trace) }] : []
  })
  const end = Math.max(...runs.map(({ totals }) => totals.milliseconds))
  return {
    sides: runs.map(side => ({
      ...side,
      html: drawnToHtml(
        drawPicture(side.trace, [side.title], { end, withAsync: true }),
      ),
    })),
  }
}

const recordAll = async (): Promise<Comparisons> => {
  const sides = Object.values<Comparison>(comparisons).flat()
  const traces = await recordPrograms(
    Object.fromEntries(sides.map(({ title, code }) => [title, code])),
    'pages/comparisons/programs.ts',
  )
  return Object.fromEntries(
    Object.entries(comparisons).map(([name, comparison]) => [
      name,
      drawComparison(comparison, traces),
    ]),
  )
}

/** Every comparison, recorded when what it is made of changed. */
export const recordComparisons = (): Promise<Comparisons> =>
  recordings.results().getOrMakeLater([], recordAll)
