import { setFlagsFromString } from 'node:v8'

/** Beyond as many documents, memory is what a build runs out of. */
const MANY = 1000

/** Whether these files, all below `docs/`, are those of a large site. */
export const isLarge = (files: readonly string[]): boolean =>
  files.filter(it => /\.mdx?$/u.test(it)).length > MANY

/**
 * By default JavaScript's heap may grow to several times of what is in use
 * before garbage is collected. Beside a bundler that holds most of the memory
 * it is collected sooner.
 */
export const SOONER = '--heap-growing-percent=30'

export const collectGarbageSooner = (): void => setFlagsFromString(SOONER)

/**
 * Each thread that renders pages holds all of the server's bundle, beside what
 * the bundler has not given back. Docusaurus reads this after bundling.
 */
export const renderInOneThread = (faster: object): void => {
  if (!('ssgWorkerThreads' in faster)) {
    throw new Error(
      'engine/bundler-cache expects "future.faster.ssgWorkerThreads" in the configuration, which @docusaurus/core/lib/ssg/ssgExecutor.js reads, and it is not there. See what decides now in how many threads pages are rendered: a large site has memory for one.',
    )
  }
  faster.ssgWorkerThreads = false
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
