import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFrameMessage, readWorkerMessage } from './guards'

const output = { kind: 'output', level: 'log', text: 'a', depth: 0 }

test('a message is read into a new one with nothing else in it', () => {
  const message = {
    type: 'entries',
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
    entries: [
      { ...output, tree: [{ label: '', text: 'b' }] },
      { kind: 'clear' },
      { kind: 'amended', key: 1, text: 'c' },
      { kind: 'capped', omitted: 3 },
    ],
  })
})

test.each([
  [{ type: 'entries', entries: [{ ...output, level: 'shout' }] }],
  [{ type: 'entries', entries: [{ ...output, text: 1 }] }],
  [{ type: 'entries', entries: [{ ...output, depth: -1 }] }],
  [{ type: 'entries', entries: Array.from({ length: 1001 }, () => output) }],
  [{ type: 'entries', entries: 'all' }],
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
