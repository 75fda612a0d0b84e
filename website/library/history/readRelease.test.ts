import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readRelease } from './readRelease'

/** Writes a small package and reads it. */
const read = (
  manifest: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>>,
) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'))
  const all = {
    ...files,
    'package.json': JSON.stringify({ version: '1.0.0', ...manifest }),
  }
  for (const [name, text] of Object.entries(all)) {
    fs.writeFileSync(path.join(folder, name), text)
  }
  try {
    return readRelease(folder)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

const declarationsOf = (text: string) =>
  Object.fromEntries(
    read({ types: './index.d.ts' }, { 'index.d.ts': text }).declarations,
  )

test('formatting, comments and other words for the same do not matter', () => {
  const narrow = declarationsOf(`
    /** A comment. */
    export declare const map: {
      <From, To>(
        fn: (value: From) => To, // Another.
        iterables: ReadonlyArray<Iterable<From> | From>,
      ): Iterable<To>
    }
    export type Keys = keyof never
    export const all: Every
    type Every = (value: number) => boolean
    export {}`)
  const wide = declarationsOf(
    `declare const map: <From, To>(fn: (value: From) => To, iterables: readonly (Iterable<From> | From)[]) => Iterable<To>; type Keys = PropertyKey; declare function all(value: number): boolean; export { map, type Keys, all }`,
  )

  expect(narrow).toMatchObject({
    map: [
      'function map<From, To>(fn: (value: From) => To, iterables: readonly (Iterable<From> | From)[]): Iterable<To>',
    ],
    Keys: ['type Keys = PropertyKey'],
    all: ['function all(value: number): boolean'],
  })
  expect(wide).toEqual(narrow)
})

test('each overload is a form, and a constant is told from a function', () => {
  expect(
    declarationsOf(
      'export const or: { (a: 1): 2; (a: 3): 4 }; export const symbol: unique symbol; export const empty: Iterable<1>',
    ),
  ).toEqual({
    or: ['function or(a: 1): 2', 'function or(a: 3): 4'],
    symbol: ['const symbol: unique symbol'],
    empty: ['const empty: Iterable<1>'],
  })
})

test('exports are followed through the files of a package', () => {
  const { declarations } = read(
    { types: './index.d.ts' },
    {
      'index.d.ts': "export * from './map'",
      'map.d.ts': 'export declare const map: 1',
    },
  )

  expect([...declarations.keys()]).toEqual(['map'])
})

test.each([
  [{ type: 'module', exports: './index.js' }, ['module']],
  [{ main: './index.js' }, ['commonjs']],
  [
    { type: 'module', main: './index.cjs', module: './index.js' },
    ['module', 'commonjs'],
  ],
  [
    {
      type: 'module',
      exports: { '.': { import: './index.js', require: './index.cjs' } },
    },
    ['module', 'commonjs'],
  ],
])('the formats of %j are told', (manifest, formats) => {
  const release = read(
    { ...manifest, types: './index.d.ts', engines: { node: '>= 18' } },
    { 'index.d.ts': 'export declare const map: 1' },
  )

  expect(release).toMatchObject({ node: '>= 18', formats })
})

test('a package without declarations is refused in a sentence', () => {
  expect(() => read({ main: './index.js' }, {})).toThrow(
    'names no declarations',
  )
})
