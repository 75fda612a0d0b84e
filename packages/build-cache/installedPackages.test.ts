import { expect, test } from 'vitest'
import { describePackages, type Packages } from './installedPackages'

const packages: Packages = {
  'node_modules/a': { version: '1', dependencies: { b: '*', '@s/c': '*' } },
  'node_modules/a/node_modules/b': {
    version: '2',
    optionalDependencies: { '@s/c': '*', absent: '*' },
  },
  'node_modules/b': { version: '1' },
  'node_modules/@s/c': { version: '3', dependencies: { a: '*' } },
  'node_modules/other': { version: '1' },
}

const locations = (names: readonly string[]) =>
  describePackages(packages, names).map(line => line.split(' ')[0])

test('a package brings those it depends on, as Node would find them', () => {
  expect(locations(['a'])).toEqual([
    'node_modules/@s/c',
    'node_modules/a',
    'node_modules/a/node_modules/b',
  ])
  expect(locations(['b'])).toEqual(['node_modules/b'])
})

test('a name that is not installed is left out', () => {
  expect(locations(['@generated/routes'])).toEqual([])
})

test('another version, or another content of the same, is another line', () => {
  const changed = { ...packages, 'node_modules/b': { version: '1.1' } }
  const replaced = {
    ...packages,
    'node_modules/b': { version: '1', integrity: 'sha512-else' },
  }
  const lines = [packages, changed, replaced].map(it =>
    describePackages(it, ['b']).join(),
  )

  expect(new Set(lines).size).toBe(3)
})
