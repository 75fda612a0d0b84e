import type { Totals } from '../../../trace/draw/picture'

export type RecordedSide = {
  title: string
  totals: Totals
  /** The drawing of it, inert. */
  html: string
}

/** Runs on the same input, recorded, as website/generate writes them. */
export type ComparisonData = { sides: RecordedSide[] }
