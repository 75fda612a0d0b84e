import { type InspectOptions, inspect } from 'node-inspect-extracted'
import type { CodeLocation, RecorderRequest } from '../messages'
import type { LoadedModule } from './loadCode'
import { MAX_RECORDED_FRAMES } from './stack'

/** What a run asks of its recorder while it goes on. */
export type Recorder = {
  /** Sends what there is. */
  readonly flush: () => void
  /** Its position in the recording, a growing number. */
  readonly mark: () => number | undefined
}

/** What the worker uses of the recorder's module. */
type RecorderModule = Recorder & {
  readonly begin: (options: Readonly<Record<string, unknown>>) => void
}

type Site = {
  readonly modules: readonly LoadedModule[]
  /** The innermost place of an error in the visitor's own code. */
  readonly locate: (error: unknown) => CodeLocation | undefined
  readonly now: () => number
  readonly send: (report: unknown) => void
}

/** Throttle: how often the page gets a report during a run. */
const SOON_MILLISECONDS = 100

/** Loads the recorder of a run, and lets it begin. */
export const startRecorder = async (
  { module, options }: RecorderRequest,
  { modules, ...site }: Site,
): Promise<Recorder> => {
  const url = modules.find(({ name }) => name === module)?.url ?? ''
  const recorder: RecorderModule = await import(url)
  const { setTimeout } = globalThis
  Error.stackTraceLimit = MAX_RECORDED_FRAMES
  recorder.begin({
    ...options,
    ...site,
    soon: (callback: () => void) => setTimeout(callback, SOON_MILLISECONDS),
    describe: (value: unknown, given: InspectOptions) => inspect(value, given),
  })
  return recorder
}
