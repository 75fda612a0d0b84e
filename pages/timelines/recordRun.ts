import { map, pipe, reduce, toArray, toGrouped, toMap, unique } from 'lfi'
import { installResolvers } from '../../library/virtual/installResolvers'
import { VirtualClock } from '../../library/virtual/virtualClock'
import type { Bar, Mark, TimelineData } from './client/timelineData'

/** What a scenario calls instead of doing real work. */
export type Recorder = {
  work: (lane: string, stage: string, milliseconds: number) => Promise<void>
  /** Like `work`, but rejects at the end. */
  fail: (lane: string, stage: string, milliseconds: number) => Promise<never>
  mark: (label: string) => void
}

export type Scenario = {
  title: string
  run: (recorder: Recorder) => Promise<unknown>
}

type Recording = { lane: string; bar: Bar }

const lanesOf = (recordings: readonly Recording[]) => {
  const grouped = pipe(
    recordings,
    map(({ lane, bar }): [string, Bar] => [lane, bar]),
    reduce(toGrouped(toArray<Bar>(), toMap<string, Bar[]>())),
  )
  return [...grouped].map(([label, bars]) => ({ label, bars }))
}

/** Runs the scenario on a virtual clock and writes down what happened when. */
export const recordRun = async ({
  title,
  run,
}: Scenario): Promise<TimelineData> => {
  installResolvers()
  const clock = new VirtualClock()
  const recordings: Recording[] = []
  const marks: Mark[] = []
  let settled: number | undefined
  const work = async (lane: string, stage: string, milliseconds: number) => {
    const start = clock.now
    const bar: Bar = { stage, start, end: start, outcome: 'done' }
    recordings.push({ lane, bar })
    await clock.sleep(milliseconds)
    bar.end = clock.now
    if (settled !== undefined) {
      bar.outcome = 'unused'
    }
    return bar
  }
  const recorder: Recorder = {
    work: async (...task) => void (await work(...task)),
    fail: async (...task) => {
      const bar = await work(...task)
      bar.outcome = 'failed'
      throw new Error(`${task[0]} failed`)
    },
    mark: label => void marks.push({ at: clock.now, label }),
  }
  const finish = () => {
    settled = clock.now
  }
  const settling = run(recorder).then(finish, finish)
  await clock.untilQuiet()
  await settling
  return {
    title,
    duration: clock.now,
    settled: settled ?? clock.now,
    stages: [...unique(recordings.map(({ bar }) => bar.stage))],
    lanes: lanesOf(recordings),
    marks,
  }
}
