/** With more documents than this, a build runs out of memory first. */
const MAX_DOCUMENTS = 1000

/** Whether these files, all below `docs/`, are those of a large site. */
export const isLarge = (files: readonly string[]): boolean =>
  files.filter(it => /\.mdx?$/u.test(it)).length > MAX_DOCUMENTS

/**
 * Ends a process that has found out that the site is large, if another one goes
 * on from what it left in the cache: scripts/buildSite.mjs names the exit code.
 */
export const leaveToStages = ({
  LARGE_SITE_EXIT_CODE: code,
}: NodeJS.ProcessEnv): void => {
  if (code) {
    console.log('The site is large: it is built in stages.')
    process.exit(Number(code))
  }
}

/**
 * How a large site is bundled: without a cache, which would hold all in memory
 * that is kept of it, and the server's bundle when the app's is done, because
 * both take most at their end.
 */
export const largeSiteSettings = (isServer: boolean) => ({
  cache: false,
  experiments: { cache: false },
  // The names that @docusaurus/core/lib/webpack gives to the two.
  ...(isServer ? { dependencies: ['client'] } : {}),
})
