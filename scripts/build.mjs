// `npm run build`: the production site in `build/`. It does nothing when
// nothing changed; `-- --force` builds all the same. Other options are those of
// `docusaurus build`, and build in any case.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runCommand } from './setup.mjs'

/** No page is made from these, so a change of them leaves the build fresh. */
const NO_INPUTS = [
  'tools/**',
  'website/bench/**',
  'website/tests/**',
  '.github/**',
  '*.md',
  '**/README.md',
  'docs/**',
  '**/*.test.ts',
  '**/*.test.tsx',
]
/** The folders whose pages show when they were last changed. */
const DATED = ['website/docs', 'website/blog', 'website/src/pages']

/**
 * A key of everything that a build is made from. What git does not ignore is
 * input, what it ignores is output. Undefined without git: each build is new.
 */
export const computeKey = (environment, folder = root, left = NO_INPUTS) => {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  try {
    const files = git(
      ...['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      ...['--', '.', ...left.map(it => `:(exclude,glob)${it}`)],
    )
      .split('\0')
      .filter(file => file && existsSync(path.join(folder, file)))
      .sort()
    const hash = createHash('sha256')
    for (const file of files) {
      hash.update(`\0${file}\0`).update(readFileSync(path.join(folder, file)))
    }
    hash.update(git('log', '-1', '--format=%H', '--', ...DATED))
    hash.update(process.version + JSON.stringify(environment))
    // A folder that git ignores has no inputs that it could name.
    return files.length > 0 ? hash.digest('hex') : undefined
  } catch {
    return undefined
  }
}

/** Inside the build, so that it goes with it. */
const keyFile = dir => path.join(dir, '.made-from')

const isFresh = (dir, key) =>
  key !== undefined &&
  existsSync(keyFile(dir)) &&
  readFileSync(keyFile(dir), 'utf8') === key

/**
 * Builds `dir` unless it was made from what is there now; whether it has. The
 * key is computed before, so that what is edited meanwhile leaves it stale.
 */
export const buildIfStale = (dir, readKey, build) => {
  const key = readKey()
  if (isFresh(dir, key)) {
    return false
  }
  rmSync(keyFile(dir), { force: true })
  build()
  writeFileSync(keyFile(dir), key ?? '')
  return true
}

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

/** The configuration by environment variables, as the site reads it. */
const readEnvironment = async () => {
  const { tsImport } = await import('tsx/esm/api')
  const file = '../website/config/environment.ts'
  const environment = await tsImport(file, import.meta.url)
  const { SITE_CONFIG } = process.env
  return { ...environment.readEnvironment(), SITE_CONFIG }
}

const bundlerCache = 'node_modules/.cache/rspack'

/**
 * The bundler asks for itself whether a guide has changed, but not whether what
 * turns guides into modules has: then everything is bundled anew.
 */
const keepBundlerCache = environment => {
  buildIfStale(
    bundlerCache,
    () => computeKey(environment, root, [...NO_INPUTS, 'website/docs/**']),
    () => {
      rmSync(bundlerCache, { force: true, recursive: true })
      mkdirSync(bundlerCache, { recursive: true })
    },
  )
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ??= ''
}

/** Builds the site unless `build/` was made from what is there now. */
export const buildSite = async ({ isForced = false } = {}) => {
  const environment = await readEnvironment()
  if (isForced) {
    rmSync(keyFile('build'), { force: true })
    rmSync(keyFile(bundlerCache), { force: true })
  }
  const hasBuilt = buildIfStale(
    'build',
    () => computeKey(environment),
    () => {
      keepBundlerCache(environment)
      runDocusaurus(['--out-dir', '../build'])
    },
  )
  if (!hasBuilt) {
    console.log('The build is up to date (npm run build -- --force).')
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(async () => {
    process.chdir(root)
    const options = process.argv.slice(2).filter(it => it !== '--force')
    if (options.length > 0) {
      runDocusaurus(options)
    } else {
      await buildSite({ isForced: process.argv.includes('--force') })
    }
  })
}
