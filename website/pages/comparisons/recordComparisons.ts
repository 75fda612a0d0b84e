import { Step } from '@lfi-docs/build-cache'
import { drawPicture, totalsOf } from '@lfi-docs/trace'
import { ProgramRecorder } from '../../trace/recorder'
import { drawnToHtml } from '../drawnToHtml'
import type { ComparisonData } from './client/comparisonData'
import { type Comparison, comparisons } from './programs'

type Comparisons = Record<string, ComparisonData>

const recordings = new Step<Comparisons>('comparisons', __filename)

/** Runs each side in virtual time, and draws them to one scale. */
const recordComparison = async (
  recorder: ProgramRecorder,
  comparison: Comparison,
): Promise<ComparisonData> => {
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
}

const recordAll = async (): Promise<Comparisons> => {
  const recorder = new ProgramRecorder()
  const recorded: Comparisons = {}
  try {
    for (const [name, comparison] of Object.entries(comparisons)) {
      recorded[name] = await recordComparison(recorder, comparison)
    }
  } finally {
    await recorder.close()
  }
  return recorded
}

/** Every comparison, recorded when what it is made of changed. */
export const recordComparisons = (): Promise<Comparisons> =>
  recordings.results().getOrMakeLater([], recordAll)
