import recorded from '@site/generated/timelines/race.json'
import type { RaceData } from '@site/pages/timelines/client/timelineData'

export type RaceRun = {
  id: string
  title: string
  /** What makes it, in code. */
  means: string
  because: string
  data: RaceData
}

const described: readonly Omit<RaceRun, 'data'>[] = [
  {
    id: 'async',
    title: 'One at a time',
    means: 'mapAsync',
    because: 'each photo waits for the one before it',
  },
  {
    id: 'stages',
    title: 'Stage by stage',
    means: 'mapConcur, awaited after each stage',
    because: 'every stage waits for the slowest photo of the last',
  },
  {
    id: 'concur',
    title: 'Concurrently',
    means: 'mapConcur',
    because: 'no photo waits for another',
  },
]

/** The same work three ways, recorded while the site was built. */
export const runs: readonly RaceRun[] = recorded.flatMap((data, index) => {
  const run = described[index]
  return run ? [{ ...run, data }] : []
})
