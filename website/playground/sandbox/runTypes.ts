import type { Project } from '../project/project'
import type { Instrument } from './instrument'
import type { RunEvent, RunOutcome } from './messages'

export type RunOptions = Project & {
  /** Only ever true because the visitor switched it on in this session. */
  readonly allowNetwork: boolean
  /** What else runs in the sandbox, and reports on the code. */
  readonly instrument?: Instrument
  readonly onEvent: (event: RunEvent) => void
}

export type RunHandle = {
  /** Ends the run at once; harmless when it has ended already. */
  readonly stop: () => void
  /** Never rejects: a failure is an outcome too. */
  readonly finished: Promise<RunOutcome>
}

/** An outcome before its time is known. */
export type Ending = Omit<RunOutcome, 'milliseconds'>
