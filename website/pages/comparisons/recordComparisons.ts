import { Step } from '@lfi-docs/build-cache'
import type { ComparisonData } from './client/comparisonData'
import { comparisons } from './programs'
import { recordComparison } from './recordComparison'

type Comparisons = Record<string, ComparisonData>

const recordings = new Step<Comparisons>('comparisons', __filename)

const recordAll = async (): Promise<Comparisons> => {
  const recorded: Comparisons = {}
  for (const [name, comparison] of Object.entries(comparisons)) {
    recorded[name] = await recordComparison(comparison)
  }
  return recorded
}

/** Every comparison, recorded when what it is made of changed. */
export const recordComparisons = (): Promise<Comparisons> =>
  recordings.results().getOrMakeLater([], recordAll)
