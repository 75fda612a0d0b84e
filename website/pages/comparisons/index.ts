/*
 * In: the programs beside this file, run against the installed lfi.
 * Out: one JSON file a comparison, `@generated/comparisons/default/<name>.json`
 * (ComparisonData). Read by: the Compare component, as
 * `import runs from '@generated/comparisons/…'` and then `<Compare {...runs} />`.
 */
import type { Plugin } from '@docusaurus/types'
import { Step } from '@lfi-docs/build-cache'
import type { ComparisonData } from './client/comparisonData'
import { comparisons } from './programs'
import { recordComparison } from './recordComparison'

type Content = Record<string, ComparisonData>

const recordings = new Step<Content>('comparisons', __filename)

const recordAll = async (): Promise<Content> => {
  const recorded: Content = {}
  for (const [name, comparison] of Object.entries(comparisons)) {
    recorded[name] = await recordComparison(comparison)
  }
  return recorded
}

export default function comparisonsPlugin(): Plugin<Content> {
  return {
    name: 'comparisons',
    loadContent: () => recordings.results().getOrMakeLater([], recordAll),
    contentLoaded: async ({ content, actions }) => {
      await Promise.all(
        Object.entries(content).map(([name, data]) =>
          actions.createData(`${name}.json`, JSON.stringify(data)),
        ),
      )
    },
  }
}
