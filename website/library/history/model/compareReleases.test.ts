import { expect, test } from 'vitest'
import { historyOf, upgradeTo } from './compareReleases'
import type { Release } from './schema'

const release = (
  version: string,
  declarations: Readonly<Record<string, readonly string[]>>,
  behaviour?: Release['behaviour'],
): Release => ({
  version,
  node: '>= 18',
  formats: ['module'],
  declarations: new Map(Object.entries(declarations)),
  ...(behaviour && { behaviour }),
})

const startsAs = (start: string): Release['behaviour'] =>
  new Map([['map', new Map([['start', start]])]])

test('an export is followed through every version that has it', () => {
  const { releases, exports } = historyOf([
    release('1.10.0', { map: ['b'], zip: ['z'] }),
    release('1.2.0', { map: ['a', 'b'] }),
    release('1.0.0', { map: ['b', 'a'], zip: ['z'] }),
  ])

  expect(releases.map(({ version }) => version)).toEqual([
    '1.0.0',
    '1.2.0',
    '1.10.0',
  ])
  expect(exports).toEqual({
    map: { added: ['1.0.0'], changed: ['1.10.0'] },
    zip: { added: ['1.0.0', '1.10.0'], removed: ['1.2.0'] },
  })
})

test('an upgrade is compared with the last release of the major before', () => {
  const upgrade = upgradeTo('4.0.0', [
    release('3.0.0', { old: ['o'] }),
    release('3.8.0', { map: ['a', 'b'], gone: ['g'], same: ['s'] }),
    release('4.0.0-beta.0', {}),
    release('4.0.0', { map: ['a', 'c'], came: ['n'], same: ['s'] }),
  ])

  expect(upgrade).toMatchObject({
    from: { version: '3.8.0' },
    to: { version: '4.0.0' },
    added: ['came'],
    removed: ['gone'],
    changed: [{ name: 'map', before: ['b'], after: ['c'] }],
  })
})

test('a version that nobody published cannot be compared', () => {
  expect(() => upgradeTo('4.0.0', [release('3.0.0', {})])).toThrow(
    'The registry has no version 4.0.0',
  )
  expect(() => upgradeTo('4.0.0', [release('4.0.0', {})])).toThrow(
    'no version older than 4.0.0',
  )
})

test('a version is compared with releases, and with a pre-release if it is one', () => {
  const published = [
    release('3.8.0', { map: ['a'] }),
    release('3.9.0-beta.0', { map: ['a'], trial: ['t'] }),
    release('4.0.0-beta.0', { map: ['b'] }),
  ]

  expect(upgradeTo('4.0.0-beta.0', published)).toMatchObject({
    from: { version: '3.8.0' },
    to: { version: '4.0.0-beta.0' },
    removed: [],
  })
})

test('the history says which versions were run, and when a function changed', () => {
  const { releases, exports } = historyOf([
    release('3.0.0', { map: ['a'] }),
    release('3.1.0', { map: ['a'] }, startsAs('eager')),
    release('3.2.0', { map: ['a'] }, startsAs('lazy')),
  ])

  expect(releases.map(({ probed }) => probed)).toEqual([undefined, true, true])
  expect(exports).toEqual({
    map: {
      added: ['3.0.0'],
      behaved: [
        {
          version: '3.2.0',
          changes: [{ field: 'start', before: 'eager', after: 'lazy' }],
        },
      ],
    },
  })
})

test('exports are listed by name, whichever version had them first', () => {
  const { exports } = historyOf([
    release('1.0.0', { zip: ['z'] }),
    release('1.1.0', { map: ['a'], zip: ['z'] }),
  ])

  expect(Object.keys(exports)).toEqual(['map', 'zip'])
})

test('overloads in another order are the same declaration', () => {
  const { exports } = historyOf([
    release('1.0.0', { map: ['a', 'b'] }),
    release('1.1.0', { map: ['b', 'a'] }),
    release('1.2.0', { map: ['a', 'b'] }),
  ])

  expect(exports).toEqual({ map: { added: ['1.0.0'] } })
})
