// Written by trace/recorder/build before each build.
declare module '@site/generated/trace/recorder' {
  /** The recorder, and the build of lfi that it records, by their names. */
  export const moduleSources: Readonly<Record<string, string>>
}
