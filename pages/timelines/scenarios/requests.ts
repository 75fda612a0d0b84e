import {
  asAsync,
  asConcur,
  chunk,
  consumeConcur,
  eachConcur,
  findConcur,
  firstConcur,
  flatMapConcur,
  forEachAsync,
  forEachConcur,
  getConcur,
  mapAsync,
  mapConcur,
  pipe,
  rangeTo,
} from 'lfi'
import type { Recorder, Scenario } from '../recordRun'

type Request = [name: string, milliseconds: number]

const requests: Request[] = [
  ['/a', 50],
  ['/b', 20],
  ['/c', 80],
  ['/d', 30],
  ['/e', 60],
  ['/f', 40],
]

const send =
  ({ work }: Recorder) =>
  async ([name, milliseconds]: Request) => {
    await work(name, 'request', milliseconds)
    return name
  }

export const order: Scenario = {
  title: 'Values arrive when they are ready',
  run: recorder =>
    pipe(
      asConcur(requests.slice(0, 4)),
      mapConcur(send(recorder)),
      forEachConcur(name => recorder.mark(`${name} arrives`)),
    ),
}

export const errors: Scenario = {
  title: 'Two of four requests fail',
  run: recorder =>
    pipe(
      asConcur(requests.slice(0, 4)),
      eachConcur(async ([name, milliseconds]) =>
        name === '/b' || name === '/d'
          ? recorder.fail(name, 'request', milliseconds)
          : recorder.work(name, 'request', milliseconds),
      ),
      consumeConcur,
      promise => promise.catch(() => recorder.mark('rejects with both errors')),
    ),
}

const race =
  (pick: typeof firstConcur): Scenario['run'] =>
  async recorder => {
    const winner = await pipe(
      asConcur(requests.slice(0, 4)),
      mapConcur(send(recorder)),
      pick,
      getConcur,
    )
    recorder.mark(`${winner} is returned`)
  }

export const find: Scenario = {
  title: 'findConcur settles with the first value; the rest runs on',
  run: race(findConcur(() => true)),
}

export const first: Scenario = {
  title: 'firstConcur settles when the second value arrives',
  run: race(firstConcur),
}

export const unlimited: Scenario = {
  title: 'No limit: all six at once',
  run: recorder =>
    pipe(asConcur(requests), mapConcur(send(recorder)), consumeConcur),
}

export const chunks: Scenario = {
  title: 'Chunks of two: each pair waits for its slower half',
  run: recorder =>
    pipe(
      asAsync(chunk(2, requests)),
      forEachAsync(pair =>
        pipe(asConcur(pair), mapConcur(send(recorder)), consumeConcur),
      ),
    ),
}

/** Two lanes with a callback of one's own. */
const inLanes = (
  fn: (request: Request) => Promise<unknown>,
  onArrival: () => void = () => {},
): Promise<void> => {
  const shared = requests[Symbol.iterator]()
  return pipe(
    asConcur(rangeTo(1, 2)),
    flatMapConcur(() => mapAsync(fn, asAsync(shared))),
    forEachConcur(onArrival),
  )
}

export const lanes: Scenario = {
  title: 'Two lanes: the next request starts when a lane is free',
  run: recorder => inLanes(send(recorder)),
}

export const retrying: Scenario = {
  title: 'A failed request is sent again by its own lane',
  run: recorder =>
    inLanes(async ([name, milliseconds]) => {
      if (name === '/b') {
        await recorder.fail(name, 'request', milliseconds).catch(() => {})
        await recorder.work(name, 'pause', 10)
      }
      await recorder.work(name, 'request', milliseconds)
    }),
}

export const collecting: Scenario = {
  title: 'A failure that is caught does not end its lane',
  run: recorder =>
    inLanes(async ([name, milliseconds]) => {
      await (name === '/b'
        ? recorder.fail(name, 'request', milliseconds).catch(() => {})
        : recorder.work(name, 'request', milliseconds))
    }),
}

export const reporting: Scenario = {
  title: 'Progress is told whenever a value arrives',
  run: recorder => {
    let done = 0
    return inLanes(send(recorder), () => {
      done += 1
      recorder.mark(`${done} of ${requests.length}`)
    })
  },
}
