import os from 'node:os'

const MAX_OTHERS = 0.2
const WATCHED_MS = 2000

const read = (): { idle: number; all: number } => {
  const times = os.cpus().map(cpu => cpu.times)
  const all = times.flatMap(time => Object.values(time))
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: all.reduce((sum, time) => sum + time, 0),
  }
}

/** How much of the processors others use, before anything is measured. */
export const readOtherLoad = async (): Promise<number> => {
  const before = read()
  await new Promise(resolve => setTimeout(resolve, WATCHED_MS))
  const after = read()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/** A sentence that warns of the times of a busy machine. */
export const describeLoad = (load: number): string => {
  const share = `${Math.round(load * 100)} %`
  return load > MAX_OTHERS
    ? `Other programs used ${share} of the processors: do not believe the times, only the bytes.`
    : `Other programs used ${share} of the processors.`
}

/** The same about the time of measuring, from the pages' own tasks. */
export const describeWaiting = (waited: number): string => {
  const share = `${Math.round(waited * 100)} %`
  return waited > MAX_OTHERS
    ? `While measuring, tasks waited ${share} of their time for a processor: the machine was too busy to believe the times; blocking is processor time, and bytes are bytes.`
    : `While measuring, tasks waited ${share} of their time for a processor.`
}
