import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFrameMessage, readWorkerMessage } from './guards'

const output = { kind: 'output', level: 'log', text: 'a', depth: 0 }

test('a message is read into a new one with nothing else in it', () => {
  const message = {
    type: 'entries',
    at: 0,
    extra: 1,
    entries: [
      { ...output, extra: 1, tree: [{ label: '', text: 'b', extra: 1 }] },
      { kind: 'clear' },
      { kind: 'amended', key: 1, text: 'c' },
      { kind: 'capped', omitted: 3 },
    ],
  }

  expect(readWorkerMessage(message)).toEqual({
    type: 'entries',
    at: 0,
    entries: [
      { ...output, tree: [{ label: '', text: 'b' }] },
      { kind: 'clear' },
      { kind: 'amended', key: 1, text: 'c' },
      { kind: 'capped', omitted: 3 },
    ],
  })
})

test('places are read number by number, and names of files are short', () => {
  const place = { line: 2, column: 3, file: 'a.ts' }
  const read = (calledAt: unknown) =>
    readWorkerMessage({
      type: 'entries',
      at: 0,
      entries: [{ ...output, calledAt }],
    })
  const entries = (calledAt: unknown) => ({
    type: 'entries',
    at: 0,
    entries: [{ ...output, calledAt }],
  })
  expect(read({ ...place, extra: 1 })).toEqual(entries(place))
  expect(read({ ...place, file: 'x'.repeat(999) })).toEqual(
    entries({ ...place, file: 'x'.repeat(100) }),
  )
  expect(read({ ...place, line: '2' })).toEqual({
    type: 'entries',
    at: 0,
    entries: [output],
  })
})

test.each([
  [{ type: 'entries', at: 0, entries: [{ ...output, level: 'shout' }] }],
  [{ type: 'entries', at: 0, entries: [{ ...output, text: 1 }] }],
  [{ type: 'entries', at: 0, entries: [{ ...output, depth: -1 }] }],
  [
    {
      type: 'entries',
      at: 0,
      entries: Array.from({ length: 1001 }, () => output),
    },
  ],
  [{ type: 'entries', at: 0, entries: 'all' }],
  [{ type: 'entries', entries: [] }],
  [{ type: 'ended', failure: 1 }],
  [{ type: 'run', js: '' }],
  [['pong']],
  [null],
])('%j is not a message', message => {
  expect(readWorkerMessage(message)).toBeUndefined()
})

test('long texts and deep trees are cut', () => {
  let tree: unknown[] = []
  for (let depth = 0; depth < 50; depth++) {
    tree = [{ label: 'x', text: 'y', children: tree }]
  }
  const message = readWorkerMessage({
    type: 'entries',
    at: 0,
    entries: [{ ...output, text: 'z'.repeat(1_000_000), tree }],
  })

  expect(JSON.stringify(message).length).toBeLessThan(101_000)
})

test('whatever arrives, reading it neither throws nor passes it on', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      expect(readFrameMessage(value)).toBeUndefined()
      expect(readWorkerMessage(value)).toBeUndefined()
    }),
  )
})

test('a report is passed on as it is, for whoever asked for it', () => {
  const report = { whatever: 1n }
  const message = readWorkerMessage({ type: 'report', report, extra: 1 })
  expect(message).toEqual({ type: 'report', report })
})

test('how long the code took is a count, or is left out', () => {
  const ended = { type: 'ended', failure: '' }
  const read = (milliseconds: unknown) =>
    readWorkerMessage({ ...ended, milliseconds })
  expect(read(12)).toEqual({ ...ended, milliseconds: 12 })
  expect(read(-1)).toEqual(ended)
  expect(read('12')).toEqual(ended)
})
