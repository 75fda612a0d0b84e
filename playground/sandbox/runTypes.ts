import type { Project } from '../project/project'
import type { RunEvent, RunOutcome } from './messages'

export type RunLimits = {
  /** A run that does not answer for this long is ended. */
  readonly blockedMilliseconds: number
  /** A run that still awaits something after this long is ended. */
  readonly totalMilliseconds: number
  /** Console calls beyond this many are counted, not shown. */
  readonly entries: number
  /** Printed characters beyond this many are counted, not shown. */
  readonly characters: number
}

export type RunOptions = Project & {
  /** Only ever true because the visitor switched it on in this session. */
  readonly allowNetwork: boolean
  /** Records what lfi does; the recording comes as events of type `trace`. */
  readonly trace?: boolean
  readonly onEvent: (event: RunEvent) => void
  readonly limits?: Partial<RunLimits>
}

export type RunHandle = {
  /** Ends the run at once; harmless when it has ended already. */
  readonly stop: () => void
  /** Never rejects: a failure is an outcome too. */
  readonly finished: Promise<RunOutcome>
}

/** An outcome before its time is known. */
export type Ending = Omit<RunOutcome, 'milliseconds'>
