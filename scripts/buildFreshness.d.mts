/** Whether `build/` holds what the sources and the environment ask for. */
export const isBuildFresh: () => boolean

/** Called after a build that succeeded. */
export const recordBuild: () => void
