/**
 * How something else runs beside the code and reports on it. The sandbox knows
 * neither what that is nor what it reports: the page hands it in.
 */
import type { FileModule, LinkedCode, RecorderRequest } from '@lfi-docs/sandbox'
import type { Project } from '../project/project'

/** Code that is about to run: as it was written, and as it was made ready. */
export type InstrumentedCode = {
  readonly project: Project
  readonly main: LinkedCode
  readonly files: readonly FileModule[]
}

export type Instrument = {
  /** What the worker loads and is told; undefined if the code runs without. */
  readonly prepare: (code: InstrumentedCode) => RecorderRequest | undefined
  /**
   * Reads what the worker sent, which may be anything. False if it is nothing
   * that an honest worker sends: then the run ends.
   */
  readonly accept: (report: unknown) => boolean
}
