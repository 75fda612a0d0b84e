import { expect, test } from 'vitest'
import { breakable } from './html'

test('code may wrap after a bracket, and a name stays whole', () => {
  expect(breakable('RawReducerWithFinish&lt;Value&gt;')).toBe(
    'RawReducerWithFinish&lt;<wbr>Value&gt;',
  )
})
