import { expect, test } from 'vitest'
import { createIntake } from './intake'
import { endEntries } from './limits'
import type { ConsoleEntry } from './messages'

const line: ConsoleEntry = { kind: 'output', level: 'log', text: '', depth: 0 }
const amended: ConsoleEntry = { kind: 'amended', key: 1, text: '' }

test.each([
  ['lines', line],
  ['amendments', amended],
])('more %s than an honest worker sends are refused', (_, entry) => {
  const { accepts } = createIntake({ entries: 10 }, () => 0)
  const entries = Array.from({ length: 10 + endEntries }, () => entry)
  expect(accepts({ type: 'entries', entries })).toBe(true)
  expect(accepts({ type: 'entries', entries: [entry] })).toBe(false)
})

test('a line and its amendment are one line', () => {
  const { accepts } = createIntake({ entries: 10 }, () => 0)
  const entries = Array.from({ length: 10 }, () => [line, amended]).flat()
  expect(accepts({ type: 'entries', entries })).toBe(true)
})

test('more recordings than an honest worker sends are refused, for a second', () => {
  let now = 0
  const { accepts } = createIntake({ entries: 10 }, () => now)
  const recording = { steps: [], head: [], tail: [], total: 0 }
  const send = () => accepts({ type: 'trace', recording })
  expect(Array.from({ length: 50 }, send)).not.toContain(false)
  expect(send()).toBe(false)
  now = 1000
  expect(send()).toBe(true)
})
