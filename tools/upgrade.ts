/**
 * npm run upgrade -- VERSION|FILE: installs a version of lfi, or one that was
 * packed, for all workspaces; records what it does; and lists what to look at.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { requireOneLfi } from '../website/library/lfiCopies'
import { installedVersion } from '../website/library/lfiVersion'
import { readRecordFile } from './recordFile'

const git = (...options: readonly string[]): string =>
  execFileSync('git', options, { encoding: 'utf8' })

/** Every manifest of this repository that asks for lfi, set to one version. */
const askFor = (wanted: string): void => {
  const files = git('ls-files', '*package.json').trim().split('\n')
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const changed = text.replace(/("lfi": )"[^"]*"/u, `$1"${wanted}"`)
    if (changed !== text) {
      writeFileSync(file, changed)
    }
  }
}

const runScript = (...options: readonly string[]): string => {
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', ...options], {
    encoding: 'utf8',
  })
  return `${stdout}${stderr}`.trim()
}

/** The names of exports in which a record changed, with the sentences. */
const changesIn = (report: string): Map<string, string[]> => {
  const changes = new Map<string, string[]>()
  for (const line of report.split('\n')) {
    const name = /^\s+\w+, ([\w$]+)[^:]*: /u.exec(line)?.[1]
    if (name) {
      changes.set(name, [...(changes.get(name) ?? []), line.trim()])
    }
  }
  return changes
}

/** Where people wrote about an export: those sentences may be wrong now. */
const mentionsOf = (name: string): string[] => {
  const pattern = `\\b${name}\\b`
  const { stdout } = spawnSync(
    'git',
    ['grep', '-nE', pattern, '--', 'website/docs', 'website/data'],
    { encoding: 'utf8' },
  )
  return stdout
    .split('\n')
    .filter(Boolean)
    .map(line => line.split(':').slice(0, 2).join(':'))
}

/** Since which version each export is there: new ones since this one. */
const recordSince = (version: string): void => {
  const file = 'website/records/since.json'
  const since: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const names = Object.keys(readRecordFile('model')?.entries ?? {})
  const recorded = names.map(name => [name, since[name] ?? version])
  writeFileSync(
    file,
    `${JSON.stringify(Object.fromEntries(recorded), undefined, 2)}\n`,
  )
}

const printList = (title: string, lines: readonly string[]): void =>
  console.log([`\n${title}`, ...lines.map(line => `  ${line}`)].join('\n'))

const upgrade = (wanted: string): void => {
  askFor(existsSync(wanted) ? `file:${path.resolve(wanted)}` : wanted)
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  })
  requireOneLfi()
  const version = installedVersion('lfi')
  console.log(`lfi ${version} is installed once. Recording takes a minute…`)
  const model = runScript('record', 'model')
  recordSince(version)
  const report = [model, runScript('record')].join('\n')
  for (const [name, sentences] of changesIn(report)) {
    printList(name, sentences)
    printList(
      '  suggested: read',
      mentionsOf(name).map(place => `  ${place}`),
    )
  }
  printList('Required (npm run verify, npm run typecheck)', [
    ...runScript('verify')
      .split('\n')
      .filter(line => !line.includes(' is right ')),
    ...runScript('typecheck')
      .split('\n')
      .filter(line => line.includes('error TS')),
  ])
}

const [wanted] = process.argv.slice(2)
if (wanted) {
  upgrade(wanted)
} else {
  console.error(
    'Name a version or a packed file: npm run upgrade -- 4.2.0, npm run upgrade -- ../lfi-4.2.0.tgz',
  )
  process.exitCode = 1
}
