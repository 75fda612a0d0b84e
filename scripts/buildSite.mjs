import { spawnSync } from 'node:child_process'
import { forgetBuild, recordBuild } from './buildFreshness.mjs'

export const buildSite = (options = [], environment = {}) =>
  spawnSync(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
      'website',
      ...options,
    ],
    { stdio: 'inherit', env: { ...process.env, ...environment } },
  ).status ?? 1

/**
 * Builds the pages in `build/`, and notes what they were made from, unless
 * options have a part in it.
 */
export const buildPages = (options = []) => {
  forgetBuild()
  const status = buildSite(['--out-dir', '../build', ...options])
  if (status === 0 && options.length === 0) {
    recordBuild('pages')
  }
  return status
}
