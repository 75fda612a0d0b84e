import { TRACE_VERSION, type Trace } from './trace'

/** A trace of nothing; the note says why. */
export const emptyTrace = (
  clock: NonNullable<Trace['clock']>,
  note?: string,
): Trace => ({
  version: TRACE_VERSION,
  steps: [],
  events: [],
  folded: 0,
  clock,
  ...(note !== undefined && { note }),
})
