import { expect, test } from 'vitest'
import { breakable } from './html'

test('a long name breaks between its words only', () => {
  expect(
    breakable('<a href="/RawReducerWithFinish">RawReducerWithFinish</a>'),
  ).toBe(
    '<a href="/RawReducerWithFinish">Raw<wbr>Reducer<wbr>With<wbr>Finish</a>',
  )
})

test('a short name stays whole, and code may wrap after a bracket', () => {
  expect(breakable('toArray&lt;Value&gt;')).toBe('toArray&lt;<wbr>Value&gt;')
})
