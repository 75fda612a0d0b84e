import { spawnSync } from 'node:child_process'

/** Builds the site and returns the exit code. */
export const buildSite = (options = [], environment = {}) =>
  spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...options],
    { stdio: 'inherit', env: { ...process.env, ...environment } },
  ).status ?? 1
