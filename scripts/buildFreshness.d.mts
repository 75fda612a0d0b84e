/** The files that the site is made from, from `folder`, in a fixed order. */
export const listInputs: (folder: string) => string[]

/** The variables that the source of the configuration names. */
export const readConfiguration: (
  source: string,
  environment: Readonly<Record<string, string | undefined>>,
) => string[]

/** Whether `build/` holds what the sources and the environment ask for. */
export const isBuildFresh: () => boolean

/** Called after a build that succeeded. */
export const recordBuild: () => void
