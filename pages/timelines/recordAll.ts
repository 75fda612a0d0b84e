import { toMean } from 'lfi'
import { recordReducer } from './recordReducer'
import { recordRun } from './recordRun'
import { dropping, pulling } from './scenarios/backpressure'
import { concurrently, oneAtATime, stageByStage } from './scenarios/photos'
import {
  chunks,
  collecting,
  errors,
  find,
  first,
  lanes,
  order,
  reporting,
  retrying,
  unlimited,
} from './scenarios/requests'

const scenarios = {
  oneAtATime,
  stageByStage,
  concurrently,
  order,
  errors,
  find,
  first,
  unlimited,
  chunks,
  lanes,
  retrying,
  collecting,
  reporting,
  dropping,
  pulling,
}

/** Every run that a page draws, by the name of its file. */
export const recordAll = async () => {
  const runs = await Promise.all(
    Object.entries(scenarios).map(
      async ([name, scenario]) => [name, await recordRun(scenario)] as const,
    ),
  )
  return {
    ...Object.fromEntries(runs),
    reducer: recordReducer(toMean(), [4, 8]),
  }
}
