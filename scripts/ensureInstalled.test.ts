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
