import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { root } from './ensureInstalled.mjs'

/** What the built site is made from; tests and benchmarks are not in it. */
const inputs = [
  'blog',
  'cache',
  'config',
  'data',
  'docs',
  'engine',
  'examples',
  'library',
  'outputs',
  'pages',
  'playground',
  'search',
  'src',
  'static',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
]
const generated = path.join(root, 'docs/api')
const stampFile = path.join(root, 'node_modules/.cache/site-build-stamp')

function* filesBelow(location) {
  const entries = readdirSync(location, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(location, entry.name)
    if (entry.isDirectory() && file !== generated) {
      yield* filesBelow(file)
    } else if (entry.isFile() && !/\.test\.tsx?$/u.test(entry.name)) {
      yield file
    }
  }
}

/** Pages show when they were last changed, which only the history tells. */
const lastCommit = () => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString()
  } catch {
    return ''
  }
}

const configuration = () =>
  Object.entries(process.env)
    .filter(([name]) =>
      /^(?:BASE_URL|SITE_URL|(?:ANALYTICS|ANNOUNCEMENT|SEARCH)_.*)$/u.test(
        name,
      ),
    )
    .sort()
    .join('\n')

const inputsHash = () => {
  const hash = createHash('sha256')
  hash.update(`${lastCommit()}\n${configuration()}`)
  for (const name of inputs) {
    const location = path.join(root, name)
    if (!existsSync(location)) {
      continue
    }
    const files = path.extname(name) ? [location] : filesBelow(location)
    for (const file of files) {
      hash.update(`\n${path.relative(root, file)}\n`)
      hash.update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Whether `build/` holds what the sources and the environment ask for. */
export const isBuildFresh = () =>
  existsSync(path.join(root, 'build/index.html')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === inputsHash()

/** Called after a build that succeeded. */
export const recordBuild = () => {
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, inputsHash())
}
