// A key of everything that `build/` is made from. What git does not ignore is
// input, what it ignores is output: there is no list of files to keep.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './setup.mjs'

/** No page is made from these, so a change of them leaves the build fresh. */
const OTHERS = [
  'tools/**',
  'website/tests/**',
  '.github/**',
  '*.md',
  '**/*.test.ts',
  '**/*.test.tsx',
]
/** The folders whose pages show when they were last changed. */
const DATED = ['website/docs', 'website/blog', 'website/src/pages']

/**
 * The id of a git tree with all files of `folder` as they are now. Index and
 * objects of its own keep the repository as it was.
 */
const writeTree = (folder, cache) => {
  const git = (args, options = {}) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    }).trim()
  const objects = path.resolve(
    folder,
    git(['rev-parse', '--git-path', 'objects']),
  )
  const own = path.join(cache, 'objects')
  mkdirSync(own, { recursive: true })
  const env = {
    ...process.env,
    GIT_INDEX_FILE: path.join(cache, 'index'),
    GIT_OBJECT_DIRECTORY: own,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  }
  git(
    ['add', '--all', '--', '.', ...OTHERS.map(it => `:(exclude,glob)${it}`)],
    { env },
  )
  const tree = git(['write-tree'], { env })
  const dates = git(['log', '-1', '--format=%H', '--', ...DATED])
  return `${tree} ${dates}`
}

/**
 * Computed before a build and kept inside it afterwards, so that an edit during
 * the build leaves it stale. Undefined without git: then each build is new.
 */
export const computeKey = (
  environment,
  folder = root,
  cache = path.join(root, '.cache/build-key'),
) => {
  try {
    return createHash('sha256')
      .update(writeTree(folder, cache))
      .update(process.version)
      .update(JSON.stringify(environment))
      .digest('hex')
  } catch {
    return undefined
  }
}

const keyFile = dir => path.join(dir, '.made-from')

export const isFresh = (dir, key) =>
  key !== undefined &&
  existsSync(keyFile(dir)) &&
  readFileSync(keyFile(dir), 'utf8') === key

/** Notes what a build was made from; without a key, that it is not known. */
export const keepKey = async (dir, key) => {
  await mkdir(dir, { recursive: true })
  await writeFile(keyFile(dir), key ?? '')
}

/** The configuration by environment variables, as the site reads it. */
export const readSiteEnvironment = async () => {
  const { tsImport } = await import('tsx/esm/api')
  const { readEnvironment } = await tsImport(
    '../website/config/environment.ts',
    import.meta.url,
  )
  return { ...readEnvironment(), siteConfig: process.env.SITE_CONFIG }
}
