import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findOutdated } from './ensureInstalled.mjs'

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/lfi': { version: '4.1.2' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
  'node_modules/only-on-mac': { version: '1.0.0', optional: true },
}

test('an installed tree that matches the lock file lacks nothing', () => {
  expect(
    findOutdated(wanted, {
      'node_modules/lfi': { version: '4.1.2' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
    }),
  ).toEqual([])
})

test('a package in another version and a missing one are both named', () => {
  expect(
    findOutdated(wanted, { 'node_modules/lfi': { version: '4.1.1' } }),
  ).toEqual(['lfi', 'b'])
})

test('what only checks need may be missing where nothing is checked', () => {
  const withDev = {
    ...wanted,
    'node_modules/vitest': { version: '4.1.0', dev: true },
  }
  const installed = {
    'node_modules/lfi': { version: '4.1.2' },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
  }
  expect(findOutdated(withDev, installed, true)).toEqual([])
  expect(findOutdated(withDev, installed)).toEqual(['vitest'])
})

test.each(['start', 'test'])(
  'npm %s loads nothing that it has yet to install',
  name => {
    const copy = mkdtempSync(path.join(tmpdir(), 'lfi-docs-bare-'))
    try {
      for (const folder of ['scripts', 'packages']) {
        cpSync(folder, path.join(copy, folder), {
          recursive: true,
          filter: file => !file.includes('node_modules'),
        })
      }
      const script = readFileSync(`scripts/${name}.mjs`, 'utf8')
      const modules = [
        ...script.matchAll(/^import .* from '(\.\/.*)'$/gmu),
      ].map(([, module]) => module)
      expect(modules).toContain('./ensureInstalled.mjs')
      const program = modules
        .map(module => `import '${copy}/scripts/${module}'`)
        .join('\n')
      execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        cwd: copy,
      })
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  },
)
