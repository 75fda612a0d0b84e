import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describeOldNode, findOutdated } from './setup.mjs'

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

test('an installed tree that matches the lock file lacks nothing', () => {
  expect(findOutdated(wanted, installed)).toEqual([])
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
  expect(findOutdated(withDev, installed, true)).toEqual([])
  expect(findOutdated(withDev, installed)).toEqual(['vitest'])
})

test.each([
  ['18.20.0', 'Node 20.19'],
  ['20.18.3', 'this is Node 20.18.3'],
])('Node %s is refused in a sentence', (version, words) => {
  expect(describeOldNode(version)).toContain(words)
})

test.each(['20.19.0', '22.0.0', '24.1.0'])('Node %s will do', version => {
  expect(describeOldNode(version)).toBeUndefined()
})

test.each(['start', 'test'])(
  'npm %s loads nothing that it has yet to install',
  name => {
    const copy = mkdtempSync(path.join(tmpdir(), 'lfi-docs-bare-'))
    try {
      cpSync('scripts', path.join(copy, 'scripts'), { recursive: true })
      const types = 'website/outputs/hosts/contentTypes.json'
      cpSync(types, path.join(copy, types))
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
