import { spawnSync } from 'node:child_process'

/** Any code that nothing else ends with. */
const LARGE = 75

/**
 * By default JavaScript's heap may grow to several times of what is in use
 * before garbage is collected, beside a bundler that needs the memory.
 */
export const COLLECT_SOONER = '--heap-growing-percent=30'

const run = (options, environment, ...flags) =>
  spawnSync(
    process.execPath,
    [
      ...flags,
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
      'website',
      ...options,
    ],
    { stdio: 'inherit', env: { ...process.env, ...environment } },
  ).status ?? 1

/** The same site, by one process that bundles it and one that renders it. */
export const buildInStages = (options = [], environment = {}) =>
  run(
    options,
    { ...environment, DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' },
    COLLECT_SOONER,
  ) || run(options, { ...environment, DOCUSAURUS_SKIP_BUNDLING: 'true' })

/**
 * Builds the site and returns the exit code. A process does not give back the
 * memory of what it has done, so the process that finds the site to be large
 * ends there, and others go on from what it has left in the cache
 * (engine/bundler-cache/largeSite.ts).
 */
export const buildSite = (options = [], environment = {}) => {
  const status = run(options, {
    ...environment,
    LARGE_SITE_EXIT_CODE: String(LARGE),
  })
  return status === LARGE ? buildInStages(options, environment) : status
}
