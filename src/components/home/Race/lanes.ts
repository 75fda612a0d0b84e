import type { RaceLane } from '@site/plugins/home-demonstrations/model/demonstrations'

type LaneText = { title: string; means: string; because: string }

/** What each lane is called, what makes it, and why it takes so long. */
export const laneTexts: Readonly<Record<RaceLane['id'], LaneText>> = {
  async: {
    title: 'One at a time',
    means: 'mapAsync',
    because: 'each cup waits for the one before it',
  },
  stages: {
    title: 'Everything first',
    means: 'Promise.all, twice',
    because: 'no cup cools before the last has steeped',
  },
  concur: {
    title: 'Concurrently',
    means: 'mapConcur',
    because: 'no cup waits for another',
  },
}
