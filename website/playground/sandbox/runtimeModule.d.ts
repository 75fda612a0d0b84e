// Written by playground/sandbox/build before each build.
declare module '@site/generated/sandbox/runtime.json' {
  const runtime: {
    /** The worker's program, a classic script. */
    readonly workerSource: string
    /** The source of each module that code may import, by its name. */
    readonly moduleSources: Readonly<Record<string, string>>
    /** The names that each of those modules exports. */
    readonly moduleExports: Readonly<Record<string, readonly string[]>>
  }
  export default runtime
}

/** Addresses: of the sandbox's page, and of pages that explain a run. */
declare module '@site/generated/sandbox/addresses.json' {
  const addresses: {
    readonly offline: string
    readonly errors: string
    readonly asConcur: string
  }
  export default addresses
}
