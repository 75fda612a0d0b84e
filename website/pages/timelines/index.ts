/*
 * In: the programs beside this file, recorded as every trace is, by `generate`.
 * Out: one JSON file a drawing, `@generated/timelines/default/<name>.json`
 * (TimelineData), `race.json` (RaceData[]) and `reducer.json` (ReducerStep[]).
 * Read by: the Timeline, Race and Flow components, as
 * `import run from '@generated/timelines/…'` and then `<Timeline {...run} />`.
 */
import type { Plugin } from '@docusaurus/types'
import { type Published, publish } from '../../generate/read/publish'

export default function timelines(): Plugin<Published> {
  return publish('timelines')
}
