/** A recorded run, drawn, as pages/timelines/index.ts writes it. */
export type TimelineData = { html: string }

/** A recorded run in numbers, for a drawing of the home page's own. */
export type RaceData = {
  /** When the awaited promise resolved, in milliseconds. */
  settled: number
  stages: string[]
  lanes: { label: string; bars: RaceBar[] }[]
}

export type RaceBar = { stage: number; start: number; end: number }

/** One call of a reducer's method, and the accumulator after it. */
export type ReducerStep = { code: string; result: string }
