import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Runs the search where no browser is, with programs that note their calls. */
const find = (environment: Record<string, string>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'))
  const log = path.join(folder, 'log')
  writeFileSync(log, '')
  for (const name of ['npx', 'apt-get']) {
    const program = path.join(folder, name)
    writeFileSync(program, `#!/bin/sh\necho "${name} $*" >> ${log}\nexit 1\n`)
    chmodSync(program, 0o755)
  }
  const result = spawnSync(process.execPath, ['scripts/findBrowser.mjs'], {
    encoding: 'utf8',
    env: {
      CHROMIUM_PATH: '',
      PATH: folder,
      PLAYWRIGHT_BROWSERS_PATH: '/nowhere',
      ...environment,
    },
  })
  return { ...result, calls: readFileSync(log, 'utf8').trim().split('\n') }
}

test('nothing is installed when that is forbidden, and a sentence says so', () => {
  const { status, stdout, stderr, calls } = find({ INSTALL_BROWSER: 'no' })
  expect([status, stdout, calls]).toEqual([1, '', ['']])
  expect(stderr).toContain('INSTALL_BROWSER=no forbids installing one')
  expect(stderr).not.toContain(' at ')
})

test('Playwright downloads first; then root installs the smallest set, upgrading nothing', () => {
  const { status, stdout, calls } = find({})
  const isRoot = process.getuid?.() === 0
  expect(status).toBe(1)
  expect(stdout).toContain('Installing Chromium for the browser tests')
  expect(calls).toEqual([
    'npx playwright install chromium',
    ...(isRoot && process.platform === 'linux'
      ? [
          'apt-get update -qq',
          'apt-get install -qq -y --no-install-recommends --no-upgrade --no-remove chromium-headless-shell fonts-liberation',
          'apt-get install -qq -y --no-install-recommends --no-upgrade --no-remove chromium fonts-liberation',
        ]
      : []),
  ])
})
