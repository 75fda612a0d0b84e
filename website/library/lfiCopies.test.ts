import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { requireOneLfi } from './lfiCopies'

const rootWith = (copies: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'copies-'))
  for (const [folder, version] of Object.entries(copies)) {
    const lfi = path.join(root, folder, 'node_modules/lfi')
    mkdirSync(lfi, { recursive: true })
    writeFileSync(path.join(lfi, 'package.json'), JSON.stringify({ version }))
  }
  return root
}

test('one copy of lfi is accepted', () => {
  expect(() => requireOneLfi(rootWith({ '.': '4.1.2' }))).not.toThrow()
})

test('two copies of lfi are refused with the folder and version of both', () => {
  const root = rootWith({ '.': '4.2.0', 'packages/trace': '4.1.2' })
  expect(() => requireOneLfi(root)).toThrow(
    'node_modules/lfi (4.2.0) and packages/trace/node_modules/lfi (4.1.2)',
  )
})
