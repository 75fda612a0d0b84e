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
 * Whether `node_modules` holds what the lock file says, by npm's own record of
 * the installed tree. Optional packages may be for other platforms; `omitsDev`
 * leaves out what only checks need.
 */
export const matches = (wanted, installed, omitsDev = false) =>
  Object.entries(wanted).every(
    ([location, { version, dev, optional, devOptional, link }]) =>
      [location === '', optional, devOptional, link, omitsDev && dev].some(
        Boolean,
      ) || installed[location]?.version === version,
  )

const isInstalled = omitsDev => {
  const wanted = path.join(root, 'package-lock.json')
  const record = path.join(root, 'node_modules/.package-lock.json')
  return (
    existsSync(record) &&
    matches(readPackages(wanted), readPackages(record), omitsDev)
  )
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
  if (isInstalled(omitsDev)) {
    return
  }
  console.log('Installing packages (a minute or two on a fresh clone)…')
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
