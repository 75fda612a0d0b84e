import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVersions, isNextVersion, withoutPreRelease } from './versions'

test('versions are ordered by number, pre-releases before their release', () => {
  const ordered = [
    '0.9.0',
    '0.10.0',
    '1.0.0-beta.2',
    '1.0.0-beta.10',
    '1.0.0',
    '1.0.1',
  ]

  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered)
})

const version = fc
  .tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.option(fc.nat(3)))
  .map(
    ([major, minor, patch, beta]) =>
      `${major}.${minor}.${patch}${beta === null ? '' : `-beta.${beta}`}`,
  )

test('two versions compare alike from either side', () => {
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect(Math.sign(compareVersions(a, b))).toBe(
        0 - Math.sign(compareVersions(b, a)),
      )
    }),
  )
})

test('a pre-release with a hyphen in its name is told from one without', () => {
  expect(compareVersions('1.0.0-rc-1', '1.0.0-rc1')).not.toBe(0)
})

test('a pre-release comes before its release from either side', () => {
  expect(compareVersions('1.0.0-beta.1', '1.0.0')).toBeLessThan(0)
  expect(compareVersions('1.0.0', '1.0.0-beta.1')).toBeGreaterThan(0)
  expect(compareVersions('1.0.0-beta.1', '1.0.0-beta.2')).toBeLessThan(0)
  expect(compareVersions('1.0.0-beta.2', '1.0.0-beta.1')).toBeGreaterThan(0)
})

test('a pre-release is read as the release that it leads to', () => {
  expect(withoutPreRelease('2.0.0-beta.1')).toBe('2.0.0')
  expect(withoutPreRelease('2.0.0')).toBe('2.0.0')
})

test.each([
  ['4.1.1', '4.1.2', true],
  ['2.0.0-beta.0', '2.0.0-beta.1', true],
  ['2.0.0-beta.2', '2.0.0', true],
  ['2.0.0-beta.2', '2.0.1', false],
  ['4.1.0', '4.1.2', false],
  ['3.7.0', '3.8.0', false],
  ['3.8.0', '4.0.0', false],
])('whether a release may lie between %s and %s', (before, after, isNext) => {
  expect(isNextVersion(before, after)).toBe(isNext)
})
