export type LaneBar = {
  readonly at: number
  /** The event that ends it, if one did. */
  readonly endAt: number | undefined
  readonly stage: number
  readonly start: number
  readonly end: number
  /** Abandoned work went on, or ended, when nobody waited for it. */
  readonly outcome: 'done' | 'failed' | 'abandoned'
  /** What the callback was called with. */
  readonly given: string
  readonly text: string
}

/** What came of a lane, and when. */
export type LaneEnd = {
  readonly at: number
  readonly time: number
  readonly text: string
  readonly kind: 'value' | 'dropped' | 'error' | 'abandoned'
}

/** What became of one value of the source, or of one branch of it. */
export type Lane = {
  readonly label: string
  /** How many lanes it branched off from. */
  readonly depth: number
  /** The values on it, by number. */
  readonly ats: readonly number[]
  readonly bars: readonly LaneBar[]
  readonly end: LaneEnd | undefined
}
