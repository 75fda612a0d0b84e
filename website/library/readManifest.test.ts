import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readManifest } from './readManifest'

const withExports = (exported: unknown): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'manifest-'))
  const manifest = {
    version: '9.9.9',
    license: 'MIT',
    author: { name: 'A' },
    repository: 'a/b',
    exports: { '.': exported },
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  return folder
}

test.each([
  ['flat', { types: './a.d.ts', default: './a.js' }],
  [
    'nested',
    {
      import: { types: './a.d.ts', default: './a.js' },
      require: { types: './a.d.cts', default: './a.cjs' },
    },
  ],
])('conditions that are %s lead to the files of a module', (_, exported) => {
  expect(readManifest(withExports(exported))).toMatchObject({
    types: './a.d.ts',
    main: './a.js',
  })
})

test('a package without declarations is a sentence that names its manifest', () => {
  expect(() => readManifest(withExports('./a.js'))).toThrow(
    /package\.json: exports\["\."\] leads a module to no declarations .* version 9\.9\.9/u,
  )
})

test('the version before is read as well', () => {
  expect(readManifest('node_modules/lfi-3').types).toBe('./dist/index.d.ts')
})
