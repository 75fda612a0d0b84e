import { expect, test } from 'vitest'
import type { ExportFacts, History } from './schema'
import { changesOf, declaredSince, type ReleaseNotes, sinceOf } from './since'

const historyOf = (facts: ExportFacts): History => ({
  releases: ['0.1.0', '1.0.6', '2.0.0-beta.0', '2.0.0', '4.1.1', '4.1.2'].map(
    version => ({ version, node: '*', formats: ['module'] }),
  ),
  exports: { thing: facts },
})

const notes = {
  neverPublished: ['0.0.1'],
  otherThings: [{ until: '2.0.0', names: ['thing'] }],
}
const noNotes: ReleaseNotes = { neverPublished: [], otherThings: [] }

const since = (facts: ExportFacts, tag: string, given = noNotes): string =>
  sinceOf('thing', tag, historyOf(facts), given)

test('a tag is repeated where the published versions leave room for it', () => {
  expect(since({ added: ['0.1.0'] }, '0.0.2')).toBe('0.0.2')
  expect(since({ added: ['2.0.0-beta.0'] }, '2.0.0')).toBe('2.0.0')
})

test('a tag that names a later version than one that has it is not believed', () => {
  expect(since({ added: ['4.1.2'] }, '5.0.0')).toBe('4.1.2')
})

test('a tag that names a version without it is not believed', () => {
  expect(since({ added: ['2.0.0-beta.0'] }, '0.0.1')).toBe('by 2.0.0')
})

test('a tag that names a version nobody could install is not believed', () => {
  expect(since({ added: ['0.1.0'] }, '0.0.1', notes)).toBe('by 0.1.0')
})

test('without a tag the first version that has it is all that is known', () => {
  expect(since({ added: ['4.1.1'] }, '')).toBe('by 4.1.1')
})

test('a tag that names the version just before the first is not believed', () => {
  expect(since({ added: ['4.1.2'] }, '4.1.1')).toBe('4.1.2')
})

test('a new meaning is that of its own name, in its own version, the first time', () => {
  const facts = { added: ['0.1.0'], changed: ['4.1.1', '4.1.2'] }
  const others = [
    { until: '2.0.0', names: ['thing'] },
    { until: '4.1.2', names: ['another'] },
  ]

  expect(
    since(facts, '0.0.2', { neverPublished: [], otherThings: others }),
  ).toBe('0.0.2')
})

test('a name with two new meanings counts from the first', () => {
  const facts = { added: ['0.1.0'], changed: ['4.1.1', '4.1.2'] }
  const otherThings = ['4.1.1', '4.1.2'].map(until => ({
    until,
    names: ['thing'],
  }))

  expect(since(facts, '', { neverPublished: [], otherThings })).toBe('by 4.1.1')
})

test('an export that no version has is since what its tag says', () => {
  expect(
    sinceOf('unknown', '9.9.9', historyOf({ added: ['0.1.0'] }), noNotes),
  ).toBe('9.9.9')
})

test('what went and came back counts from its return', () => {
  const facts = { added: ['0.1.0', '4.1.2'], removed: ['1.0.6'] }

  expect(since(facts, '0.1.0')).toBe('4.1.2')
  expect(declaredSince('thing', historyOf(facts))).toBe('4.1.2')
})

test('a name that meant something else counts from its new meaning', () => {
  const facts = { added: ['0.1.0'], changed: ['2.0.0-beta.0', '4.1.2'] }

  expect(since(facts, '0.0.1', notes)).toBe('by 2.0.0')
})

test('a declaration counts from its last change, or else from the beginning', () => {
  const changed = historyOf({ added: ['0.1.0'], changed: ['2.0.0', '4.1.2'] })

  expect(declaredSince('thing', changed)).toBe('4.1.2')
  expect(declaredSince('thing', historyOf({ added: ['4.1.1'] }))).toBe(
    'by 4.1.1',
  )
  expect(declaredSince('unknown', changed)).toBeUndefined()
})

test('each change of behaviour is told with its version', () => {
  const changes = [{ field: 'start', before: 'lazy', after: 'eager' }]
  const history = historyOf({
    added: ['0.1.0'],
    behaved: [
      { version: '4.1.1', changes: [] },
      { version: '4.1.2', changes },
    ],
  })

  expect(changesOf('thing', history)).toEqual([
    { version: '4.1.2', field: 'start', before: 'lazy', after: 'eager' },
  ])
  expect(changesOf('unknown', history)).toEqual([])
})
