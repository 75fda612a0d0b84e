import { asAsync, asConcur, forEachAsync, mapAsync, mapConcur, pipe } from 'lfi'
import type { Recorder, Scenario } from '../recordRun'

type Reading = [name: string, milliseconds: number]

/** Five readings, ten milliseconds apart, and a consumer that takes sixty. */
const readings: Reading[] = [
  ['1', 30],
  ['2', 40],
  ['3', 50],
  ['4', 60],
  ['5', 70],
]

const read =
  ({ work }: Recorder) =>
  async ([name, milliseconds]: Reading) => {
    await work(name, 'read', milliseconds)
    return name
  }

const store =
  ({ work }: Recorder) =>
  (name: string) =>
    work(name, 'store', 60)

export const dropping: Scenario = {
  title: 'Pushed into a buffer of two: what does not fit is dropped',
  run: recorder =>
    pipe(
      asAsync(pipe(asConcur(readings), mapConcur(read(recorder))), {
        backpressureStrategy: {
          bufferLimit: 2,
          overflowStrategy: 'drop-first',
        },
      }),
      forEachAsync(store(recorder)),
    ),
}

export const pulling: Scenario = {
  title: 'Pulled: the next reading waits until the last is stored',
  run: recorder =>
    pipe(
      asAsync(readings),
      mapAsync(read(recorder)),
      forEachAsync(store(recorder)),
    ),
}
