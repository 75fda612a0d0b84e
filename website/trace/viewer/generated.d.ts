// Written by trace/host.ts before each build.
declare module '@site/generated/trace/recorder.json' {
  /** The recorder, and what stands in for lfi, by their names. */
  const sources: Readonly<Record<string, string>>
  export default sources
}
