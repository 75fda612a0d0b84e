import { inspect } from 'node:util'
import type { VirtualClock } from '../../virtualClock'
import type { RunRequest } from '../program'

/** A module that records, as `website/trace/host.ts` makes one. */
type Recorder = {
  begin: (options: Record<string, unknown>) => void
  flush: () => void
}

/** Has an example recorded in virtual time; the result ends the recording. */
export const startRecording = async (
  { address, places }: NonNullable<RunRequest['recorder']>,
  clock: VirtualClock,
  send: (recording: unknown) => void,
): Promise<() => void> => {
  const recorder: Recorder = await import(address)
  recorder.begin({
    places,
    locate: (source: string, line: number, column: number) =>
      source.startsWith('data:text/javascript') && line > 0
        ? { file: '', line, column }
        : undefined,
    clock: 'virtual',
    send,
    now: () => clock.now,
    // No throttled reports: everything is sent once, at the end of the run.
    soon: () => {},
    describe: inspect,
  })
  return recorder.flush
}
