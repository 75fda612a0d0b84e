import { expect, test } from 'vitest'
import { createIntake } from './intake'
import { endEntries } from './limits'
import type { ConsoleEntry } from './messages'

const limits = { entries: 10, characters: 1000 }
const line: ConsoleEntry = { kind: 'output', level: 'log', text: '', depth: 0 }
const amended: ConsoleEntry = { kind: 'amended', key: 1, text: '' }

test.each([
  ['lines', line],
  ['amendments', amended],
])('more %s than an honest worker sends are refused', (_, entry) => {
  const { accepts } = createIntake(limits, () => 0)
  const entries = Array.from({ length: 10 + endEntries }, () => entry)
  expect(accepts({ type: 'entries', entries })).toBe(true)
  expect(accepts({ type: 'entries', entries: [entry] })).toBe(false)
})

test('more characters than an honest worker sends are refused', () => {
  const { accepts } = createIntake(limits, () => 0)
  const long = { ...line, text: 'x'.repeat(60_000) }
  expect(accepts({ type: 'entries', entries: [long] })).toBe(true)
  expect(accepts({ type: 'entries', entries: [long] })).toBe(false)
})

test('more clearing and more to open than there was printed is refused', () => {
  const clears = createIntake(limits, () => 0)
  const clear: ConsoleEntry = { kind: 'clear' }
  const entries = Array.from({ length: 20 }, () => clear)
  expect(clears.accepts({ type: 'entries', entries })).toBe(false)

  const trees = createIntake(limits, () => 0)
  const leaf = { label: '', text: '' }
  const tree = Array.from({ length: 13_000 }, () => leaf)
  const opened = { type: 'entries', entries: [{ ...line, tree }] } as const
  expect(trees.accepts(opened)).toBe(true)
  expect(trees.accepts(opened)).toBe(false)
})

test('a line and its amendment are one line', () => {
  const { accepts } = createIntake(limits, () => 0)
  const entries = Array.from({ length: 10 }, () => [line, amended]).flat()
  expect(accepts({ type: 'entries', entries })).toBe(true)
})

test('more reports than an honest worker sends are refused, for a second', () => {
  let now = 0
  const { accepts } = createIntake(limits, () => now)
  const send = () => accepts({ type: 'report', report: {} })
  expect(Array.from({ length: 50 }, send)).not.toContain(false)
  expect(send()).toBe(false)
  now = 1000
  expect(send()).toBe(true)
})
