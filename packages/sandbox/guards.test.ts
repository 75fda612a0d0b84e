import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMessage } from './guards'

const output = { kind: 'output', level: 'log', text: 'a', depth: 0 }

const read = (entry: unknown) => readMessage({ type: 'entry', entry, extra: 1 })
const message = (entry: object) => ({ type: 'entry', entry })

test.each([
  [
    { ...output, location: { line: 2, column: 3 }, mark: 4 },
    { ...output, location: { line: 2, column: 3, x: 1 }, mark: 4, extra: 1 },
  ],
  [
    { ...output, lazy: 'async' },
    { ...output, lazy: 'async', extra: 1 },
  ],
  [{ kind: 'clear' }, { kind: 'clear', text: 'x' }],
  [{ kind: 'capped' }, { kind: 'capped', extra: 1 }],
])('an entry is read into %j and nothing else', (expected, sent) => {
  expect(read(sent)).toEqual(message(expected))
})

test('a field of another type becomes one that does no harm', () => {
  const odd = {
    ...output,
    level: 'shout',
    text: {},
    depth: -1,
    location: { line: '2', column: 1 },
    lazy: '<b>',
    mark: 0.5,
  }
  expect(read(odd)).toEqual(message({ ...output, text: '' }))
  expect(read(null)).toEqual(message({ ...output, text: '' }))
})

test('long texts, piled marks and deep groups are cut', () => {
  const long = { ...output, text: 'z'.repeat(1_000_000) }
  expect(JSON.stringify(read(long)).length).toBeLessThan(11_000)
  expect(read({ ...output, text: `e${'\u0301'.repeat(99)}` })).toEqual(
    message({ ...output, text: `e${'\u0301'.repeat(10)}…` }),
  )
  expect(read({ ...output, depth: 1e9 })).toEqual(
    message({ ...output, depth: 100 }),
  )
})

test('whatever arrives, reading it neither throws nor passes it on', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      expect(readMessage(value)).toBeUndefined()
      expect(read(value)).toBeDefined()
    }),
  )
})

test('a report is passed on as it is, for whoever asked for it', () => {
  const report = { whatever: 1n }
  const read = readMessage({ type: 'report', report, extra: 1 })
  expect(read).toEqual({ type: 'report', report })
})

test('how long the code took is a count, or is left out', () => {
  const ended = { type: 'ended', failure: '' }
  const read = (milliseconds: unknown) =>
    readMessage({ ...ended, milliseconds })
  expect(read(12)).toEqual({ ...ended, milliseconds: 12 })
  expect(read(-1)).toEqual(ended)
  expect(read('12')).toEqual(ended)
})
