import concurrently from '@generated/timelines/default/concurrently.json'
import oneAtATime from '@generated/timelines/default/oneAtATime.json'
import stageByStage from '@generated/timelines/default/stageByStage.json'
import type { TimelineData } from '@site/pages/timelines/client/timelineData'

export type RaceRun = {
  id: string
  title: string
  /** What makes it, in code. */
  means: string
  because: string
  data: TimelineData
}

/** The same work three ways, recorded while the site was built. */
export const runs: readonly RaceRun[] = [
  {
    id: 'async',
    title: 'One at a time',
    means: 'mapAsync',
    because: 'each photo waits for the one before it',
    data: oneAtATime,
  },
  {
    id: 'stages',
    title: 'Everything first',
    means: 'Promise.all, stage by stage',
    because: 'every stage waits for the slowest photo of the last',
    data: stageByStage,
  },
  {
    id: 'concur',
    title: 'Concurrently',
    means: 'mapConcur',
    because: 'no photo waits for another',
    data: concurrently,
  },
]
