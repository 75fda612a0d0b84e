import {
  asAsync,
  asConcur,
  mapAsync,
  mapConcur,
  pipe,
  reduceAsync,
  reduceConcur,
  toArray,
} from 'lfi'
import type { RaceLane, RaceSpan } from './model/demonstrations'
import { createVirtualClock } from './virtualClock'

type Cup = { label: string; steep: number; cool: number }
type Work = (cup: Cup) => Promise<Cup>
type Strategy = (steep: Work, cool: Work) => Promise<unknown>

/** Minutes; chosen so that no two cups are ready at the same time. */
const cups: readonly Cup[] = [
  { label: 'mint', steep: 6, cool: 1 },
  { label: 'black', steep: 4, cool: 2 },
  { label: 'oolong', steep: 3, cool: 1 },
  { label: 'green', steep: 2, cool: 3 },
]

const strategies: Readonly<Record<RaceLane['id'], Strategy>> = {
  async: (steep, cool) =>
    pipe(
      asAsync(cups),
      mapAsync(steep),
      mapAsync(cool),
      reduceAsync(toArray()),
    ),
  stages: async (steep, cool) => {
    const steeped = await Promise.all(cups.map(steep))
    return Promise.all(steeped.map(cool))
  },
  concur: (steep, cool) =>
    pipe(
      asConcur(cups),
      mapConcur(steep),
      mapConcur(cool),
      reduceConcur(toArray()),
    ),
}

const runLane = async (id: RaceLane['id']): Promise<RaceLane> => {
  const clock = createVirtualClock()
  const spans: RaceSpan[] = []
  const work =
    (stage: RaceSpan['stage']): Work =>
    async cup => {
      const start = clock.now()
      await clock.sleep(cup[stage])
      spans.push({ label: cup.label, stage, start, end: clock.now() })
      return cup
    }
  await clock.run(() => strategies[id](work('steep'), work('cool')))
  const ready = spans.filter(span => span.stage === 'cool').map(({ end }) => end)
  return { id, total: clock.now(), first: Math.min(...ready), spans }
}

/** Makes four cups of tea in three ways and writes down when what happened. */
export const runRace = async (): Promise<readonly RaceLane[]> => [
  await runLane('async'),
  await runLane('stages'),
  await runLane('concur'),
]
