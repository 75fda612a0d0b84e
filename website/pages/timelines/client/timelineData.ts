/** A recorded run, drawn, as website/generate writes it. */
export type TimelineData = { html: string }

/** A run of the home page's race: its lanes, drawn to the scale of the longest. */
export type RaceData = {
  html: string
  /** When the awaited promise resolved, in milliseconds. */
  settled: number
  stages: string[]
}
