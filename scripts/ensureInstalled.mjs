// Runs before anything is installed, so plain Node without dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const readPackages = file => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * What the lock file asks for and `node_modules` lacks or holds in another
 * version. npm's own record of the installed tree tells, without looking into
 * a thousand folders. Optional packages may be for other platforms, and those
 * that only checks need may be left out (`omitsDev`).
 */
export const findOutdated = (wanted, installed, omitsDev = false) =>
  Object.entries(wanted)
    .filter(
      ([location, { dev, optional, devOptional, link }]) =>
        Boolean(location && !optional && !devOptional && !link) &&
        !(omitsDev && dev),
    )
    .filter(
      ([location, { version }]) => installed[location]?.version !== version,
    )
    .map(([location]) => location.replace(/^.*node_modules\//u, ''))

const missingPackages = omitsDev => {
  const record = path.join(root, 'node_modules/.package-lock.json')
  return existsSync(record)
    ? findOutdated(
        readPackages(path.join(root, 'package-lock.json')),
        readPackages(record),
        omitsDev,
      )
    : ['everything']
}

/**
 * Installs what is missing or out of date, with npm's progress in view. What
 * only checks need is left out with `omitsDev`, and stays if it is there.
 */
export const ensureInstalled = ({ omitsDev = false } = {}) => {
  const missing = missingPackages(omitsDev)
  if (missing.length === 0) {
    return
  }
  const shown = missing.slice(0, 5).join(', ')
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : ''
  console.log(`Installing ${shown}${more} (about a minute on a fresh clone)…`)
  const options = [
    '--no-audit',
    '--no-fund',
    ...(omitsDev ? ['--omit=dev'] : []),
  ]
  const { status } = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      'The packages could not be installed. Check the network and the registry that npm is set to, then run the command again.',
    )
    process.exit(1)
  }
}
