/**
 * How something else runs beside the code and reports on it. The sandbox knows
 * neither what that is nor what it reports: the page hands it in.
 */
import type { FileModule, LinkedCode, RecorderRequest } from '@lfi-docs/sandbox'
import type { Project } from '../project/project'

/** What the worker loads and is told, and the code with what it needs there. */
export type Instrumented = {
  readonly request: RecorderRequest
  readonly main: LinkedCode
  readonly files: readonly FileModule[]
}

/** Code that is about to run: as it was written, and as it was made ready. */
export type InstrumentedCode = Omit<Instrumented, 'request'> & {
  readonly project: Project
}

export type Instrument = {
  /**
   * How the code runs with it; undefined if the code has to run without.
   * `notify` says something to the visitor before the run begins.
   */
  readonly prepare: (
    code: InstrumentedCode,
    notify: (message: string) => void,
  ) => Promise<Instrumented | undefined>
  /**
   * Reads what the worker sent, which may be anything. False if it is nothing
   * that an honest worker sends: then the run ends.
   */
  readonly accept: (report: unknown) => boolean
}
