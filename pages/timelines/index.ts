/*
 * In: the scenarios beside this file, run against the installed lfi.
 * Out: one JSON file a scenario, `@generated/timelines/default/<name>.json`
 * (TimelineData), and `reducer.json` (ReducerStep[]). Read by: the Timeline and
 * Flow components, as `import run from '@generated/timelines/…'` and
 * then `<Timeline {...run} />`.
 */
import type { Plugin } from '@docusaurus/types'
import { Step } from '../../cache/Step'
import type { ReducerStep, TimelineData } from './client/timelineData'
import { recordAll } from './recordAll'

type Content = Record<string, TimelineData | ReducerStep[]>

const recordings = new Step<Content>('timelines', __filename)

export default function timelines(): Plugin<Content> {
  return {
    name: 'timelines',
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
