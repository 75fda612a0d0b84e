/* What pages/published.ts writes before the pages are bundled. */
declare module '@generated/timelines/default/*.json' {
  const run: import('./timelineData').TimelineData
  export default run
}

declare module '@generated/timelines/default/reducer.json' {
  const steps: import('./timelineData').ReducerStep[]
  export default steps
}

declare module '@generated/timelines/default/race.json' {
  const runs: import('./timelineData').RaceData[]
  export default runs
}
