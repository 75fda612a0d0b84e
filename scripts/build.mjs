// `npm run build`: the production site in `build/`. It does nothing when
// nothing changed; `-- --force` builds all the same. Other options are those of
// `docusaurus build`, and build in any case.
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import {
  computeKey,
  isFresh,
  keepKey,
  readSiteEnvironment,
} from './buildKey.mjs'
import { root, runCommand } from './setup.mjs'

const OUT_DIR = 'build'

const runDocusaurus = options => {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
      'website',
      ...options,
    ],
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) {
    throw new Error('The site could not be built; the reason is above.')
  }
}

/** Builds the site unless `build/` was made from what is there now. */
export const buildSite = async ({ isForced = false } = {}) => {
  // Before the build: what is edited meanwhile is not in it.
  const key = computeKey(await readSiteEnvironment())
  if (!isForced && isFresh(OUT_DIR, key)) {
    console.log('The build is up to date (npm run build -- --force).')
    return
  }
  await keepKey(OUT_DIR, undefined)
  runDocusaurus(['--out-dir', `../${OUT_DIR}`])
  await keepKey(OUT_DIR, key)
}

const main = async () => {
  process.chdir(root)
  const options = process.argv.slice(2).filter(option => option !== '--force')
  if (options.length > 0) {
    runDocusaurus(options)
  } else {
    await buildSite({ isForced: process.argv.includes('--force') })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(main)
}
