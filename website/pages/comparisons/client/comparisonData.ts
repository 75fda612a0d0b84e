import type { Totals, Trace } from '@lfi-docs/trace'

export type RecordedSide = {
  title: string
  trace: Trace
  totals: Totals
  /** The drawing of it, inert. */
  html: string
}

/** Runs on the same input, recorded, as website/generate writes them. */
export type ComparisonData = { sides: RecordedSide[] }
