/* What website/generate writes before pages are bundled. */
declare module '@site/generated/aliases.json' {
  const words: Readonly<Record<string, string>>
  export default words
}

declare module '@site/generated/speed.json' {
  const figures: Readonly<
    Record<
      string,
      { title: string; attributes: Record<string, string>; html: string }
    >
  >
  export default figures
}

declare module '@site/generated/timelines/laziness.json' {
  const run: import('@site/pages/timelines/client/timelineData').TimelineData
  export default run
}

declare module '@site/generated/timelines/race.json' {
  const runs: import('@site/pages/timelines/client/timelineData').RaceData[]
  export default runs
}
