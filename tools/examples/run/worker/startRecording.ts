import { inspect } from 'node:util'
import type { VirtualClock } from '@lfi-docs/virtual-time'
import type { RunRequest } from '../../model/run'

/** A module that records, as `website/trace/host` makes one. */
type Recorder = {
  begin: (options: Record<string, unknown>) => void
  flush: () => void
}

const isRecorder = (module: unknown): module is Recorder =>
  typeof module === 'object' &&
  module !== null &&
  'begin' in module &&
  'flush' in module

/** Has an example recorded in virtual time; the result ends the recording. */
export const startRecording = async (
  { address, places }: NonNullable<RunRequest['recorder']>,
  clock: VirtualClock,
  send: (recording: unknown) => void,
): Promise<() => void> => {
  const recorder: unknown = await import(address)
  if (!isRecorder(recorder)) {
    throw new Error(`${address} is not a recorder: it can't begin and flush.`)
  }
  recorder.begin({
    places,
    locate: (source: string, line: number, column: number) =>
      source.startsWith('data:text/javascript') && line > 0
        ? { file: '', line, column }
        : undefined,
    clock: 'virtual',
    send,
    now: () => clock.now,
    // A build has no viewer, so everything is sent once, at the end of the run.
    soon: () => {},
    describe: inspect,
  })
  return recorder.flush
}
