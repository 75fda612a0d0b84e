import { drawPicture, totalsOf } from '@lfi-docs/trace'
import { ProgramRecorder } from '../../trace/recorder'
import { drawnToHtml } from '../drawnToHtml'
import type { ComparisonData } from './client/comparisonData'
import type { Comparison } from './programs'

/** Runs each side in virtual time, and draws them to one scale. */
export const recordComparison = async (
  comparison: Comparison,
): Promise<ComparisonData> => {
  const recorder = new ProgramRecorder()
  try {
    const runs = []
    for (const { title, code } of comparison) {
      const { run, trace } = await recorder.record(code)
      if (run.error) {
        throw new Error(
          `The side “${title}” of a comparison failed: ${run.error.text}. Look at pages/comparisons/programs.ts.`,
        )
      }
      runs.push({ title, trace, totals: totalsOf(trace) })
    }
    const end = Math.max(...runs.map(({ totals }) => totals.milliseconds))
    return {
      sides: runs.map(side => ({
        ...side,
        html: drawnToHtml(
          drawPicture(side.trace, [side.title], { end, withAsync: true }),
        ),
      })),
    }
  } finally {
    await recorder.close()
  }
}
