/**
 * The playground's side of traces: how to start a run that is recorded, and
 * that something can be drawn of it. The page brings the rest, because traces
 * are made of the playground's parts, not the other way round.
 */
import type { SourceRange } from '../model/sourceRange'
import type { RunOptions, startRun } from '../sandbox/run'

export type TraceOptions = {
  /** The number of the event to open at. */
  readonly start?: number | undefined
  /** Which event the reader stands at, and the source of its step. */
  readonly onStep?: (at: number, source: SourceRange | undefined) => void
}

/** A trace that is drawn. */
export type MountedTrace = {
  readonly goToEvent: (at: number) => void
  /** Marks the step whose source a place of the code is in. */
  readonly selectAt: (place: number | undefined) => void
}

/** Draws a trace into an element. */
export type MountTrace = (
  host: HTMLElement,
  options?: TraceOptions,
) => MountedTrace

export type TracedRunOptions = RunOptions & {
  /** Given, not imported: the file that traces would hold it a second time. */
  readonly startRun: typeof startRun
  /** Called once, when the run has ended, however it ended. */
  readonly onTrace: (mount: MountTrace) => void
}

/** Resolves when the run has ended, as `startRun` does. */
export type Tracer = (options: TracedRunOptions) => ReturnType<typeof startRun>
