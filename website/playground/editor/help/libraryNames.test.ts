import { expect, test } from 'vitest'
import { readOtherVersions } from '../../sandbox/build/otherVersions'
import { namesOfVersion } from './libraryNames'

const entry = (name: string, module = 'lfi') =>
  [
    name,
    { name, module, kind: 'function', signature: '', summary: '', path: '' },
  ] as const

test('an older version offers what it has, and the helpers', () => {
  const names = new Map([
    entry('map'),
    entry('BackpressureStrategy'),
    entry('delay', 'lfi-playground'),
  ])
  const [older] = readOtherVersions()
  expect(older?.version).toBe('3.8.0')
  expect(older?.exportedNames).toContain('mapConcur')
  expect([...namesOfVersion(names, older?.declarations).keys()]).toEqual([
    'map',
    'delay',
  ])
  expect(namesOfVersion(names, undefined)).toBe(names)
})
