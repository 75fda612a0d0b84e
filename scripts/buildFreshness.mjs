import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { root } from './ensureInstalled.mjs'

/**
 * What the site is not made from. Everything else counts, so that a new folder
 * can't be forgotten: at worst the site is built once more than needed.
 */
const isOther = name =>
  /^(?:\..*|node_modules|build|build-.*|website\/(?:\..*|generated|docs\/api|tests|bench)|test-results|playwright-report|[^/]*\.md|.*\.test\.m?tsx?)$/u.test(
    name,
  )

/** The files that the site is made from, from `folder`, in a fixed order. */
export const listInputs = (folder, below = '') =>
  readdirSync(path.join(folder, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const name = path.posix.join(below, entry.name)
      if (isOther(name)) {
        return []
      }
      return entry.isDirectory() ? listInputs(folder, name) : [name]
    })

/**
 * What is installed, without what only checks need: installing that for them
 * changes no page.
 */
export const describeInstalled = packages =>
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([name, { version, integrity }]) => [name, version, integrity].join())

const installed = () =>
  describeInstalled(
    JSON.parse(
      readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8'),
    ).packages,
  )

/** The package that maintainers change in place. */
const libraryFiles = () =>
  readdirSync(path.join(root, 'node_modules/lfi/dist'))
    .sort()
    .map(name => `node_modules/lfi/dist/${name}`)

/** The folders whose pages show when they were last changed. */
const DATED = ['website/docs', 'website/blog', 'website/src/pages']

/**
 * The last commit that changed such a page. Others change no date, so that
 * committing code that is built already does not make the build stale.
 */
const lastDatedCommit = () => {
  try {
    return execFileSync('git', ['log', '-1', '--format=%H', '--', ...DATED], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString()
  } catch {
    return ''
  }
}

export const readConfiguration = (source, environment) =>
  [...new Set(source.match(/\b[A-Z]+(?:_[A-Z]+)+\b/gu))]
    .sort()
    .map(name => `${name}=${environment[name] ?? ''}`)

const inputsHash = () => {
  const source = readFileSync(
    path.join(root, 'website/config/environment.ts'),
    'utf8',
  )
  const hash = createHash('sha256')
  hash.update(lastDatedCommit())
  hash.update(readConfiguration(source, process.env).join('\n'))
  hash.update(installed().join('\n'))
  for (const file of [...listInputs(root), ...libraryFiles()]) {
    hash.update(`\n${file}\n`)
    hash.update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

const stampFile = path.join(root, '.cache/site-build-stamp')

const readStamp = () => {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * What `build/` is: `stale`; `pages`, which the local server can serve; or
 * `finished`, which is those with their compressed twins, looked at.
 */
export const readBuildState = () => {
  const { inputs, state } = readStamp()
  return existsSync(path.join(root, 'build/index.html')) &&
    inputs === inputsHash()
    ? state
    : 'stale'
}

export const isBuildFresh = () => readBuildState() !== 'stale'

/** Called after a build that succeeded. */
export const recordBuild = state => {
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, JSON.stringify({ inputs: inputsHash(), state }))
}

/** Called before a build, which may stop halfway. */
export const forgetBuild = () => rmSync(stampFile, { force: true })
