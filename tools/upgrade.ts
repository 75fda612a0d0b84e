/**
 * npm run upgrade -- VERSION|FILE: installs a version of lfi, or one that was
 * packed, for all workspaces; records what it does; and lists what to edit.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Difference } from './compareRecords'
import { readRecordFile } from './recordFile'

const outputOf = (command: string, ...options: readonly string[]): string => {
  const { stdout, stderr } = spawnSync(command, options, { encoding: 'utf8' })
  return `${stdout}${stderr}`.trim()
}

/** Every manifest of this repository that depends on lfi, set to one version. */
const askFor = (wanted: string): void => {
  for (const file of outputOf('git', 'ls-files', '*package.json').split('\n')) {
    const text = readFileSync(file, 'utf8')
    const changed = text.replace(/("lfi": )"[^"]*"/u, `$1"${wanted}"`)
    if (changed !== text) {
      writeFileSync(file, changed)
    }
  }
}

const readVersion = (): string =>
  JSON.parse(readFileSync('node_modules/lfi/package.json', 'utf8')).version

/** Since which version each export is there: new ones since this one. */
const addSince = (version: string): void => {
  const file = 'website/data/since.json'
  const since: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const names = Object.keys(readRecordFile('model').entries ?? {})
  const recorded = names.map(name => [name, since[name] ?? version])
  writeFileSync(
    file,
    `${JSON.stringify(Object.fromEntries(recorded), undefined, 2)}\n`,
  )
}

/** A line of the list: where to look, and why. */
const required = (place: string, reason: string): string =>
  `required  ${place}: ${reason}`
const suggested = (place: string, reason: string): string =>
  `suggested ${place}: ${reason}`

/** The lines that have a pattern, as `file:12,48`. */
const searchFor = (pattern: string, ...folders: string[]): string[] => {
  const found = new Map<string, string[]>()
  const output = outputOf('git', 'grep', '-nE', pattern, '--', ...folders)
  for (const line of output.split('\n').filter(Boolean)) {
    const [file = '', number = ''] = line.split(':')
    found.set(file, [...(found.get(file) ?? []), number])
  }
  return [...found].map(([file, lines]) => `${file}:${lines.join(',')}`)
}

const ALL = ['website', ':!website/records', 'tools', '*.md']
const WRITTEN = ['website/docs', 'website/data']

/**
 * Where people wrote about an export. Of a name that is gone, each mention is
 * wrong; a new name is looked for as a word, as in a row that lfi lacks it.
 */
const mentionsOf = ({ name, kind }: Difference): string[] => {
  switch (kind) {
    case 'gone':
      return searchFor(`\\b${name}\\b`, ...ALL).map(place =>
        required(place, 'names what lfi has no more'),
      )
    case 'new':
      return searchFor(`\\b${name}\\b`, ...WRITTEN).map(place =>
        suggested(place, 'names what lfi has now'),
      )
    case 'changed':
      return searchFor(`[\`/]${name}[\`)]`, ...WRITTEN).map(place =>
        suggested(place, 'may say what was true before'),
      )
  }
}

/** `file(12,3): error TS…`, as `file:12`. */
const typeErrors = (): string[] =>
  [
    ...outputOf('npm', 'run', '--silent', 'typecheck').matchAll(
      /^(\S+)\((\d+),\d+\): error (.*)$/gmu,
    ),
  ].map(([, file, line, reason = '']) => required(`${file}:${line}`, reason))

/** Unit tests of what pages say, as `file:line`. */
const failingTests = (): string[] =>
  [
    ...outputOf(
      'npx',
      ...['vitest', 'run', '--reporter=github-actions'],
      ...['website', 'tools/examples', 'tools/behaviour'],
    ).matchAll(/^::error file=([^,]*),title=([^,:]*).*?,line=(\d+)/gmu),
  ].map(([, file = '', title = '', line]) => {
    const [, ...names] = decodeURIComponent(title).split(' > ')
    const place = `${path.relative('.', file)}:${line}`
    return required(place, `this test fails: ${names.join(' > ')}`)
  })

/** People repeat nothing of sizes, and only pictures of runs change by name. */
const UNSAID = ['sizes', 'traces']

/** Measures and writes everything down; says what cannot be measured. */
const recordAll = async (version: string) => {
  // Not imported above: this reads the installed lfi.
  const { recorded } = await import('./recorded')
  const differences: Difference[] = []
  const failures: string[] = []
  for (const { name, place, measure } of recorded) {
    try {
      const measured = await measure()
      measured.write()
      differences.push(...(UNSAID.includes(name) ? [] : measured.differences))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      failures.push(required(place, reason))
    }
    if (name === 'model') {
      addSince(version)
    }
  }
  return { differences, failures }
}

const print = (title: string, lines: readonly string[]): void =>
  console.log([`\n${title}`, ...lines].join('\n  '))

/** What changed of each export, and where that matters. */
const printChanges = (differences: readonly Difference[]): void => {
  for (const name of new Set(differences.map(difference => difference.name))) {
    const own = differences.filter(difference => difference.name === name)
    print(name, [
      ...own.map(({ sentence }) => sentence),
      ...new Set(own.flatMap(mentionsOf)),
    ])
  }
}

const upgrade = async (wanted: string): Promise<void> => {
  const before = readVersion()
  askFor(existsSync(wanted) ? `file:${path.resolve(wanted)}` : wanted)
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  })
  const version = readVersion()
  console.log(`lfi ${version} is installed. Recording takes a minute…`)
  const { differences, failures } = await recordAll(version)
  printChanges(differences)
  print(
    `From ${before} to ${version}`,
    searchFor(before.replaceAll('.', '\\.'), ...ALL).map(place =>
      suggested(place, 'names the version before'),
    ),
  )
  print('What fails now', [...failures, ...typeErrors(), ...failingTests()])
}

const [wanted] = process.argv.slice(2)
if (wanted) {
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
