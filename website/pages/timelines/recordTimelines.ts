import { Step } from '@lfi-docs/build-cache'
import type { RaceData, ReducerStep, TimelineData } from './client/timelineData'
import { recordAll } from './recordAll'

type Timelines = Record<string, TimelineData | RaceData[] | ReducerStep[]>

const recordings = new Step<Timelines>('timelines', __filename)

/** Every run that a page draws, recorded when what it is made of changed. */
export const recordTimelines = (): Promise<Timelines> =>
  recordings.results().getOrMakeLater([], recordAll)
