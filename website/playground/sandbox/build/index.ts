/*
 * In: what ./writeSandbox.ts wrote, which says what that is.
 * Out: another run of `generate` when the code of the sandbox changes.
 * Read by: playground/sandbox, when a visitor first runs code.
 */
import type { LoadContext, Plugin } from '@docusaurus/types'
import { followRuns } from '../../../generate/read/run'

export default function sandboxPlugin({ siteDir }: LoadContext): Plugin<void> {
  const nextRun = followRuns()
  return {
    name: 'sandbox',
    getPathsToWatch: () => [
      `${siteDir}/playground/sandbox/worker/*.ts`,
      `${siteDir}/../packages/sandbox/worker/**/*.ts`,
      `${siteDir}/examples/helperModule/*.ts`,
    ],
    loadContent: async () => (await nextRun()).written,
  }
}
