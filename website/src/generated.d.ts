/* What website/generate writes before pages are bundled. */
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
  const run: { html: string }
  export default run
}

declare module '@site/generated/timelines/race.json' {
  /** Lanes to the scale of the longest run, and when each run settled, in ms. */
  const runs: { html: string; settled: number; stages: string[] }[]
  export default runs
}
