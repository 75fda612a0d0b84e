/** One call of one callback of the lazy pipeline. */
export type LazyStep = {
  value: number
  stage: 'map' | 'filter'
}

export type LazinessRun = {
  /** How many values the source offers. */
  offered: number
  result: number
  /** Every call, in the order it happened. */
  steps: readonly LazyStep[]
  /** How often callbacks ran when array methods did the same. */
  arrayCalls: number
}

export type PackageSize = {
  version: string
  /** Names that a typical module imports. */
  typicalImport: readonly string[]
  /** All sizes are bytes, minified, after gzip -9. */
  whole: number
  typicalWithRollup: number
  typicalWithEsbuild: number
}

/** One drawn bar: what happened to one cup, and when. */
export type RaceSpan = {
  label: string
  stage: 'steep' | 'cool'
  start: number
  end: number
}

export type RaceLane = {
  id: 'async' | 'stages' | 'concur'
  total: number
  /** When the first cup was ready. */
  first: number
  spans: readonly RaceSpan[]
}

/** The facts that the home page shows, all measured while building the site. */
export type Demonstrations = {
  laziness: LazinessRun
  race: readonly RaceLane[]
  size: PackageSize
}
