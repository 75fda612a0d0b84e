/**
 * What the playground knows of traces: how to start a run that is recorded, and
 * that something can be drawn of it. The page brings the rest, because traces
 * are made of the playground's parts, not the other way round.
 */
import type { ReactNode } from 'react'
import type { Standing } from '../console/createConsole'
import type { SourceRange } from '../model/sourceRange'
import type { RunHandle, RunOptions } from '../sandbox/run'

export type TraceProps = {
  /** Draws the console below the trace, each line at the event that printed it. */
  readonly drawConsole?: ((standing?: Standing) => ReactNode) | undefined
  /** The number of the event to open at. */
  readonly start?: number | undefined
  /** Where the cursor is in the code that was traced. */
  readonly cursor?: number | undefined
  /** Which event the reader stands at, and the source of its step. */
  readonly onStep?:
    | ((at: number, source: SourceRange | undefined) => void)
    | undefined
}

export type DrawTrace = (props: TraceProps) => ReactNode

export type TracedRunOptions = RunOptions & {
  /**
   * Called once, when the run has ended, however it ended: with what draws the
   * trace in React, and what draws it into an element without.
   */
  readonly onTrace: (
    draw: DrawTrace,
    mount: (host: HTMLElement) => void,
  ) => void
}

export type Tracer = (options: TracedRunOptions) => RunHandle
