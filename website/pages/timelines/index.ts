/*
 * In: the programs beside this file, recorded as every trace is.
 * Out: one JSON file a drawing, `@generated/timelines/default/<name>.json`
 * (TimelineData), `race.json` (RaceData[]) and `reducer.json` (ReducerStep[]).
 * Read by: the Timeline, Race and Flow components, as
 * `import run from '@generated/timelines/…'` and then `<Timeline {...run} />`.
 */
import type { Plugin } from '@docusaurus/types'
import { Step } from '@lfi-docs/build-cache'
import type { RaceData, ReducerStep, TimelineData } from './client/timelineData'
import { recordAll } from './recordAll'

type Content = Record<string, TimelineData | RaceData[] | ReducerStep[]>

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
