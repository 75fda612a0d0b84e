// Written by playground/sandbox/build before each build.
declare module '@site/generated/sandbox/runtime' {
  /** The worker's program, a classic script. */
  export const workerSource: string
  /** The source of each module that code may import, by its name. */
  export const moduleSources: Readonly<Record<string, string>>
  /** The names that each of those modules exports. */
  export const moduleExports: Readonly<Record<string, readonly string[]>>
}

/** The packages that lfi is compared with; each is fetched once it is used. */
declare module '@site/generated/sandbox/packages' {
  export const packages: Readonly<
    Record<
      string,
      () => Promise<{
        readonly source: string
        readonly exportedNames: readonly string[]
      }>
    >
  >
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
