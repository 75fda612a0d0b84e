// Written by trace/host.ts before each build.
declare module '@site/generated/trace/recorder' {
  /** The recorder, and what stands in for lfi, by their names. */
  export const moduleSources: Readonly<Record<string, string>>
}
