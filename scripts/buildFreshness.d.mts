/** The files that the site is made from, from `folder`, in a fixed order. */
export const listInputs: (folder: string) => string[]

/** The variables that the source of the configuration names. */
export const readConfiguration: (
  source: string,
  environment: Readonly<Record<string, string | undefined>>,
) => string[]

/** Whether `build/` holds the pages that sources and environment ask for. */
export const isBuildFresh: () => boolean

/** A line for each package that pages may be made of. */
export const describeInstalled: (
  packages: Readonly<
    Record<
      string,
      Readonly<{ version?: string; integrity?: string; dev?: boolean }>
    >
  >,
) => string[]
