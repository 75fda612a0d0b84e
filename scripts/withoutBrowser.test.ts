import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

/** This project with checks that all pass at once, and one that leaves a note. */
const createProject = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'checks-'))
  cpSync('scripts', path.join(folder, 'scripts'), { recursive: true })
  for (const name of ['node_modules', 'package-lock.json']) {
    symlinkSync(path.resolve(name), path.join(folder, name))
  }
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const scripts = Object.fromEntries(
    Object.keys(manifest.scripts).map(name => [name, 'node pass.mjs']),
  )
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }))
  writeFileSync(
    path.join(folder, 'pass.mjs'),
    "console.log('Left unchecked: a host that is missing.')",
  )
  return folder
}

/** A PATH with what running scripts takes, and no browser. */
const createPath = (folder: string): string => {
  const programs = path.join(folder, 'programs')
  mkdirSync(programs)
  const which = (name: string) =>
    spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim()
  for (const name of ['node', 'npm', 'sh', 'env']) {
    symlinkSync(which(name), path.join(programs, name))
  }
  return programs
}

/** It starts npm a dozen times. */
const MAX_TIME = 90_000

test.skipIf(process.platform === 'win32')(
  'without a browser the rest is checked, what is left is said, and a count ends it',
  () => {
    const folder = createProject()
    const { status, stdout } = spawnSync(
      process.execPath,
      ['scripts/test.mjs'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          CHROMIUM_PATH: '',
          INSTALL_BROWSER: 'no',
          PATH: createPath(folder),
          PLAYWRIGHT_BROWSERS_PATH: '/nowhere',
        },
      },
    )
    expect(stdout).toContain('✓ unit tests')
    expect(stdout).toContain('✓ build:')
    expect(stdout).not.toContain('✓ browser tests')
    expect(stdout).toMatch(/^Left unchecked: browser tests\. .*CHROMIUM_PATH/mu)
    expect(stdout).toContain('Left unchecked: a host that is missing.')
    expect(stdout.trimEnd()).toMatch(/\n\d+ passed, 0 failed$/u)
    expect(status).toBe(1)
  },
  MAX_TIME,
)
