/*
 * In: the programs beside this file, run against the installed lfi by
 * `generate`. Out: one JSON file a comparison,
 * `@generated/comparisons/default/<name>.json` (ComparisonData). Read by: the
 * Compare component, as `import runs from '@generated/comparisons/…'` and then
 * `<Compare {...runs} />`.
 */
import type { Plugin } from '@docusaurus/types'
import { type Published, publish } from '../../generate/read/publish'

export default function comparisons(): Plugin<Published> {
  return publish('comparisons')
}
