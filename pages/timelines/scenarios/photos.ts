import {
  asAsync,
  asConcur,
  consumeAsync,
  consumeConcur,
  mapAsync,
  mapConcur,
  pipe,
} from 'lfi'
import type { Recorder, Scenario } from '../recordRun'

type Photo = Record<'name', string> &
  Record<'download' | 'resize' | 'upload', number>

/** The same uneven work for all three runs, so that they can be compared. */
const photos: Photo[] = [
  { name: 'harbour', download: 40, resize: 20, upload: 30 },
  { name: 'forest', download: 90, resize: 20, upload: 20 },
  { name: 'market', download: 30, resize: 60, upload: 20 },
  { name: 'bridge', download: 50, resize: 20, upload: 80 },
]

const stage =
  (name: 'download' | 'resize' | 'upload', { work }: Recorder) =>
  async (photo: Photo) => {
    await work(photo.name, name, photo[name])
    return photo
  }

export const oneAtATime: Scenario = {
  title: 'One at a time: the Async flavour',
  run: recorder =>
    pipe(
      asAsync(photos),
      mapAsync(stage('download', recorder)),
      mapAsync(stage('resize', recorder)),
      mapAsync(stage('upload', recorder)),
      consumeAsync,
    ),
}

export const stageByStage: Scenario = {
  title: 'Stage by stage: Promise.all for each stage',
  run: async recorder => {
    const downloaded = await Promise.all(
      photos.map(stage('download', recorder)),
    )
    const resized = await Promise.all(downloaded.map(stage('resize', recorder)))
    await Promise.all(resized.map(stage('upload', recorder)))
  },
}

export const concurrently: Scenario = {
  title: 'Each on its own: the Concur flavour',
  run: recorder =>
    pipe(
      asConcur(photos),
      mapConcur(stage('download', recorder)),
      mapConcur(stage('resize', recorder)),
      mapConcur(stage('upload', recorder)),
      consumeConcur,
    ),
}
