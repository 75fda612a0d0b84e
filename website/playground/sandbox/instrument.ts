import type { LinkedCode, RecorderRequest } from '@lfi-docs/sandbox'

/** Code that is about to run: as it was written, and as it was made ready. */
export type InstrumentedCode = {
  readonly code: string
  readonly main: LinkedCode
}

/** Records what code does while it runs; the page of the recorder hands it in. */
export type Instrument = {
  /** What the worker loads and is told; undefined if the code runs without. */
  readonly prepare: (code: InstrumentedCode) => RecorderRequest | undefined
  /**
   * Reads what the worker sent, which may be anything. False if it is nothing
   * that an honest worker sends: then the run ends.
   */
  readonly accept: (report: unknown) => boolean
}
