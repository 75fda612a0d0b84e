import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describeOldNode, matches } from './setup.mjs'

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/lfi': { version: '4.1.2' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
  'node_modules/only-on-mac': { version: '1.0.0', optional: true },
}
const installed = {
  'node_modules/lfi': { version: '4.1.2' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
}

test('packages that are missing or in another version are noticed', () => {
  expect(matches(wanted, installed)).toBe(true)
  const older = { ...installed, 'node_modules/lfi': { version: '4.1.1' } }
  expect(matches(wanted, older)).toBe(false)
  const { 'node_modules/lfi': _, ...fewer } = installed
  expect(matches(wanted, fewer)).toBe(false)
})

test('what only checks need may be missing where nothing is checked', () => {
  const withDev = {
    ...wanted,
    'node_modules/vitest': { version: '4.1.0', dev: true },
  }
  expect(matches(withDev, installed, true)).toBe(true)
  expect(matches(withDev, installed)).toBe(false)
})

test('an old Node is refused in a sentence, and others will do', () => {
  expect(describeOldNode('20.18.3')).toContain('this is Node 20.18.3')
  for (const version of ['20.19.0', '22.0.0', '24.1.0']) {
    expect(describeOldNode(version)).toBeUndefined()
  }
})

test.each(['start', 'test'])(
  'npm %s loads nothing that it has yet to install',
  name => {
    const copy = mkdtempSync(path.join(tmpdir(), 'lfi-docs-bare-'))
    try {
      cpSync('scripts', path.join(copy, 'scripts'), { recursive: true })
      const script = readFileSync(`scripts/${name}.mjs`, 'utf8')
      const modules = [...script.matchAll(/^import .* from '(\..*)'$/gmu)]
      expect(modules.length).toBeGreaterThan(0)
      const program = modules
        .map(([, module]) => `import '${copy}/scripts/${module}'`)
        .join('\n')
      execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        cwd: copy,
      })
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  },
)

test('the lock file records no download addresses', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain(
    '"resolved": "http',
  )
})
