// What `npm start` and `npm test` begin with. It runs before anything is
// installed, so it is plain Node without dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const MIN_NODE = [20, 19]

/** What to say of a Node that is too old for the tools; otherwise nothing. */
export const describeOldNode = version => {
  const [major, minor] = version.split('.').map(Number)
  const isOld =
    major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])
  return isOld
    ? `This project needs Node ${MIN_NODE.join('.')} or newer; this is Node ${version}. Install a newer Node and run the command again.`
    : undefined
}

const readPackages = file => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * The packages of the lock file that `node_modules` lacks or holds in another
 * version, by npm's own record of the installed tree. Optional packages may be
 * for other platforms; `omitsDev` leaves out what only checks need.
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
 * Installs what is missing or out of date, with npm's progress in view;
 * without what only checks need if `omitsDev`. Throws a sentence if it can't.
 */
export const ensureInstalled = ({ omitsDev = false } = {}) => {
  const oldNode = describeOldNode(process.versions.node)
  if (oldNode) {
    throw new Error(oldNode)
  }
  const missing = missingPackages(omitsDev)
  if (missing.length === 0) {
    return
  }
  const shown = missing.slice(0, 5).join(', ')
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : ''
  console.log(`Installing ${shown}${more} (about a minute on a fresh clone)…`)
  const { status } = spawnSync(
    'npm',
    [
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...(omitsDev ? ['--omit=dev'] : []),
    ],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  )
  if (status !== 0) {
    throw new Error(
      'The packages could not be installed. Check the network and the registry that npm is set to, then run the command again.',
    )
  }
}

/** Runs a command's main function; what it throws is printed as a sentence. */
export const runCommand = async main => {
  try {
    await main()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
