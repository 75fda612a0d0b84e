/** Throws with what was seen; resolves to whether there was a browser. */
export const openBuild: (dir: string, baseUrl?: string) => Promise<boolean>
