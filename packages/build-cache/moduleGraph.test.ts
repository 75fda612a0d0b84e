import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { filesOf } from './moduleGraph'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) {
    rmSync(folder, { recursive: true })
  }
})

/** Writes files to a folder of the project, where imports resolve as usual. */
const write = (files: Readonly<Record<string, string>>): string => {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(path.resolve('.cache/graph-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

const namesOf = (folder: string): string[] =>
  filesOf([path.join(folder, 'entry.ts')]).map(file => path.basename(file))

test('what is imported, loaded later or started is found, however far away', () => {
  const folder = write({
    'entry.ts': `
      import { a } from './a'
      export { b } from './b'
      import type { T } from './types'
      import { readFile } from 'node:fs/promises'
      const later = () => import('./later')
      const worker = require.resolve('./worker.ts')
      const font = require.resolve('@fontsource/some/files/font.woff')
      export const all: T = [a, later, worker, font, readFile]
    `,
    'a.ts': `import ts from 'typescript'; export const a = ts`,
    'b.ts': `export const b = 1`,
    'types.ts': `export type T = unknown[]`,
    'later.ts': `export {}`,
    'worker.ts': `import './deep'; import 'rollup/parseAst'`,
    'deep.ts': `import 'node:fs'`,
  })

  expect(namesOf(folder)).toEqual([
    'a.ts',
    'b.ts',
    'deep.ts',
    'entry.ts',
    'later.ts',
    'worker.ts',
  ])
})

test('a file that has changed is read again', () => {
  const folder = write({
    'entry.ts': `import './a'`,
    'a.ts': `export {}`,
    'b.ts': `import 'zod'`,
  })
  expect(namesOf(folder)).toEqual(['a.ts', 'entry.ts'])

  writeFileSync(path.join(folder, 'a.ts'), `import './b'`)

  expect(namesOf(folder)).toEqual(['a.ts', 'b.ts', 'entry.ts'])
})

test('an import of a file that is not there names both', () => {
  const folder = write({ 'entry.ts': `import './absent'` })

  expect(() => namesOf(folder)).toThrow(/Could not resolve "\.\/absent"/u)
})
