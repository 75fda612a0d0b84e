/**
 * npm run upgrade -- VERSION|FILE: installs a version of lfi, or one that was
 * packed, for all workspaces; records what it does; and lists where people
 * wrote about what changed. Types and tests then say what is wrong.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Difference, readRecordFile } from './recordFile'

const run = (command: string, ...options: readonly string[]): void =>
  void spawnSync(command, options, { stdio: 'inherit' })

const linesOf = (...options: readonly string[]): string[] =>
  spawnSync('git', options, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)

/** Every manifest of this repository that depends on lfi, set to one version. */
const askFor = (wanted: string): void => {
  for (const file of linesOf('ls-files', '*package.json')) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/("lfi": )"[^"]*"/u, `$1"${wanted}"`))
  }
}

const readVersion = (): string =>
  JSON.parse(readFileSync('node_modules/lfi/package.json', 'utf8')).version

/** Since which version each export is there: new ones since this one. */
const addSince = (version: string, names: readonly string[]): void => {
  const file = 'website/data/since.json'
  const since: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const recorded = names.map(name => [name, since[name] ?? version])
  writeFileSync(
    file,
    `${JSON.stringify(Object.fromEntries(recorded), undefined, 2)}\n`,
  )
}

/** The lines that have a pattern, as `file:12: text`. */
const searchFor = (pattern: string, ...folders: string[]): string[] =>
  linesOf('grep', '-nE', pattern, '--', ...folders)

const ALL = ['website', ':!website/records', 'tools', '*.md']
const WRITTEN = ['website/docs', 'website/data']

/**
 * Where people wrote about an export. Of a name that is gone, each mention is
 * wrong; a new name is looked for as a word, as in a row that lfi lacks it.
 */
const mentionsOf = ({ name, kind }: Difference): string[] =>
  kind === 'gone'
    ? searchFor(`\\b${name}\\b`, ...ALL)
    : searchFor(
        kind === 'new' ? `\\b${name}\\b` : `[\`/]${name}[\`)]`,
        ...WRITTEN,
      )

/** People repeat nothing of sizes, and only pictures of runs change by name. */
const UNSAID = ['sizes', 'traces']

/** Measures and writes everything down; says what cannot be measured. */
const recordAll = async (version: string): Promise<Difference[]> => {
  // Not imported above: it reads the installed lfi.
  const { recorded } = await import('./recorded')
  const all: Difference[] = []
  for (const { name, place, measure } of recorded) {
    try {
      const { differences, write } = await measure()
      write()
      all.push(...(UNSAID.includes(name) ? [] : differences))
    } catch (error) {
      console.error(`${place} could not be recorded:`, error)
    }
    if (name === 'model') {
      addSince(version, Object.keys(readRecordFile(name).entries ?? {}))
    }
  }
  return all
}

const print = (title: string, lines: readonly string[]): void =>
  console.log([`\n${title}`, ...lines].join('\n  '))

const upgrade = async (wanted: string): Promise<void> => {
  const before = readVersion()
  askFor(existsSync(wanted) ? `file:${path.resolve(wanted)}` : wanted)
  const install = ['install', '--no-audit', '--no-fund']
  if (spawnSync('npm', install, { stdio: 'inherit' }).status !== 0) {
    askFor(before)
    throw new Error(`npm found no lfi ${wanted}: all is as it was.`)
  }
  const version = readVersion()
  console.log(`lfi ${version} is installed. Recording takes a minute…`)
  for (const difference of await recordAll(version)) {
    print(difference.sentence, mentionsOf(difference))
  }
  print(
    `From ${before} to ${version}`,
    searchFor(before.replaceAll('.', '\\.'), ...ALL),
  )
  run('npm', 'run', '--silent', 'typecheck')
  run('npx', 'vitest', 'run', 'website', 'tools')
}

const [wanted] = process.argv.slice(2)
if (wanted && !wanted.startsWith('-')) {
  upgrade(wanted).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
} else {
  console.error(
    'Name a version or a packed file: npm run upgrade -- 4.2.0, npm run upgrade -- ../lfi-4.2.0.tgz',
  )
  process.exitCode = 1
}
