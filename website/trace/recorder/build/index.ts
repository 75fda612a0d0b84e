/*
 * In: what ./writeRecorder.ts wrote, which says what that is.
 * Out: another run of `generate` when the code of the recorder changes.
 * Read by: trace/client, when a visitor first asks for a trace.
 */
import type { LoadContext, Plugin } from '@docusaurus/types'
import { followRuns } from '../../../generate/read/run'

export default function recorderPlugin({ siteDir }: LoadContext): Plugin<void> {
  const nextRun = followRuns()
  return {
    name: 'trace-recorder',
    getPathsToWatch: () => [
      `${siteDir}/../packages/trace/{recorder,rewrite}/*.ts`,
      `${siteDir}/trace/recorder/**/*.ts`,
    ],
    loadContent: async () => (await nextRun()).written,
  }
}
