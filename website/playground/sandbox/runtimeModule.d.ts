// Written by playground/sandbox/build before each build.
declare module '@site/generated/sandbox/runtime' {
  /** The worker's program, a classic script. */
  export const workerSource: string
  /** The source of each module that code may import, by its name. */
  export const moduleSources: Readonly<Record<string, string>>
  /** The names that each of those modules exports. */
  export const moduleExports: Readonly<Record<string, readonly string[]>>
}

/** Which published versions of lfi there are. */
declare module '@site/generated/sandbox/versions' {
  /** The one that the site documents. */
  export const currentVersion: string
  /** The others, latest first; nothing of them is fetched before it is asked for. */
  export const otherVersions: Readonly<
    Record<
      string,
      {
        readonly loadSource: () => Promise<{
          readonly source: string
          readonly exportedNames: readonly string[]
        }>
        readonly loadDeclarations: () => Promise<{
          readonly declarations: string
        }>
      }
    >
  >
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

/** The address of the sandbox's page. */
declare module '@site/generated/sandbox/addresses.json' {
  const addresses: { readonly offline: string }
  export default addresses
}
