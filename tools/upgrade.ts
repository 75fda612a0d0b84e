/**
 * npm run upgrade -- VERSION|FILE: installs a version of lfi, or one that was
 * packed, for all workspaces; records what it does; and lists what to edit.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { requireOneLfi } from '../website/library/lfiCopies'
import type { Difference } from './compareRecords'
import { fileOf, readRecordFile } from './recordFile'

const outputOf = (command: string, ...options: readonly string[]): string => {
  const { stdout, stderr } = spawnSync(command, options, { encoding: 'utf8' })
  return `${stdout}${stderr}`.trim()
}

/** Every manifest of this repository that asks for lfi, set to one version. */
const askFor = (wanted: string): void => {
  for (const file of outputOf('git', 'ls-files', '*package.json').split('\n')) {
    const text = readFileSync(file, 'utf8')
    const changed = text.replace(/("lfi": )"[^"]*"/u, `$1"${wanted}"`)
    if (changed !== text) {
      writeFileSync(file, changed)
    }
  }
}

const versionOf = (): string =>
  JSON.parse(readFileSync('node_modules/lfi/package.json', 'utf8')).version

/** Since which version each export is there: new ones since this one. */
const recordSince = (version: string): void => {
  const file = fileOf('since')
  const since: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const names = Object.keys(readRecordFile('model').entries ?? {})
  const recorded = names.map(name => [name, since[name] ?? version])
  writeFileSync(
    file,
    `${JSON.stringify(Object.fromEntries(recorded), undefined, 2)}\n`,
  )
}

/** A place to look at, because of a change or of something that fails. */
type Todo = { place: string; isRequired: boolean; reason: string }

/** What changed of an export, and where that matters. */
type Change = { sentences: string[]; todos: Todo[] }

const FOLDERS = ['website', ':!website/records', 'tools', '*.md']

const searchFor = (pattern: string): string[] =>
  outputOf('git', 'grep', '-nE', pattern, '--', ...FOLDERS)
    .split('\n')
    .filter(Boolean)
    .map(line => line.split(':').slice(0, 2).join(':'))

/**
 * Where people wrote about an export. Of a name that is gone, each mention is
 * wrong; a new name is looked for as a word, as in a row that lfi lacks it.
 */
const mentionsOf = ({ name, kind }: Difference): Todo[] => {
  const pattern =
    kind === 'changed' ? `[\`'/]${name}[\`')]|\\b${name}\\(` : `\\b${name}\\b`
  const reasons = {
    new: 'says something of this name, which lfi has now',
    gone: 'names what lfi has no more',
    changed: 'may say what was true before',
  }
  return searchFor(pattern).map(place => ({
    place,
    isRequired: kind === 'gone',
    reason: reasons[kind],
  }))
}

/** `file(12,3): error TS…`, as `file:12`. */
const typeErrors = (): Todo[] =>
  [
    ...outputOf('npm', 'run', '--silent', 'typecheck').matchAll(
      /^(\S+)\((\d+),\d+\): error (.*)$/gmu,
    ),
  ].map(([, file, line, reason = '']) => ({
    place: `${file}:${line}`,
    isRequired: true,
    reason,
  }))

/** Unit tests of what pages say, as `file:line`. */
const failingTests = (): Todo[] =>
  [
    ...outputOf(
      'npx',
      'vitest',
      'run',
      '--reporter=github-actions',
      'website',
      'tools/examples',
      'tools/behaviour',
    ).matchAll(/^::error file=([^,]*),title=([^,:]*).*?,line=(\d+)/gmu),
  ].map(([, file = '', title = '', line]) => ({
    place: `${path.relative('.', file)}:${line}`,
    isRequired: true,
    reason: `this test fails: ${title.split(' > ').slice(1).join(' > ')}`,
  }))

/** Measures and writes everything down; what cannot be measured is a todo. */
const recordAll = async (version: string) => {
  // Not imported above: this reads the installed lfi.
  const { recorded } = await import('./recorded')
  const differences: Difference[] = []
  const todos: Todo[] = []
  for (const { name, place, measure } of recorded) {
    try {
      const measured = await measure()
      measured.write()
      // The size of an import says nothing that people repeat.
      differences.push(...(name === 'sizes' ? [] : measured.differences))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      todos.push({ place, isRequired: true, reason })
    }
    if (name === 'model') {
      recordSince(version)
    }
  }
  return { differences, todos }
}

/** One change for each name, with what matters because of it. */
const changesOf = (differences: readonly Difference[]): Map<string, Change> => {
  const changes = new Map<string, Change>()
  for (const difference of differences) {
    const { name, sentence } = difference
    const known = changes.get(name)
    if (known) {
      known.sentences.push(sentence)
    } else {
      changes.set(name, {
        sentences: [sentence],
        todos: mentionsOf(difference),
      })
    }
  }
  return changes
}

const print = (title: string, { sentences, todos }: Change): void => {
  const lines = todos.map(
    ({ place, isRequired, reason }) =>
      `${isRequired ? 'required ' : 'suggested'} ${place}: ${reason}`,
  )
  console.log([`\n${title}`, ...sentences, ...new Set(lines)].join('\n  '))
}

const upgrade = async (wanted: string): Promise<void> => {
  const before = versionOf()
  askFor(existsSync(wanted) ? `file:${path.resolve(wanted)}` : wanted)
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  })
  requireOneLfi()
  const version = versionOf()
  console.log(`lfi ${version} is installed once. Recording takes a minute…`)
  const { differences, todos } = await recordAll(version)
  for (const [name, change] of changesOf(differences)) {
    print(name, change)
  }
  print(`From ${before} to ${version}`, {
    sentences: [],
    todos: searchFor(before.replaceAll('.', '\\.')).map(place => ({
      place,
      isRequired: false,
      reason: 'names the version before',
    })),
  })
  print('What fails now', {
    sentences: [],
    todos: [...todos, ...typeErrors(), ...failingTests()],
  })
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
